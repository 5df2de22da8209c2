import { expect, test } from "vitest";
import { mayHoldQuery } from "./file-parser";

const component = "/site/src/components/Card.tsx";
const ofPackage = "/site/node_modules/gatsby-plugin-image/dist/index.js";
const query = "export const query = graphql`query Page { site { id } }`;";

test.each([
  [query, component],
  ["export const query = graphql(`query Page { site { id } }`);", component],
  ["const data = useStaticQuery(query);", component],
  ["<StaticImage src='a.png' alt='' />", component],
  ["<Slice alias='bar' />", component],
  [query, ofPackage],
])("%s in %s can contain a query", (text, file) => {
  expect(mayHoldQuery(text, file)).toBe(true);
});

test.each([
  ["export const config = {};", component],
  ["export function Head() {}", component],
  ["array.slice(1)", component],
  ["// see GraphQL", component],
  ["const { data } = await graphql(text);", component],
  ["export function StaticImage() {}", ofPackage],
])("%s in %s contains no query", (text, file) => {
  expect(mayHoldQuery(text, file)).toBe(false);
});
