import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GatewayAnswer {
  readonly status?: number;
  readonly body: unknown;
}

export interface GatewayRequest {
  readonly method: string;
  /** Without the base path. */
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Stands in for a payment gateway. It does not listen yet: before that it has no address. */
export interface GatewayServer {
  /** For the variable with the gateway's address. */
  readonly url: string;
  /** `POST payment.json` and so on, without numbers. */
  readonly requests: string[];
  /**
   * The answer to every request from now on: `hold` never answers; `cut` performs the request and closes the connection
   * before answering.
   */
  instead: GatewayAnswer | 'hold' | 'cut' | undefined;
  /** The only request, as in `requests`, that `instead` replaces; undefined: all. */
  insteadOf: string | undefined;
  /** Answers the next requests only once this many have arrived. */
  gather(count: number): void;
  listen(): Promise<void>;
  close(): Promise<void>;
}

interface Protocol {
  /** The path of the gateway's address: `/v2.0`. */
  readonly base: string;
  /** A request as `requests` shows it. */
  readonly nameOf: (path: string) => string;
  /** Answers requests that are never replaced by `instead`, like those for a token. */
  readonly before?: (request: GatewayRequest) => GatewayAnswer | undefined;
  readonly serve: (request: GatewayRequest) => GatewayAnswer;
}

export function createGatewayServer({ base, nameOf, before, serve }: Protocol): GatewayServer {
  let url = '';
  let missing = 0;
  let release: (() => void)[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url!.replace(`${base}/`, '');
    const method = request.method!;
    server.requests.push(`${method} ${nameOf(path)}`);
    const received = { method, path, body: await text(request), headers: request.headers };
    const first = before?.(received);
    if (first) return send(response, first);
    await gathered();
    const { insteadOf } = server;
    const instead = insteadOf === undefined || server.requests.at(-1) === insteadOf ? server.instead : undefined;
    if (instead === 'hold') return;
    if (instead === 'cut') {
      serve(received);
      return void request.socket.destroy();
    }
    send(response, instead ?? serve(received));
  }

  async function gathered(): Promise<void> {
    if (missing === 0) return;
    missing -= 1;
    if (missing > 0) return new Promise((come) => void release.push(come));
    for (const come of release) come();
    release = [];
  }

  const http = createServer((request, response) => void answer(request, response));

  const server: GatewayServer = {
    get url() {
      return url;
    },
    requests: [],
    instead: undefined,
    insteadOf: undefined,
    gather: (count) => void (missing = count),
    listen: async () => {
      await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
      url = `http://127.0.0.1:${(http.address() as AddressInfo).port}${base}`;
    },
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
  return server;
}

function send(response: ServerResponse, { status = 200, body }: GatewayAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
