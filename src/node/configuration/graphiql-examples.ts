import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** The address where Gatsby serves GraphiQL. */
const GRAPHIQL = "/___graphql";

/** The part of an Express application used here. */
export interface DevelopmentServer {
  get(
    address: string,
    handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ): unknown;
  _router: { stack: unknown[] };
}

/** Reads the example queries for authors. @returns the queries in docs/graphql.md, in the same order */
export function readExampleQueries(root: string): string[] {
  const guide = readFileSync(path.join(root, "docs", "graphql.md"), "utf8");
  return [...guide.matchAll(/^```graphql\n([^]*?)^```/gm)].map(([, query = ""]) => query);
}

/**
 * Opens GraphiQL with the example queries during development. An address with its own query keeps it.
 * @param app Gatsby's development server, which already serves GraphiQL
 */
export function openGraphiqlWithExamples(app: DevelopmentServer, root: string): void {
  app.get(GRAPHIQL, (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== GRAPHIQL || searchParams.has("query")) {
      next();
      return;
    }
    const query = encodeURIComponent(readExampleQueries(root).join("\n"));
    response.writeHead(302, { location: `${GRAPHIQL}?query=${query}` }).end();
  });
  // Gatsby's own handler was added first and would respond first.
  const { stack } = app._router;
  const handler = stack.pop();
  stack.unshift(handler);
}
