import { spawnSync } from "node:child_process";
import type { SpawnSyncReturns } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";

const START = fileURLToPath(new URL("start.mjs", import.meta.url));

/** Runs `npm start` as far as it gets; in these tests never as far as an install or a build. */
function start(args: string[], port?: string): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [START, ...args], {
    encoding: "utf8",
    env: { ...process.env, PORT: port ?? "" },
  });
}

async function takePort(host?: string): Promise<number> {
  const server = createServer();
  server.listen({ port: 0, host });
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe("a taken port", () => {
  test.each([
    ["all addresses", undefined],
    ["127.0.0.1", "127.0.0.1"],
  ])("exits immediately: %s", async (_name, host) => {
    const port = await takePort(host);
    const { status, stdout, stderr } = start(["--port", String(port)]);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      `Port ${port} is already in use by another program. ` +
        "Choose a different port, for example: npm start -- --port 9000\n",
    );
  });

  test("can be set in the environment", async () => {
    const port = await takePort();
    expect(start([], String(port)).stderr).toContain(`Port ${port} is already in use`);
  });

  test("set by the option takes precedence over the environment", async () => {
    const port = await takePort();
    expect(start([`--port=${port}`], "nonsense").stderr).toContain(`Port ${port} is already in use`);
  });
});

test("npm start runs the same build command as npm run build", async () => {
  const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");
  expect(await read("../package.json")).toContain(`"build": "node scripts/gatsby.mjs build"`);
  expect(await read("start.mjs")).toContain(`["scripts/gatsby.mjs", "build"]`);
});

describe("an invalid command line", () => {
  test.each(["0", "65536", "-1", "80.5", "eighty", "1e3", " "])("port %j", (port) => {
    const { status, stderr } = start(["--port", port]);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `"${port}" (from --port) isn't a port. Use a whole number from 1 to 65535, for example: --port 9000\n`,
    );
  });

  test("port in the environment", () => {
    expect(start([], "http").stderr).toMatchInlineSnapshot(`
      ""http" (from the PORT variable) isn't a port. Use a whole number from 1 to 65535, for example: --port 9000
      "
    `);
  });

  test("option without a value", () => {
    expect(start(["--port"]).stderr).toMatchInlineSnapshot(`
      "--port needs a value: --port VALUE
      "
    `);
  });

  test("unknown option", () => {
    const { status, stderr } = start(["--prot", "9000"]);
    expect(status).toBe(1);
    expect(stderr).toMatchInlineSnapshot(`
      ""--prot" isn't an option. Use one of: --port
      "
    `);
  });
});
