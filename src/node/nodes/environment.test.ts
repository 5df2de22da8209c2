import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import siteConfig from "../../site/site.config";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { environmentDigest, readEnvironment } from "./environment";

const read = (files: Record<string, string>) =>
  withFiles(files, (root) => {
    const { environment, problems } = readEnvironment(root, siteConfig);
    return { root, environment, problems: problems.map(formatProblem).join("\n") };
  });
const glossary = (yaml: string) => read({ "content/glossary.yaml": yaml });

describe("readEnvironment", () => {
  it("returns the variables of the site's configuration and the glossary", () => {
    const { environment, problems, root } = glossary(
      "dlq:\n  term: Dead letter queue\n  definition: Where records go.\n",
    );
    expect(environment).toMatchObject({
      root,
      variables: { product: { name: siteConfig.productName }, version: siteConfig.versions },
      glossary: { dlq: { term: "Dead letter queue", definition: "Where records go." } },
    });
    expect(problems).toBe("");
  });

  it("has an empty glossary if the file is missing or empty", () => {
    expect(read({}).environment.glossary).toEqual({});
    expect(glossary("# later\n")).toMatchObject({ environment: { glossary: {} }, problems: "" });
  });

  it("reports an invalid glossary and continues without it", () => {
    const bad = [
      "Dead Letter:\n  term: a\n  definition: b\n",
      "dlq:\n  term: 5\n  meaning: b\n",
      "dlq: a queue\n",
      "- dlq\n",
      "dlq: [\n",
    ].map(glossary);
    expect(bad.map(({ problems }) => problems).join("\n")).toMatchInlineSnapshot(`
      "content/glossary.yaml:1:1  \`Dead Letter\` isn't a valid key; a key must be an ID of lowercase letters, digits and dashes
      content/glossary.yaml:2:3  \`dlq.term\` must be text, but is the number 5; put it in quotes
      content/glossary.yaml:1:1  \`dlq.definition\` is missing; it must be text
      content/glossary.yaml:3:3  \`dlq.meaning\` isn't a known key
      content/glossary.yaml:1:1  \`dlq\` must be a map, but is "a queue"
      content/glossary.yaml:1:1  \`(root)\` must be a map, but is ["dlq"]
      content/glossary.yaml:2:1  this isn't valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]"
    `);
    expect(bad.map(({ environment }) => environment.glossary)).toEqual([{}, {}, {}, {}, {}]);
  });
});

describe("environmentDigest", () => {
  const digestOf = (files: Record<string, string>) => withFiles(files, environmentDigest);

  it("changes with the build code and with the glossary", () => {
    const files = {
      ".cache/compiled/gatsby-node.js": "1",
      ".cache/compiled/gatsby-config.js": "2",
      "content/glossary.yaml": "3",
    };
    const digests = [
      digestOf({}),
      digestOf(files),
      ...Object.keys(files).map((file) => digestOf({ ...files, [file]: "changed" })),
      digestOf({ ...files, ".cache/compiled/gatsby-node.js": "12", ".cache/compiled/gatsby-config.js": "" }),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  it("is the same for the same files in a different folder", () => {
    expect(digestOf({ "content/glossary.yaml": "3" })).toBe(
      digestOf({ "content/glossary.yaml": "3", "content/a.mdx": "x" }),
    );
  });
});
