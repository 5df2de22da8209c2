import { describe, expect, test } from "vitest";
import type { InterceptorOption } from "../../model/interceptor";
import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { translatorFor } from "../translation/translator";
import { groupOf, readGroup, type Group } from "./form-values";

const option = (name: string, type: InterceptorOption["type"], more: Partial<InterceptorOption> = {}) => ({
  name,
  type,
  required: false,
  description: "…",
  ...more,
});

const options: InterceptorOption[] = [
  option("topic", "regex"),
  option("limit", "integer", { required: true, min: 1, max: 12 }),
  option("action", "enum", { values: ["BLOCK", "INFO"] }),
  option("acks", "list", { of: "integer" }),
  option("dryRun", "boolean"),
  option("labels", "map"),
  option("compression", "object", { options: [option("value", "list", { of: "string", required: true })] }),
  option("fields", "list", {
    options: [option("name", "string", { required: true }), option("size", "long")],
  }),
];

const example = {
  topic: "orders.*",
  limit: 3,
  action: "BLOCK",
  acks: [-1, 0],
  dryRun: false,
  labels: { team: "shop" },
  compression: { value: ["ZSTD"] },
  fields: [{ name: "card", size: 16 }, { name: "iban" }],
};

/** The example's form with some fields changed. */
const changed = (changes: Group) => readGroup(options, { ...groupOf(options, example), ...changes });

test("a configuration comes out of the form as it went in", () => {
  expect(readGroup(options, groupOf(options, example))).toEqual({ config: example, mistakes: {} });
});

test("what isn't set is left out of the configuration", () => {
  expect(readGroup(options, { ...groupOf(options, {}), limit: "2" })).toEqual({
    config: { limit: 2 },
    mistakes: {},
  });
});

describe("a mistake is named at its field", () => {
  test.each<[string, Group, Record<string, string>]>([
    ["a required option that is empty", { limit: " " }, { limit: "a value is needed" }],
    ["a word in place of a number", { limit: "many" }, { limit: "a number is needed" }],
    ["a fraction in place of a whole number", { limit: "1.5" }, { limit: "a whole number is needed" }],
    ["too small a number", { limit: "0" }, { limit: "at least 1" }],
    ["too large a number", { limit: "13" }, { limit: "at most 12" }],
    ["a value that isn't one of the allowed", { action: "block" }, { action: "one of BLOCK, INFO" }],
    ["a broken pattern", { topic: "orders(" }, { topic: "not a regular expression" }],
    ["broken YAML", { labels: "a: [" }, { labels: "not valid YAML" }],
    ["YAML that is no map", { labels: "shop" }, { labels: "lines of the form “key: value” are needed" }],
    [
      "a part of an entry",
      { fields: [{ name: "", size: "x" }] },
      {
        "fields.0.name": "a value is needed",
        "fields.0.size": "a number is needed",
      },
    ],
  ])("%s", (_name, changes, mistakes) => {
    const { text } = translatorFor("en", resourceBuilderTexts);
    const found = Object.entries(changed(changes).mistakes);
    expect(Object.fromEntries(found.map(([path, mistake]) => [path, text(...mistake)]))).toEqual(mistakes);
  });
});

test("a group requires its options only once something in it is set", () => {
  expect(changed({ compression: { value: "" } }).mistakes).toEqual({});
});

test("patterns with Java's inline flags and possessive quantifiers are taken", () => {
  expect(changed({ topic: "(?i)orders-[a-z]++" }).mistakes).toEqual({});
});
