import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataBlock } from "./data-blocks";

let root = "";

function interceptor(id: string, demos: readonly string[]): string {
  return `id: ${id}
name: ${id}
pluginClass: io.example.Plugin
kind: traffic-control
goals: [protect brokers]
requests: [Produce]
summary: Limits.
needs: []
options: []
example: {}
errors: []
limits: []
demos: [${demos.join(", ")}]
`;
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "demo-block-"));
  const files = {
    "content/interceptors/limit.yaml": interceptor("limit", ["/gateway/demos/a/", "/gateway/demos/b/"]),
    "content/interceptors/mask.yaml": interceptor("mask", ["/gateway/demos/b/"]),
    "content/interceptors/plain.yaml": interceptor("plain", []),
    "content/interceptors/lost.yaml": interceptor("lost", ["/gateway/demos/nowhere/"]),
    "content/gateway/demos/a.mdx": "---\ntitle: Limit [all]\ndescription: A limit at work.\n---\n",
    "content/gateway/demos/b.mdx": "---\ntitle: Mask\n---\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

function demos(of: string) {
  const problems: string[] = [];
  const made = dataBlock("InterceptorDemos", { of }, root, (message) => problems.push(message));
  return { problems, markdown: made?.markdown, files: made?.files };
}

test("demos are links with title and description, and the page depends on their files", () => {
  expect(demos("limit")).toEqual({
    problems: [],
    markdown: "- [Limit \\[all\\]](/gateway/demos/a/): A limit at work.\n- [Mask](/gateway/demos/b/)",
    files: ["content/interceptors/limit.yaml", "content/gateway/demos/a.mdx", "content/gateway/demos/b.mdx"],
  });
});

test("a demo of several interceptors is shown only once", () => {
  expect(demos("mask, limit").markdown).toBe(
    "- [Mask](/gateway/demos/b/)\n- [Limit \\[all\\]](/gateway/demos/a/): A limit at work.",
  );
});

test.each([
  ["plain", "`plain` has no demos"],
  ["lost", "there is no page /gateway/demos/nowhere/"],
  ["mask, limits", "there is no interceptor `limits`"],
])("%s is reported on the page", (of, problem) => {
  expect(demos(of).problems).toEqual([problem]);
});
