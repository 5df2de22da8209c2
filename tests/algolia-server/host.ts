import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What goes wrong at a host: an error of the server, HTML in place of JSON, no answer for a time, or the host dies. */
export type Fault =
  | { kind: "status"; status: number; message: string }
  | { kind: "html" }
  | { kind: "die" }
  | { kind: "delay"; milliseconds: number };

interface InjectedFault {
  fault: Fault;
  path: RegExp;
}

const PAGE = "<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>";

/** One address under which the server answers, with faults of its own. */
export class Host {
  private server: Server | undefined;
  private port = 0;
  private injected: InjectedFault | undefined;

  constructor(private readonly answer: RequestListener) {}

  /** Address without a slash at its end; stays the same while connections are refused. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Answers from now on, if it doesn't already.
   * @param port 0 for any free one, the first time
   */
  async listen(port = this.port): Promise<void> {
    if (this.server) return;
    this.server = createServer((request, response) => void this.handle(request, response));
    this.server.listen(port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Connections are refused until `listen` is called again. */
  async refuse(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** Requests whose path matches go wrong until `recover` is called. */
  inject(fault: Fault, path = /^/): void {
    this.injected = { fault, path };
  }

  recover(): void {
    this.injected = undefined;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("access-control-allow-origin", "*");
    const fault = this.injected?.path.test(request.url ?? "") ? this.injected.fault : undefined;
    if (fault?.kind === "die") return this.refuse();
    if (fault?.kind === "delay") await sleep(fault.milliseconds);
    // Nobody waited for so long.
    if (request.destroyed) return;
    if (fault?.kind === "html") {
      response.setHeader("content-type", "text/html").end(PAGE);
    } else if (fault?.kind === "status") {
      response.writeHead(fault.status, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: fault.message, status: fault.status }));
    } else {
      this.answer(request, response);
    }
  }
}
