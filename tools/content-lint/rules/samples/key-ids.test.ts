import { expect, test } from "vitest";
import { contentOf, found, noFacts } from "../../rule/content.test-support";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import { keyIds } from "./key-ids";

const stated = { keyIdPrefixes: ["vault-kms", "in-memory-kms"], lifecycle: [], untrue: [] };
const problems = (code: string, file = "content/gateway/a.mdx", example = {}) =>
  found(
    keyIds,
    contentOf(
      { [file]: `\`\`\`yaml\n${code}\n\`\`\`\n` },
      { facts: { ...noFacts, stated, interceptors: [{ ...limitInterceptor, example }] } },
    ),
  );

test.each([
  "keySecretId: vault-kms://vault:8200/transit/keys/a",
  '"keySecretId": "in-memory-kms://a",',
  '{ "conduktor.keySecretId": "vault-kms://a" }',
  "defaultKeySecretId: in-memory-kms://{{record.topic}}",
  "keySecretId: ${KEY}",
  'keySecretId: "{{record.key}}"',
])("begins with a KMS or with an unknown value: %s", async (code) => {
  expect(await problems(code)).toEqual([]);
});

test.each([
  ["keySecretId: card-key", "card-key"],
  ['"keySecretId": "card-key"', "card-key"],
  ['"schema": "{\\"conduktor.keySecretId\\": \\"card-key\\"}"', "card-key"],
  ["masterKeyId: fault-kms://a", "fault-kms://a"],
])("doesn't begin with a KMS: %s", async (code, id) => {
  expect(await problems(`a: 1\n${code}`)).toEqual([
    `content/gateway/a.mdx:3 the key ID \`${id}\` must begin with a KMS`,
  ]);
});

test("release notes can show key IDs from their time", async () => {
  expect(await problems("keySecretId: card-key", "content/changelog/Gateway-2.6.0.mdx")).toEqual([]);
});

test("interceptor examples are also checked", async () => {
  const example = { recordValue: { fields: [{ fieldName: "card", keySecretId: "card-key" }] } };
  expect(await problems("", undefined, example)).toEqual([
    "content/interceptors/limit.yaml:0 the key ID `card-key` must begin with a KMS",
  ]);
});
