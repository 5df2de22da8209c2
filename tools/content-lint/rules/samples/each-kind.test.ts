import { beforeAll, describe, expect, test } from "vitest";
import siteConfig from "../../../../src/site/site.config";
import { checkContent } from "../../check-content";
import { contentOf } from "../../rule/content.test-support";
import { readKnownFacts, type KnownFacts } from "../../facts/known-facts";
import { sampleRules } from "../../registry";

/** One wrong sample for each check, based on the site's own data, tested end to end like an author's command. */
const wrongSamples: [what: string, info: string, code: string, line: number, message: RegExp][] = [
  ["YAML", "yaml", "a: 1\n b: 2", 1, /isn't valid YAML/],
  ["JSON", "json", '{\n  "a": 1,\n}', 3, /isn't valid JSON/],
  ["HCL", "hcl", "a = = 1", 1, /isn't valid HCL/],
  ["properties", "properties", "a=b\nnothing", 2, /"nothing" isn't a property/],
  ["XML", "xml", "<a>\n  <b>\n</a>", 2, /isn't well-formed XML/],
  ["SQL", "sql", "SELECT FROM WHERE;", 1, /isn't valid SQL/],
  ["shell", "bash", "echo 'one", 1, /bash can't parse the sample/],
  ["Dockerfile", "docker", "FROM a\nRUNS b", 2, /isn't a valid Dockerfile: Unknown instruction: RUNS/],
  ["JavaScript", "js", "a();\nconst b = ;", 2, /isn't valid JavaScript/],
  [
    "resource of Gateway",
    "yaml",
    "apiVersion: gateway/v2\nkind: VirtualCluster\nmetadata:\n  name: a\nspec:\n  aclEnable: true",
    6,
    /VirtualCluster: `spec.aclEnable` isn't a known key/,
  ],
  [
    "resource of Console",
    "yaml",
    "apiVersion: kafka/v2\nkind: Topic\nmetadata:\n  name: a\n  cluster: b\nspec:\n  partitions: many\n  replicationFactor: 1",
    7,
    /Topic: `spec.partitions` must be an integer, but is "many"/,
  ],
  [
    "kind",
    "yaml",
    "apiVersion: gateway/v2\nkind: Interceptors\nmetadata: {}\nspec: {}",
    2,
    /`kind` can't be Interceptors/,
  ],
  [
    "piece of a resource",
    'yaml part="KafkaCluster"',
    "spec:\n  colour: red",
    2,
    /KafkaCluster: `spec.colour` isn't a known key/,
  ],
  [
    "resource in a script",
    "bash",
    "cat > a.yaml <<EOF\napiVersion: gateway/v2\nkind: VirtualClusters\nmetadata: {}\nspec: {}\nEOF",
    3,
    /`kind` can't be VirtualClusters/,
  ],
  [
    "option of an interceptor",
    "json",
    '{ "pluginClass": "io.conduktor.gateway.interceptor.safeguard.ReadOnlyTopicPolicyPlugin",\n  "config": { "topics": "a" } }',
    2,
    /`topics` isn't an option/,
  ],
  [
    "plugin",
    "yaml",
    "pluginClass: io.conduktor.gateway.interceptor.Nothing\nconfig: {}",
    1,
    /isn't the class of an interceptor/,
  ],
  ["variable of Gateway", "yaml", "GATEWAY_PORT_STRAT: 1", 1, /`GATEWAY_PORT_STRAT` isn't a variable/],
  ["variable of Console", "properties", "CDK_DATABASE_URI=a", 1, /`CDK_DATABASE_URI` isn't a variable/],
  ["image's tag", "bash", "docker pull conduktor/conduktor-gateway:3.8.99", 1, /has no tag 3.8.99/],
  ["command of the CLI", "bash", "conduktor aply -f a.yaml", 1, /`conduktor aply` isn't a command/],
  ["flag of the CLI", "bash", "conduktor apply --fiel a.yaml", 1, /has no flag `--fiel`/],
  ["call of the API", "bash", "curl http://localhost:8888/gateway/v2/groups", 1, /isn't an endpoint/],
  [
    "key of a Compose file",
    "yaml",
    "services:\n  a:\n    image: b\n    port: [1]",
    4,
    /`services.a.port` isn't a Compose key/,
  ],
];

let facts: KnownFacts;
beforeAll(() => {
  facts = readKnownFacts(process.cwd(), siteConfig.versions);
});

async function found(info: string, code: string): Promise<string[]> {
  const text = `Before.\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
  const problems = await checkContent(contentOf({ "content/guides/a.mdx": text }, { facts }), sampleRules);
  return problems.map((problem) => `${problem.file}:${problem.line} ${problem.message}`);
}

describe("a wrong sample is reported with its file and line", () => {
  test.each(wrongSamples)("%s", async (_what, info, code, line, message) => {
    const [first = ""] = await found(info, code);
    expect(first).toMatch(message);
    expect(first).toMatch(new RegExp(`^content/guides/a\\.mdx:${line + 3} `));
  });

  test.each(wrongSamples)("%s, unless it shows the mistake on purpose", async (_what, info, code) => {
    expect(await found(`${info} wrong`, code)).toEqual([]);
  });
});
