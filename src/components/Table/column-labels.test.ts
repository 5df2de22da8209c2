import { createElement as element } from "react";
import { expect, it } from "vitest";
import { columnLabels } from "./column-labels";

const head = element(
  "thead",
  {},
  element("tr", {}, element("th", {}, "Option"), element("th", {}, 'The "type"')),
);
const bodyWith = (name: unknown) =>
  element("tbody", {}, element("tr", {}, element("td", {}, name as string), element("td", {}, "text")));

it("names the columns of a table whose rows have IDs", () => {
  const named = element("span", { id: "option-a" }, "a");
  expect(columnLabels([head, bodyWith(named)])).toEqual({
    "--label-1": '"Option"',
    "--label-2": '"The \\"type\\""',
  });
});

it("has nothing for other tables", () => {
  expect(columnLabels([head, bodyWith("a")])).toBeNull();
  expect(columnLabels([head, bodyWith(element("code", {}, "a"))])).toBeNull();
  expect(columnLabels([head])).toBeNull();
  expect(columnLabels(undefined)).toBeNull();
});
