import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NavbarItem } from "./NavbarItem";

vi.mock("gatsby", () => ({ Link: "a", withPrefix: (path: string) => path }));

it("an item with the type html renders its markup", () => {
  const item = { type: "html" as const, value: "<strong>v1</strong> &amp; more" };
  expect(renderToString(<NavbarItem item={item} index={0} slot="navbar" />)).toMatch(
    /^<div class="[^"]*"><strong>v1<\/strong> &amp; more<\/div>$/,
  );
});
