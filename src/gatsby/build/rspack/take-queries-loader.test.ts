import { expect, test } from "vitest";
import { apisToRemove, needsBabel } from "./take-queries-loader";

test("of a page's two modules each loses what the other is for", () => {
  expect(apisToRemove("?export=default")).toEqual(["getServerData", "config", "Head"]);
  expect(apisToRemove("?export=head")).toEqual(["getServerData", "config", "default"]);
});

test("Babel handles scripts that may have a query, and a page's two modules", () => {
  expect(needsBabel("export const query = graphql`{ site { id } }`;", "")).toBe(true);
  expect(needsBabel("export default function Page() {}", "?export=head")).toBe(true);
  expect(needsBabel("export function Table() {}", "")).toBe(false);
});
