import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fillNodes } from "./fill-nodes";

it("replaces names with elements, and wraps text and numbers in their own elements", () => {
  const nodes = fillNodes("{a} of {b}, {c} done{d}", {
    a: <strong>1 release</strong>,
    b: "15 changes",
    c: 0,
  });
  expect(renderToStaticMarkup(<p>{nodes}</p>)).toBe(
    "<p><strong>1 release</strong><span> of </span><span>15 changes</span><span>, </span><span>0</span><span> done</span><span>d</span></p>",
  );
});
