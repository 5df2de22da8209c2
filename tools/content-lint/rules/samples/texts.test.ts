import { expect, test } from "vitest";
import { environmentVariablesSchema } from "../../../../src/model/reference/environment-variables";
import { checkContent } from "../../check-content";
import { contentOf, noFacts } from "../../rule/content.test-support";
import { imagesOf } from "../../facts/known-images";
import { someKafka } from "../../facts/kafka.test-support";
import type { KnownFacts } from "../../facts/known-facts";
import { gatewayVariables } from "../../facts/known-variables";
import { sampleRules } from "../../registry";

const facts: KnownFacts = {
  ...noFacts,
  variables: [
    gatewayVariables(
      environmentVariablesSchema.parse({
        former: [{ name: "GATEWAY_HOST", dropped: "2.0.1" }],
        groups: [
          {
            id: "all",
            title: "All",
            variables: [{ name: "GATEWAY_PORT_START", type: "integer", description: "First port." }],
          },
        ],
      }),
    ),
  ],
  images: imagesOf(["Gateway-3.8.1"]),
  currentReleases: ["Gateway-3.8.1"],
};

async function problems(file: string, text: string, known = facts): Promise<string[]> {
  const problems = await checkContent(contentOf({ [file]: text }, { facts: known }), sampleRules);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  "content/platform/a.mdx",
  "content/guides/b.mdx",
  "content/articles/faq.mdx",
  "content/gateway/c.mdx",
])("Gateway variables are checked in samples and sentences of %s", async (file) => {
  expect(
    await problems(file, "Set `GATEWAY_PROT`.\n\n```properties\nGATEWAY_PORT=1\nGATEWAY_PORT_START=2\n```\n"),
  ).toEqual(["1: `GATEWAY_PROT` isn't a variable", "4: `GATEWAY_PORT` isn't a variable"]);
});

test("former names can be used only in release notes", async () => {
  expect(await problems("content/changelog/Gateway-2.0.1.mdx", "`GATEWAY_HOST`")).toEqual([]);
  expect(await problems("content/guides/a.mdx", "`GATEWAY_HOST`")).toHaveLength(1);
});

test("Kafka names are checked, including the clusters that the page sets up", async () => {
  const page = [
    "Set `KAFKA_EU_SASL_MECHANISM`, not `KAFKA_US_SASL_MECHANISM`.",
    "```yaml\nKAFKA_EU_BOOTSTRAP_SERVERS: b:9092\nKAFKA_EU_SASL_MECHANISMS: PLAIN\n```",
    "```properties\nclient.id=a\nclient.ids=b\n```",
    "```yaml\napiVersion: kafka/v2\nkind: Topic\nspec:\n  configs: { retention: 1 }\n```",
    "```yaml wrong\nKAFKA_ANY: 1\n```",
  ].join("\n\n");
  expect(await problems("content/a.mdx", page, { ...facts, kafka: someKafka })).toEqual([
    "1: `KAFKA_US_SASL_MECHANISM` isn't a variable",
    "5: `KAFKA_EU_SASL_MECHANISMS` isn't a variable",
    "10: Kafka has no property `client.ids`",
    "17: a Kafka topic has no property `retention`",
  ]);
});

test("image tags are checked in sentences, frontmatter and samples, once each", async () => {
  const image = "conduktor/conduktor-gateway:3.8.9";
  expect(
    await problems(
      "content/a.mdx",
      `---\nimage: ${image}\n---\n\nRun \`${image}\`.\n\n\`\`\`bash\ndocker run ${image}\n\`\`\`\n`,
    ),
  ).toEqual([2, 5, 8].map((line) => `${line}: conduktor/conduktor-gateway has no tag 3.8.9`));
  expect(await problems("content/a.mdx", "Run `conduktor/conduktor-gateway:3.8.1`.")).toEqual([]);
});
