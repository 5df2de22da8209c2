import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDebianProgram } from "../scripts/debian/debian-program.mjs";
import { PROJECT_ROOT } from "../scripts/project-root.mjs";

export type WebServerName = "caddy" | "nginx";

export interface WebServer {
  /** The URL, without a trailing slash. */
  url: string;
  /** The folder with the served site. */
  site: string;
  stop: () => Promise<void>;
}

/** The folder in which the guide puts the site and its rules. */
const GUIDE_FOLDER = "/srv/docs";

/**
 * Serves a site as described in docs/hosting.md, using Debian's package of the web server.
 * @param writeSite writes the built site into a folder, with `_headers` and `_redirects`
 * @returns once the server answers
 */
export async function startWebServer(
  name: WebServerName,
  writeSite: (folder: string) => Promise<void>,
): Promise<WebServer> {
  const program = ensureDebianProgram(name, name === "caddy" ? "/usr/bin/caddy" : "/usr/sbin/nginx");
  const folder = await mkdtemp(path.join(tmpdir(), "hosting-"));
  const site = path.join(folder, "public");
  await mkdir(site);
  await writeSite(site);
  execFileSync(path.join(PROJECT_ROOT, "hosting/write-rules.sh"), [site, path.join(folder, "rules")]);

  const port = await freePort();
  const { args, environment } = await configure[name](folder, port);
  const server = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.kill()) await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${String(port)}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) {
      await stop();
      throw new Error(`${name} ended:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, site, stop };
}

interface Start {
  args: string[];
  environment: Record<string, string>;
}

const configure: Record<WebServerName, (folder: string, port: number) => Promise<Start>> = {
  caddy: (folder, port) =>
    Promise.resolve({
      args: ["run", "--config", path.join(PROJECT_ROOT, "hosting/caddy/Caddyfile"), "--adapter", "caddyfile"],
      environment: {
        PORT: String(port),
        SITE: path.join(folder, "public"),
        RULES: path.join(folder, "rules"),
        XDG_CONFIG_HOME: path.join(folder, "caddy"),
        XDG_DATA_HOME: path.join(folder, "caddy"),
      },
    }),
  nginx: async (folder, port) => {
    for (const file of ["http.conf", "site.conf"]) {
      const text = await readFile(path.join(PROJECT_ROOT, "hosting/nginx", file), "utf8");
      await writeFile(path.join(folder, file), text.replaceAll(GUIDE_FOLDER, folder));
    }
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/temporary;`,
    );
    // If started by root, the workers would otherwise run as a user who can't read the temporary folder.
    const user = process.getuid?.() === 0 ? "user root;" : "";
    const main = `
      ${user}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        ${temporary.join("\n")}
        types { text/html html; text/css css; image/png png; application/json json; text/plain txt; }
        include ${folder}/http.conf;
        server { listen 127.0.0.1:${String(port)}; include ${folder}/site.conf; }
      }`;
    await writeFile(path.join(folder, "nginx.conf"), main);
    return { args: ["-c", path.join(folder, "nginx.conf"), "-p", folder], environment: {} };
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
