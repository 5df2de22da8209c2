import { expect, it } from "vitest";
import { parseFenceMeta, type FenceMeta } from "./fence-meta";

const nothing: FenceMeta = {
  lines: [],
  numberLines: false,
  wrap: false,
  variables: false,
  wrong: false,
  unknown: [],
};

it.each<[string, Partial<FenceMeta>]>([
  ["", {}],
  ['title="values.yaml"', { title: "values.yaml" }],
  ["title='it\"s'", { title: 'it"s' }],
  ['title="values {1} numberLines"', { title: "values {1} numberLines" }],
  ['title="x"{2}', { title: "x", lines: [2] }],
  ["{1,3-5}", { lines: [1, 3, 4, 5] }],
  ["{ 1, 3 }", { lines: [1, 3] }],
  ["{1} {3}", { lines: [1, 3] }],
  ["{3-1,2}", { lines: [2] }],
  ["{0,-1}", { lines: [] }],
  ["{1-100000000}", { lines: [] }],
  ["numberLines wrap variables", { numberLines: true, wrap: true, variables: true }],
  ['{2} wrap title="x"', { lines: [2], wrap: true, title: "x" }],
  ['height=320 alt="A proxy"', { height: 320, alt: "A proxy" }],
  ['part="KafkaCluster.spec" wrap', { part: "KafkaCluster.spec", wrap: true }],
  ["height=tall", { unknown: ["height=tall"] }],
  ["title=values.yaml", { unknown: ["title=values.yaml"] }],
  ['data-title="x"', { unknown: ['data-title="x"'] }],
  ["{a} showLineNumbers", { unknown: ["{a}", "showLineNumbers"] }],
])("%s", (meta, expected) => {
  expect(parseFenceMeta(meta)).toEqual({ ...nothing, ...expected });
});
