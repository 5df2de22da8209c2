import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { Host } from "./host";
import { IndexStore } from "./index-store";
import { eventProblem, type StoredEvent } from "./insights";
import { searchRecords, type QueryRequest } from "./search";

/** A request as it came in; faulty hosts record nothing. */
export interface RecordedRequest {
  /** Address of the host that got it. */
  host: string;
  method: string;
  /** Without parameters. @example "/1/indexes/docs/batch" */
  path: string;
  parameters: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: unknown;
}

export interface ServerOptions {
  /** Ports of the hosts; 0 for any free one. */
  ports: readonly number[];
  appId: string;
  /** The keys that there are, with what each may do. */
  keys: Readonly<Record<string, readonly string[]>>;
}

/** The right that a call needs, by the last part of its path. */
const RIGHTS: Readonly<Record<string, string>> = {
  queries: "search",
  browse: "browse",
  batch: "addObject",
  settings: "settings",
  synonyms: "editSettings",
};

/**
 * Answers what gatsby-plugin-algolia and Algolia's search client ask, over HTTP and under several addresses that can
 * be made to fail. It keeps records in memory, and each request.
 */
export class AlgoliaServer {
  readonly store = new IndexStore();
  readonly requests: RecordedRequest[] = [];
  /** Events that were taken, in order. */
  readonly events: StoredEvent[] = [];
  readonly hosts: readonly Host[];

  constructor(private readonly options: ServerOptions) {
    this.hosts = options.ports.map(() => {
      const host: Host = new Host((request, response) => void this.answer(host, request, response));
      return host;
    });
  }

  /** @throws Error where a port is taken */
  async start(): Promise<void> {
    await Promise.all(this.hosts.map((host, index) => host.listen(this.options.ports[index])));
  }

  async stop(): Promise<void> {
    await Promise.all(this.hosts.map((host) => host.refuse()));
  }

  /** All hosts answer again, without faults, and what was recorded is forgotten. */
  async recover(): Promise<void> {
    for (const host of this.hosts) host.recover();
    await Promise.all(this.hosts.map((host) => host.listen()));
    this.takeRequests();
    this.events.splice(0);
  }

  /** What was recorded since the last call. */
  takeRequests(): RecordedRequest[] {
    return this.requests.splice(0);
  }

  private async answer(host: Host, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: parameters } = new URL(request.url ?? "/", host.url);
    const path = decodeURIComponent(pathname);
    const hasBody = request.method === "POST" || request.method === "PUT";
    const body: unknown = hasBody ? await json(request) : undefined;
    const recorded = {
      host: host.url,
      method: request.method ?? "",
      path,
      parameters,
      headers: request.headers,
      body,
    };
    this.requests.push(recorded);
    const [status, content] = this.respond(recorded);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(content));
  }

  private respond(request: RecordedRequest): [status: number, content: object] {
    const denied = this.deny(request);
    if (denied) return [403, { message: denied, status: 403 }];
    const { method, path, body, parameters } = request;
    const key = /^\/1\/keys\/(.+)$/.exec(path)?.[1];
    if (key !== undefined) return this.describeKey(key);
    if (method === "POST" && path === "/1/indexes/*/queries") return this.search(body as never);
    if (method === "POST" && path === "/1/events") return this.takeEvents(body as never);
    const [, name = "", call] =
      /^\/1\/indexes\/([^/]+)\/(settings|browse|batch|task|synonyms)/.exec(path) ?? [];
    switch (`${method} ${call ?? ""}`) {
      case "GET settings": {
        const settings = this.store.settings(name);
        return settings ? [200, settings] : [404, { message: `Index ${name} does not exist`, status: 404 }];
      }
      case "PUT settings":
        this.store.setSettings(name, body as never);
        return [200, { taskID: 1, updatedAt: "2026-01-01T00:00:00Z" }];
      case "POST browse":
        return [200, this.store.browse(name, (body as { cursor?: string }).cursor)];
      case "POST batch":
        return [200, { taskID: 1, ...this.store.batch(name, (body as { requests: never }).requests) }];
      case "POST synonyms":
        this.store.saveSynonyms(name, body as never, parameters.get("replaceExistingSynonyms") === "true");
        return [200, { taskID: 1, updatedAt: "2026-01-01T00:00:00Z" }];
      case "GET task":
        return [200, { status: "published", pendingTask: false }];
      default:
        return [404, { message: `${method} ${path} is not answered here`, status: 404 }];
    }
  }

  /** @returns why the request may not be made; undefined where it may */
  private deny({ headers, parameters, path }: RecordedRequest): string | undefined {
    const given = new Map([...parameters].map(([name, value]) => [name.toLowerCase(), value]));
    const read = (name: string): unknown => headers[name] ?? given.get(name);
    const key = String(read("x-algolia-api-key"));
    const rights = this.options.keys[key];
    if (read("x-algolia-application-id") !== this.options.appId || !rights)
      return "Invalid Application-ID or API key";
    const call = /^\/1\/indexes\/[^/]+\/(synonyms(?=\/)|[a-z]+$)/.exec(path)?.[1] ?? "";
    const right = RIGHTS[call];
    return right === undefined || rights.includes(right) ? undefined : "Method not allowed with this API key";
  }

  private describeKey(key: string): [number, object] {
    const acl = this.options.keys[key];
    return acl ? [200, { value: key, acl }] : [404, { message: "Key does not exist", status: 404 }];
  }

  private takeEvents({ events }: { events: StoredEvent[] }): [number, object] {
    const problem = eventProblem(events);
    if (problem !== undefined) return [422, { message: problem, status: 422 }];
    this.events.push(...events);
    return [200, { message: "OK", status: 200 }];
  }

  private search({ requests }: { requests: QueryRequest[] }): [number, object] {
    const missing = requests.find(({ indexName }) => !this.store.indexes.has(indexName));
    if (missing) return [404, { message: `Index ${missing.indexName} does not exist`, status: 404 }];
    const results = requests.map((request) =>
      searchRecords(this.store.indexes.get(request.indexName)?.records.values() ?? [], request),
    );
    return [200, { results }];
  }
}
