import { expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import type { ReleaseLine } from "../../model/release/release";
import { checkSupportWindows } from "./support-windows";

const window = {
  product: "console" as const,
  label: "1.33.x",
  from: "1.33.0",
  below: "1.34.0",
  released: null,
  until: null,
};
const release = (line: ReleaseLine, version: string) => ({
  line,
  version,
  file: `content/changelog/${line}-${version}.mdx`,
});

it("names each release that isn't in any support window, for products with support windows", () => {
  const releases = [
    release("Console", "1.33.9"),
    release("Console", "1.34.0"),
    release("Platform", "1.9.0"),
    release("Cli", "0.1.0"),
  ];
  expect(checkSupportWindows([window], releases).map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "content/support/versions.yaml  no support window holds Console 1.34.0
        add one for the release of content/changelog/Console-1.34.0.mdx
    content/support/versions.yaml  no support window holds Console 1.9.0
        add one for the release of content/changelog/Platform-1.9.0.mdx"
  `);
});
