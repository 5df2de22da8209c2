import { expect, test } from "vitest";
import { contentOf, found, noFacts } from "../../rule/content.test-support";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import { references } from "./references";

const resource = (kind: string, token: string) =>
  `\`\`\`yaml title="a.yaml"\nkind: ${kind}\nspec:\n  config:\n    token: ${token}\n\`\`\`\n`;
const problems = (text: string, file = "content/gateway/a.mdx") =>
  found(references, contentOf({ [file]: text }, { facts: { ...noFacts, interceptors: [limitInterceptor] } }));

test("a reference in an interceptor must have two dollar signs", async () => {
  expect(await problems(resource("Interceptor", "$${VAULT_TOKEN}"))).toEqual([]);
  expect(await problems(resource("Interceptor", "${VAULT_TOKEN}"))).toEqual([
    "content/gateway/a.mdx:5 the CLI replaces `${VAULT_TOKEN}` from its own environment",
  ]);
});

test("a reference in a piece of an interceptor must also have two dollar signs", async () => {
  expect(await problems('```yaml part="limit"\nvault:\n  token: ${VAULT_TOKEN}\n```\n')).toEqual([
    "content/gateway/a.mdx:3 the CLI replaces `${VAULT_TOKEN}` from its own environment",
  ]);
});

test("references in other resources, API calls and release notes can have one dollar sign", async () => {
  expect(await problems(resource("Alert", "${TOKEN}"))).toEqual([]);
  expect(await problems('```json\n{ "kind": "Interceptor", "spec": "${TOKEN}" }\n```\n')).toEqual([]);
  expect(await problems(resource("Interceptor", "${TOKEN}"), "content/changelog/Gateway-3.5.0.mdx")).toEqual(
    [],
  );
});
