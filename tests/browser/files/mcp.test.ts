import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import siteConfig from "../../../src/site/site.config";
import { callTool, connectToMcp, startMcp } from "../page-objects/mcp-client";

let client: Client;
beforeAll(async () => {
  client = await connectToMcp();
});
afterAll(() => client.close());

const { gateway } = siteConfig.versions;

test("all tools are read-only", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search",
    "read_page",
    "list_releases",
    "plan_upgrade",
    "look_up",
    "validate_resource",
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test("search finds the same pages as the site's search, and the address it returns can be read", async () => {
  const { text } = await callTool(client, "search", { query: "GATEWAY_PORT_START", limit: 3 });
  const [, address = ""] = /(\/gateway\/configuration\/env-variables\/\S*)/.exec(text) ?? [];
  expect(address).not.toBe("");
  const { text: row } = await callTool(client, "read_page", { path: address });
  expect(row).toMatch(/^#+ .*\n\n\| Variable \| .*\n\| - .*\n\| \[`GATEWAY_PORT_START`\].*$/);
});

test("a page and one of its sections are returned as Markdown", async () => {
  const page = await callTool(client, "read_page", { path: "/gateway/get-started/docker/" });
  expect(page.text).toMatch(/^---\ntitle: Docker\n/);
  const section = await callTool(client, "read_page", {
    path: "/gateway/get-started/docker",
    heading: "prerequisites",
  });
  expect(section.text).toMatch(/^## Prerequisites\n/);
  expect(section.text).not.toContain("\n## ");
  expect(
    (await callTool(client, "read_page", { path: "/gateway/get-started/docker/#prerequisites" })).text,
  ).toBe(section.text);
});

test("releases are listed by product and version", async () => {
  const { text } = await callTool(client, "list_releases", { product: "gateway", since: "3.7.0" });
  const releases = JSON.parse(text) as { version: string; product: string }[];
  expect(releases[0]?.version).toBe(gateway);
  expect(releases.every(({ product }) => product === "gateway")).toBe(true);
  expect(releases.map(({ version }) => version)).not.toContain("3.7.0");
});

test("upgrades are planned the same way as on the site", async () => {
  const { text } = await callTool(client, "plan_upgrade", { product: "gateway", from: "3.2.0", to: gateway });
  expect(text).toMatch(
    new RegExp(
      `^# Upgrade Gateway from 3\\.2\\.0 to ${gateway.replaceAll(".", "\\.")}\n\n1\\. 3\\.2\\.0 to `,
    ),
  );
  expect(text).toContain("\n## Breaking changes\n\n- [ ] **");
});

test.each([
  ["GATEWAY_PORT_START", '"kind": "variable"'],
  ["pluginClass", undefined],
  ["apply", '"kind": "command"'],
])("looking up %s returns its entry, or an error if there is none", async (name, found) => {
  const { text, isError } = await callTool(client, "look_up", { name });
  if (found === undefined) expect(isError).toBe(true);
  else expect(text).toContain(found);
});

describe("resources", () => {
  const valid =
    "apiVersion: gateway/v2\nkind: VirtualCluster\nmetadata:\n  name: shop\nspec:\n  aclEnabled: true\n";

  test("a valid resource passes", async () => {
    expect(await callTool(client, "validate_resource", { yaml: valid })).toEqual({
      text: "The resource is valid.",
      isError: false,
    });
  });

  test.each([
    [valid.replace("aclEnabled", "aclEnable"), 'line 6: spec can\'t have the key "aclEnable"'],
    [valid.replace("  name: shop\n", "  labels: {}\n"), "metadata must have required property 'name'"],
    [
      valid.replace("VirtualCluster", "virtualcluster"),
      'line 2: "virtualcluster" isn\'t a kind. Did you mean "VirtualCluster"?',
    ],
    [`${valid}---\nkind: [`, "line 8:"],
    ["just text", "line 1: must be a resource"],
  ])("an invalid resource is rejected with the line number", async (yaml, message) => {
    const { text, isError } = await callTool(client, "validate_resource", { yaml });
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});

describe("bad requests", () => {
  test.each<[string, string, Record<string, unknown>, RegExp]>([
    ["an unknown page", "read_page", { path: "/no/such/page/" }, /isn't a page/],
    ["a page that has moved", "read_page", { path: "/features/brokers-management" }, /isn't a page/],
    ["a step upward", "read_page", { path: "/../package.json" }, /isn't a page/],
    ["an encoded step upward", "read_page", { path: "/%2e%2e/%2e%2e/etc/passwd" }, /isn't a page/],
    ["another host", "read_page", { path: "https://example.com/" }, /isn't a page/],
    ["a zero byte", "read_page", { path: "/gateway\0/" }, /isn't a page/],
    [
      "an unknown section",
      "read_page",
      { path: "/gateway/", heading: "No such" },
      /"No such" isn't a section/,
    ],
    [
      "an unknown version",
      "plan_upgrade",
      { product: "gateway", from: "3.5", to: gateway },
      /Did you mean "3\.5\./,
    ],
    ["a version backwards", "plan_upgrade", { product: "gateway", from: gateway, to: "3.5.0" }, /older than/],
    ["no version", "list_releases", { since: "new" }, /isn't a version/],
    ["a misspelled name", "look_up", { name: "GATEWAY_PORT_STRAT" }, /Did you mean "GATEWAY_PORT_START"/],
    [
      "a megabyte of YAML",
      "validate_resource",
      { yaml: "a: b\n".repeat(200_000) },
      /too_big|Too big|at most/i,
    ],
    ["an empty query", "search", { query: "  " }, /too_small|Too small|at least/i],
    ["a query that is too long", "search", { query: "a".repeat(513) }, /too_big|Too big|at most/i],
    ["an unknown tool", "delete_page", {}, /delete_page/],
  ])("%s", async (_what, name, parameters, message) => {
    const refused = await callTool(client, name, parameters).catch((error: unknown) => ({
      text: String(error),
      isError: true,
    }));
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(message);
    expect((await client.listTools()).tools).toHaveLength(6);
  });

  test("the server exits immediately if the site isn't built", async () => {
    await expect(connectToMcp("/no/such/site")).rejects.toThrow();
  });
});

test("a published site is read over HTTP", async () => {
  const remote = await connectToMcp(inject("siteUrl"));
  const { text } = await callTool(remote, "read_page", { path: "/gateway/" });
  expect(text).toMatch(/^---\ntitle: /);
  expect((await callTool(remote, "search", { query: "license" })).text).toContain("/license");
  await remote.close();
});

describe("client configurations", () => {
  const server = z.object({ command: z.string(), args: z.array(z.string()) });
  const configuration = z
    .union([
      z.object({ mcpServers: z.record(z.string(), server) }).transform((file) => file.mcpServers),
      z.object({ servers: z.record(z.string(), server) }).transform((file) => file.servers),
    ])
    .transform(({ documentation }) => server.parse(documentation));

  test.each(["tools/mcp/README.md", ".vscode/mcp.json"])(
    "the configurations in %s start the server",
    async (name) => {
      const text = await readFile(join(PROJECT_ROOT, name), "utf8");
      const samples = name.endsWith(".json")
        ? [text]
        : [...text.matchAll(/^```json\n([^]*?)^```/gm)].map(([, sample = ""]) => sample);
      expect(samples.length).toBeGreaterThan(0);
      for (const sample of samples) {
        const here = sample
          .replace("/path/to/repository", PROJECT_ROOT)
          .replace("https://docs.example.com", inject("siteUrl"));
        const started = await startMcp(configuration.parse(JSON.parse(here)));
        expect((await started.listTools()).tools).toHaveLength(6);
        await started.close();
      }
    },
  );
});
