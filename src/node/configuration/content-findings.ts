import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { contentFindingsUrl, type ContentFinding } from "../../model/problem/problem";
import type { DevelopmentServer } from "./graphiql-examples";

/** Checks content continuously and passes on its findings. */
export type StartCheck = (onFindings: (findings: readonly ContentFinding[]) => void) => void;

/**
 * Sends the content linter's findings in a file to the page that shows it, immediately and whenever they change. The linter
 * starts with the first page that requests findings, so it doesn't delay the server's startup.
 * @param app Gatsby's development server
 * @param start starts the linter
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function serveContentFindings(app: DevelopmentServer, start: StartCheck): void {
  const pages = new Map<ServerResponse, string>();
  let findings: readonly ContentFinding[] | null = null;
  let isStarted = false;
  const send = (response: ServerResponse, file: string): void => {
    if (findings === null) return;
    response.write(`data: ${JSON.stringify(findings.filter((finding) => finding.file === file))}\n\n`);
  };
  app.get(contentFindingsUrl, (request, response) => {
    const file = new URL(request.url ?? "/", "http://localhost").searchParams.get("file") ?? "";
    // Without `no-transform`, Gatsby's server compresses the stream and buffers it until there is more data.
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
    });
    response.flushHeaders();
    pages.set(response, file);
    response.once("close", () => pages.delete(response));
    send(response, file);
    if (isStarted) return;
    isStarted = true;
    start((next) => {
      findings = next;
      for (const [page, shown] of pages) send(page, shown);
    });
  });
}

/** Starts the content linter in a separate process, if the site has the linter. It ends when this process ends. */
export function startContentLinter(root: string): StartCheck {
  return (onFindings) => {
    const linter = path.join(root, "tools", "content-lint", "run.ts");
    if (!existsSync(linter)) return;
    const check = fork(linter, ["--watch"], {
      cwd: root,
      execArgv: ["--import", "tsx"],
      // Gatsby's own options don't apply to the linter.
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    check.on("message", (message) => {
      if (isFindings(message)) onFindings(message);
    });
    // The development server might end while the linter is running.
    check.unref();
    check.channel?.unref();
  };
}

function isFindings(message: unknown): message is ContentFinding[] {
  return Array.isArray(message) && message.every((each) => typeof each === "object" && "rule" in each);
}
