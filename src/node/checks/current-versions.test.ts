import { expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import type { ReleaseLine } from "../../model/release/release";
import { checkCurrentVersions } from "./current-versions";

const release = (line: ReleaseLine, version: string) => ({
  line,
  version,
  file: `content/changelog/${line}-${version}.mdx`,
});
const versions = { console: "1.33.0", gateway: "3.10.0", cli: "0.5.0" };

it("reports nothing if each current version is the highest release by number, not by text or date", () => {
  const releases = [
    release("Platform", "1.17.1"),
    release("Console", "1.33.0"),
    release("Console", "1.9.0"),
    release("Gateway", "3.9.0"),
    release("Gateway", "3.10.0"),
  ];
  expect(checkCurrentVersions(releases, versions)).toEqual([]);
});

it("names the outdated version and the higher release", () => {
  const problems = checkCurrentVersions([release("Gateway", "3.11.0"), release("Cli", "0.4.0")], versions);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "src/site/site.config.ts  \`versions.gateway\` is 3.10.0, but the highest release of Gateway is 3.11.0
        set it to "3.11.0", or correct content/changelog/Gateway-3.11.0.mdx
    src/site/site.config.ts  \`versions.cli\` is 0.5.0, but the highest release of CLI is 0.4.0
        set it to "0.4.0", or correct content/changelog/Cli-0.4.0.mdx"
  `);
});
