import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";

/** The answer of a tool. */
export interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** Starts the MCP server for the real site, or for the site given in `site`, and connects to it. */
export function connectToMcp(site?: string): Promise<Client> {
  const args = ["--import", "tsx", join(PROJECT_ROOT, "tools/mcp/main.ts")];
  return startMcp({
    command: process.execPath,
    args: [...args, ...(site === undefined ? [] : ["--site", site])],
  });
}

/** Starts a server the way an MCP client does. */
export async function startMcp(server: { command: string; args: string[] }): Promise<Client> {
  const client = new Client({ name: "tests", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ ...server, cwd: PROJECT_ROOT, stderr: "ignore" }));
  return client;
}

/** Calls a tool. */
export async function callTool(
  client: Client,
  name: string,
  parameters: Record<string, unknown>,
): Promise<ToolAnswer> {
  const { content, isError } = await client.callTool({ name, arguments: parameters });
  const texts = (content as { type: string; text: string }[]).map(({ text }) => text);
  return { text: texts.join("\n"), isError: isError === true };
}
