import { expect, test } from "vitest";
import takeQueries, { apisToRemove, needsBabel } from "./take-queries-loader";

test("each of a page's two modules drops the exports of the other", () => {
  expect(apisToRemove("?export=default")).toEqual(["getServerData", "config", "Head"]);
  expect(apisToRemove("?export=head")).toEqual(["getServerData", "config", "default"]);
});

test("Babel processes scripts that can contain a query, and a page's two modules", () => {
  expect(needsBabel("export const query = graphql`{ site { id } }`;", "")).toBe(true);
  expect(needsBabel("export default function Page() {}", "?export=head")).toBe(true);
  expect(needsBabel("export function Table() {}", "")).toBe(false);
});

test("during development, only the remaining exports of a page's module are prepared for Fast Refresh", () => {
  const source = `
import { graphql } from "gatsby";
export default function Page() { return null; }
export function Head() { return null; }
export const query = graphql\`query Page { site { id } }\`;
`;
  let code = "";
  const loader = {
    getOptions: () => ({ stage: "develop" }),
    resourcePath: "/site/src/templates/page.tsx",
    resourceQuery: "?export=default",
    callback: (_error: unknown, result: string) => {
      code = result;
    },
  };
  takeQueries.call(loader as unknown as ThisParameterType<typeof takeQueries>, source);
  expect(code).toContain('$RefreshReg$(_c, "Page")');
  expect(code).not.toContain("Head");
  expect(code).not.toContain("graphql`");
});
