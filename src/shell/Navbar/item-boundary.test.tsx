import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { explainFailure } from "./failing-item";
import { ItemBoundary } from "./ItemBoundary";

const item = { type: "custom" as const, component: "clock", label: "Clock" };

function Broken(): never {
  throw new Error("no hands", { cause: new Error("no gears") });
}

function errorOf(render: () => void): unknown {
  try {
    render();
  } catch (error) {
    return explainFailure(error);
  }
  return null;
}

it("an item that fails on the server, no matter how deeply nested, stops the build with its slot and the reason", () => {
  const error = errorOf(() =>
    renderToString(
      <nav>
        <ItemBoundary item={{ type: "html", value: "fine" }}>fine</ItemBoundary>
        <ItemBoundary item={item}>
          <span>
            <Broken />
          </span>
        </ItemBoundary>
      </nav>,
    ),
  );
  expect(error).toMatchObject({ cause: { message: "no hands" } });
  expect((error as Error).message).toMatchInlineSnapshot(
    `"A navbar item failed to render: no hands; no gears. Check this item of \`navbar.items\` in src/site/site.config.ts: {"type":"custom","component":"clock","label":"Clock"}"`,
  );
});

it("a failure next to the items isn't attributed to them", () => {
  const error = errorOf(() =>
    renderToString(
      <nav>
        <ItemBoundary item={item}>fine</ItemBoundary>
        <Broken />
      </nav>,
    ),
  );
  expect((error as Error).message).toBe("no hands");
});

it("working items are rendered unchanged", () => {
  expect(renderToString(<ItemBoundary item={item}>12 o’clock</ItemBoundary>)).toBe("12 o’clock");
});
