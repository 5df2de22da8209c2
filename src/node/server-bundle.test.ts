import { expect, test } from "vitest";
import { isLate } from "./server-bundle";

const late = { context: "/site/src/search/launcher", dependencies: [{ type: "import()" }] };

test("what the site's own code imports late is left out", () => {
  expect(isLate(late, "/site")).toBe(true);
});

test.each([
  ["an ordinary import", { ...late, dependencies: [{ type: "harmony side effect evaluation" }] }],
  ["a template, for which Gatsby asks", { ...late, context: "/site/.cache" }],
  ["what a package imports late", { ...late, context: "/site/node_modules/react" }],
  ["a folder with a longer name", { ...late, context: "/site/src-other" }],
  ["an entry", { context: "/site/src" }],
])("%s stays", (_, request) => {
  expect(isLate(request, "/site")).toBe(false);
});
