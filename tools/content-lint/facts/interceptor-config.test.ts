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
    ["text for a number", { bytes: { min: "abc" } }, '`bytes.min` must be a number, but is "abc"'],
    [
      "a fraction for a whole number",
      { bytes: { min: 1.5 } },
      "`bytes.min` must be a whole number, but is 1.5",
    ],
    ["too small a number", { bytes: { min: 0 } }, "`bytes.min` must be at least 1, but is 0"],
    ["too large a number", { bytes: { min: 1, max: 11 } }, "`bytes.max` must be at most 10, but is 11"],
    ["text for an object", { bytes: "5" }, '`bytes` must be an object, but is "5"'],
    ["a list for an object", { bytes: [{ min: 1 }] }, '`bytes` must be an object, but is [{"min":1}]'],
    ["text for a list", { names: "a" }, '`names` must be a list, but is "a"'],
    ["text for an entry that is an object", { fields: ["x"] }, '`fields.0` must be an object, but is "x"'],
    [
      "text in a list of numbers",
      { partitions: [0, "abc"] },
      '`partitions.1` must be a number, but is "abc"',
    ],
    ["a list's entry that isn't allowed", { acks: [2] }, "`acks.0` must be one of -1, 0, 1, but is 2"],
    ["a number in a list of text", { names: [5] }, "`names.0` must be text, but is 5"],
    ["a number in a map of text", { labels: { a: 5 } }, "`labels.a` must be text, but is 5"],
    ["text for yes or no", { dryRun: "yes" }, '`dryRun` must be true or false, but is "yes"'],
    ["text for a fraction", { share: "half" }, '`share` must be a number, but is "half"'],
    ["an object for text", { token: { a: 1 } }, '`token` must be text, but is {"a":1}'],
    ["a broken pattern", { topic: "orders(" }, '`topic` must be a regular expression, but is "orders("'],
    ["no duration", { wait: "soon" }, '`wait` must be a duration such as 10s or PT5M, but is "soon"'],
    [
      "a value that isn't allowed",
      { bytes: { min: 1, action: "BLOK" } },
      '`bytes.action` must be one of BLOCK, INFO, but is "BLOK"',
    ],
    [
      "a key without a KMS",
      { key: "trial" },
      '`key` must be text that starts with one of in-memory-kms://, vault-kms://, but is "trial"',
    ],
    ["an unknown option", { topics: "a" }, "`topics` isn't an option"],
  ])("%s", (_name, config, message) => {
    expect(messages(config)).toEqual([message]);
  });
});

test("an option's own example and default are also checked", () => {
  const bytes = option("bytes", "long", { max: 10 });
  expect(optionFindings(11, bytes).map(({ message }) => message)).toEqual([
    "`bytes` must be at most 10, but is 11",
  ]);
  expect(optionFindings(10, bytes)).toEqual([]);
});
