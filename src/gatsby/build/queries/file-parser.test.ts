import { expect, test } from "vitest";
import { mayHoldQuery } from "./file-parser";

test.each([
  "export const query = graphql`query Page { site { id } }`;",
  "export const query = graphql(`query Page { site { id } }`);",
  "const data = useStaticQuery(query);",
  "<StaticImage src='a.png' alt='' />",
  "<Slice alias='bar' />",
])("%s can contain a query", (text) => {
  expect(mayHoldQuery(text)).toBe(true);
});

test.each(["export const config = {};", "export function Head() {}", "array.slice(1)", "// see GraphQL"])(
  "%s contains no query",
  (text) => {
    expect(mayHoldQuery(text)).toBe(false);
  },
);
