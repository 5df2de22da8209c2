import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { readCompatibilityRules, readSupportWindows } from "./support-schema";

const shown = (problems: Parameters<typeof formatProblem>[0][]) => problems.map(formatProblem).join("\n");

describe("readSupportWindows", () => {
  const read = (yaml: string) => readSupportWindows("content/support/versions.yaml", yaml);

  it("reads support windows and fills in missing values", () => {
    expect(read('- product: gateway\n  label: 2.x\n  below: "3.0.0"\n')).toEqual({
      items: [{ product: "gateway", label: "2.x", from: null, below: "3.0.0", released: null, until: null }],
      problems: [],
    });
    expect(read("")).toEqual({ items: [], problems: [] });
  });

  it("reports errors with their line and keeps the other items", () => {
    const yaml = `- product: console
  label: 1.33.x
  from: "1.33.0"
  below: "1.34.0"
  released: 2025-04-09
  until: 2025-04-08
- product: cli
  label: x
  below: 1.34
- product: console
  label: 1.32.x
  below: "1.33.0"
  until: 2025-02-30
- product: console
  label: fine
  below: "1.30.0"
- product: console
  label: overlaps
  from: "1.29.0"
  below: "1.31.0"
`;
    const { items, problems } = read(yaml);
    expect(items.map(({ label }) => label)).toEqual(["fine", "overlaps"]);
    expect(shown(problems)).toMatchInlineSnapshot(`
      "content/support/versions.yaml:6:3  \`until\` must be a day after \`released\`, but is "2025-04-08"
      content/support/versions.yaml:7:3  \`product\` must be one of "console", "gateway", but is "cli"
      content/support/versions.yaml:9:3  \`below\` must be text, but is the number 1.34; put it in quotes
      content/support/versions.yaml:13:3  \`until\` must be a valid date, but is "2025-02-30"
      content/support/versions.yaml:17:3  \`overlaps\` overlaps \`fine\`
          each version can be in only one window"
    `);
  });

  it("reports content that isn't a list or isn't YAML", () => {
    expect(shown(read("a: b").problems)).toMatchInlineSnapshot(`
      "content/support/versions.yaml:1:1  the file must be a list
          start the line of each item with a dash"
    `);
    expect(shown(read("- a: b: c").problems)).toMatchInlineSnapshot(
      `"content/support/versions.yaml:1:6  this isn't valid YAML: Nested mappings are not allowed in compact mappings"`,
    );
  });
});

describe("readCompatibilityRules", () => {
  const read = (yaml: string) => readCompatibilityRules("content/support/compatibility.yaml", yaml);

  it("reads rules as flat objects, with missing bounds as null", () => {
    const yaml =
      '- product: cli\n  versions: { from: "0.2.0" }\n  with: console\n  supported: { from: "1.23.0" }\n';
    expect(read(yaml)).toEqual({
      items: [
        {
          product: "cli",
          from: "0.2.0",
          below: null,
          with: "console",
          supportedFrom: "1.23.0",
          supportedBelow: null,
          oldestKnown: null,
          newestKnown: null,
          feature: null,
          note: null,
        },
      ],
      problems: [],
    });
  });

  it("requires both bounds for third-party components, as a range or as known versions", () => {
    const withPart = (part: string, supported: string) =>
      `- product: gateway\n  versions: { from: "3.5.0" }\n  with: ${part}\n  supported: ${supported}\n`;
    const right = [
      withPart("postgresql", '{ from: "13.0", newest: "17" }'),
      withPart("kafka-clients", '{ below: "4.0.0", oldest: "2.5.0" }'),
      withPart("console", '{ from: "1.23.0" }'),
    ];
    expect(read(right.join("")).problems).toEqual([]);
    expect(read(right.join("")).items[0]).toMatchObject({ newestKnown: "17", oldestKnown: null });
    const wrong = [
      withPart("postgresql", '{ from: "13.0" }'),
      withPart("kafka-clients", '{ below: "4.0.0" }'),
      withPart("helm", '{ from: "3.1.0", newest: three }'),
    ];
    expect(shown(read(wrong.join("")).problems)).toMatchInlineSnapshot(`
      "content/support/compatibility.yaml:4:3  \`supported\` must be a range with \`below\`, or with \`newest\`, the latest version when this was published, but is {"from":"13.0"}
      content/support/compatibility.yaml:8:3  \`supported\` must be a range with \`from\`, or with \`oldest\`, the lowest version known to work, but is {"below":"4.0.0"}
      content/support/compatibility.yaml:12:31  \`supported.newest\` must be a version such as 17 or 1.32, in quotes, but is "three""
    `);
  });

  it("reports unknown components, unquoted versions and empty ranges", () => {
    expect(
      shown(
        read("- product: cli\n  versions: { from: 0.2 }\n  with: kafak\n  supported: {}\n  extra: 1\n")
          .problems,
      ),
    ).toMatchInlineSnapshot(`
      "content/support/compatibility.yaml:2:15  \`versions.from\` must be text, but is the number 0.2; put it in quotes
      content/support/compatibility.yaml:3:3  \`with\` must be one of "console", "gateway", "cli", "kafka", "kafka-clients", "postgresql", "kubernetes", "helm", "console-chart", "gateway-chart", but is "kafak"
      content/support/compatibility.yaml:4:3  \`supported\` must be a range with \`from\`, \`below\` or both, but is {}
      content/support/compatibility.yaml:5:3  \`extra\` isn't a known key. Known keys: product, versions, with, supported, feature, note"
    `);
  });
});
