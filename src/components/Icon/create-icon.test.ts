import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./create-icon";

const Close = createIcon({
  node: [
    ["path", { d: "M18 6 6 18", key: "1bl5f8" }],
    ["path", { d: "m6 6 12 12", key: "d8bk6v" }],
  ],
});

test("an icon has the shapes that Lucide describes, and the size, stroke and label of its place", () => {
  const props = { size: 16, strokeWidth: 2, role: "img", "aria-label": "Close" };
  expect(renderToStaticMarkup(createElement(Close, props))).toBe(
    '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="Close"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>',
  );
});

test("an icon without a label is thin and hidden from screen readers", () => {
  expect(renderToStaticMarkup(createElement(Close, { size: 24 }))).toMatch(
    /^<svg width="24" height="24" .*stroke-width="1.5" .*aria-hidden="true"/,
  );
});
