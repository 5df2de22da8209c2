import { describe, expect, test } from "vitest";
import type { Interceptor, InterceptorOption } from "../../../src/model/reference/interceptor";
import { configFindings, optionFindings } from "./interceptor-config";
import { limitInterceptor } from "./limit-interceptor.test-support";

const option = (
  name: string,
  type: InterceptorOption["type"],
  more: Partial<InterceptorOption> = {},
): InterceptorOption => ({ name, type, required: false, description: "…", ...more });

const interceptor: Interceptor = {
  ...limitInterceptor,
  options: [
    option("topic", "regex"),
    option("bytes", "object", {
      options: [
        option("min", "long", { required: true, min: 1 }),
        option("max", "long", { max: 10 }),
        option("action", "enum", { values: ["BLOCK", "INFO"] }),
      ],
    }),
    option("dryRun", "boolean"),
    option("share", "double"),
    option("wait", "duration"),
    option("token", "secret"),
    option("key", "string", { prefixes: ["in-memory-kms://", "vault-kms://"] }),
    option("partitions", "list", { of: "integer" }),
    option("acks", "list", { of: "integer", values: [-1, 0, 1] }),
    option("names", "list", { of: "string" }),
    option("labels", "map", { of: "string" }),
    option("free", "object"),
    option("fields", "list", { options: [option("name", "string", { required: true })] }),
  ],
  example: {},
  errors: [],
  limits: [],
  demos: [],
};

const messages = (config: unknown) => configFindings(config, interceptor).map(({ message }) => message);

test("a valid configuration has no findings, even with null and values that a shell fills in", () => {
  expect(
    messages({
      topic: "^orders$",
      bytes: { min: 1, max: 10, action: "INFO" },
      dryRun: false,
      share: 0.5,
      wait: "10s",
      token: "${TOKEN}",
      key: "in-memory-kms://trial",
      partitions: [0, 1],
      acks: [-1],
      names: ["a"],
      labels: { a: "b" },
      free: { anything: [1, { b: true }] },
      fields: [{ name: "x" }],
    }),
  ).toEqual([]);
  expect(messages({ bytes: { min: "${MIN}", max: null }, dryRun: "$DRY_RUN" })).toEqual([]);
});

describe("an invalid value is reported with what was found and what is expected", () => {
  test.each<[string, unknown, string]>([
    ["a missing required option", { bytes: { max: 2 } }, "`bytes.min` is missing"],
    ["a required option that is null", { bytes: { min: null } }, "`bytes.min` is missing"],
    ["a missing option of an entry", { fields: [{}] }, "`fields.0.name` is missing"],
    ["text for a number", { bytes: { min: "abc" } }, '`bytes.min`: a number is expected, found "abc"'],
    [
      "a fraction for a whole number",
      { bytes: { min: 1.5 } },
      "`bytes.min`: a whole number is expected, found 1.5",
    ],
    ["too small a number", { bytes: { min: 0 } }, "`bytes.min`: at least 1, found 0"],
    ["too large a number", { bytes: { min: 1, max: 11 } }, "`bytes.max`: at most 10, found 11"],
    ["text for an object", { bytes: "5" }, '`bytes`: an object is expected, found "5"'],
    ["a list for an object", { bytes: [{ min: 1 }] }, '`bytes`: an object is expected, found [{"min":1}]'],
    ["text for a list", { names: "a" }, '`names`: a list is expected, found "a"'],
    [
      "text for an entry that is an object",
      { fields: ["x"] },
      '`fields.0`: an object is expected, found "x"',
    ],
    [
      "text in a list of numbers",
      { partitions: [0, "abc"] },
      '`partitions.1`: a number is expected, found "abc"',
    ],
    ["a list's entry that isn't allowed", { acks: [2] }, "`acks.0`: 2 isn't one of -1, 0, 1"],
    ["a number in a list of text", { names: [5] }, "`names.0`: text is expected, found 5"],
    ["a number in a map of text", { labels: { a: 5 } }, "`labels.a`: text is expected, found 5"],
    ["text for yes or no", { dryRun: "yes" }, '`dryRun`: true or false is expected, found "yes"'],
    ["text for a fraction", { share: "half" }, '`share`: a number is expected, found "half"'],
    ["an object for text", { token: { a: 1 } }, '`token`: text is expected, found {"a":1}'],
    ["a broken pattern", { topic: "orders(" }, '`topic`: a regular expression is expected, found "orders("'],
    ["no duration", { wait: "soon" }, '`wait`: a duration such as 10s or PT5M is expected, found "soon"'],
    [
      "a value that isn't allowed",
      { bytes: { min: 1, action: "BLOK" } },
      '`bytes.action`: "BLOK" isn\'t one of BLOCK, INFO',
    ],
    [
      "a key without a KMS",
      { key: "trial" },
      '`key`: "trial" doesn\'t start with one of in-memory-kms://, vault-kms://',
    ],
    ["an unknown option", { topics: "a" }, "`topics`: unknown option"],
  ])("%s", (_name, config, message) => {
    expect(messages(config)).toEqual([message]);
  });
});

test("an option's own example and default are also checked", () => {
  const bytes = option("bytes", "long", { max: 10 });
  expect(optionFindings(11, bytes).map(({ message }) => message)).toEqual(["`bytes`: at most 10, found 11"]);
  expect(optionFindings(10, bytes)).toEqual([]);
});
