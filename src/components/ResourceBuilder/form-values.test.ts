import { describe, expect, test } from "vitest";
import type { InterceptorOption } from "../../model/reference/interceptor";
import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { translatorFor } from "../translation/translator";
import { groupOf, readGroup, type Group } from "./form-values";
import { mistakeText } from "./mistake-text";

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
  option("acks", "list", { of: "integer", values: [-1, 0, 1] }),
  option("partitions", "list", { of: "integer" }),
  option("policies", "list", { of: "string", values: ["A", "B"] }),
  option("cleanup", "string", { values: ["delete", "compact"] }),
  option("wait", "duration"),
  option("dryRun", "boolean"),
  option("labels", "map", { of: "string" }),
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
  partitions: [3],
  policies: ["B"],
  cleanup: "delete",
  wait: "10s",
  dryRun: false,
  labels: { team: "shop" },
  compression: { value: ["ZSTD"] },
  fields: [{ name: "card", size: 16 }, { name: "iban" }],
};

/** The example's form with some changed fields. */
const changed = (changes: Group) => readGroup(options, { ...groupOf(options, example), ...changes });

test("the form returns a configuration unchanged", () => {
  expect(readGroup(options, groupOf(options, example))).toEqual({ config: example, mistakes: {} });
});

test("unset options are omitted from the configuration", () => {
  expect(readGroup(options, { ...groupOf(options, {}), limit: "2" })).toEqual({
    config: { limit: 2 },
    mistakes: {},
  });
});

describe("an error is shown at its field", () => {
  test.each<[string, Group, Record<string, string>]>([
    ["a required option that is empty", { limit: " " }, { limit: "required" }],
    ["a word in place of a number", { limit: "many" }, { limit: "must be a number" }],
    ["a fraction in place of a whole number", { limit: "1.5" }, { limit: "must be a whole number" }],
    ["too small a number", { limit: "0" }, { limit: "must be at least 1" }],
    ["too large a number", { limit: "13" }, { limit: "must be at most 12" }],
    ["a value that isn't one of the allowed", { action: "block" }, { action: "must be one of BLOCK, INFO" }],
    ["a broken pattern", { topic: "orders(" }, { topic: "must be a regular expression" }],
    ["a word in a list of numbers", { partitions: "1\n\nabc" }, { partitions: "line 3: must be a number" }],
    [
      "a fraction in a list of whole numbers",
      { partitions: "1.5" },
      { partitions: "line 1: must be a whole number" },
    ],
    [
      "a value in a list that isn't allowed",
      { policies: "A\nC" },
      { policies: "line 2: must be one of A, B" },
    ],
    ["a number in a list that isn't allowed", { acks: "2" }, { acks: "line 1: must be one of -1, 0, 1" }],
    [
      "text that isn't one of the allowed",
      { cleanup: "remove" },
      { cleanup: "must be one of delete, compact" },
    ],
    ["no duration", { wait: "soon" }, { wait: "must be a duration, such as 10s or PT5M" }],
    ["a list in a map of text", { labels: "a: [b]" }, { labels: "must be lines of “key: value”" }],
    ["broken YAML", { labels: "a: [" }, { labels: "must be valid YAML" }],
    ["YAML that is no map", { labels: "shop" }, { labels: "must be lines of “key: value”" }],
    [
      "a part of an entry",
      { fields: [{ name: "", size: "x" }] },
      {
        "fields.0.name": "required",
        "fields.0.size": "must be a number",
      },
    ],
  ])("%s", (_name, changes, mistakes) => {
    const { text } = translatorFor("en", resourceBuilderTexts);
    const found = Object.entries(changed(changes).mistakes);
    expect(Object.fromEntries(found.map(([path, mistake]) => [path, mistakeText(text, mistake)]))).toEqual(
      mistakes,
    );
  });
});

test("blank lines between entries are ignored, and a map of strings contains strings", () => {
  expect(changed({ partitions: "1\n\n2", labels: "a: 5\nb: true" })).toMatchObject({
    config: { partitions: [1, 2], labels: { a: "5", b: "true" } },
    mistakes: {},
  });
});

test.each(["500 ms", "10s", "5m", "P1D", "PT1H30M", "PT0.5S"])("%s is a duration", (wait) => {
  expect(changed({ wait }).mistakes).toEqual({});
});

test.each(["10", "P", "PT", "10 weeks", "-5s"])("%s is not a duration", (wait) => {
  expect(Object.keys(changed({ wait }).mistakes)).toEqual(["wait"]);
});

test("a group's required options are required only once something in the group is set", () => {
  expect(changed({ compression: { value: "" } }).mistakes).toEqual({});
});

test("a key must have the prefix of a KMS or be a reference that Gateway resolves", () => {
  const key = [option("key", "string", { prefixes: ["vault-kms://", "aws-kms://"] })];
  expect(readGroup(key, { key: "trial" })).toEqual({
    config: {},
    mistakes: { key: ["builder.isPrefixed", { values: "vault-kms://, aws-kms://" }] },
  });
  for (const value of ["vault-kms://vault:8200/transit/keys/orders", "${KEY_URI}"]) {
    expect(readGroup(key, { key: value })).toEqual({ config: { key: value }, mistakes: {} });
  }
});

test("patterns with Java's inline flags and possessive quantifiers are accepted", () => {
  expect(changed({ topic: "(?i)orders-[a-z]++" }).mistakes).toEqual({});
});
