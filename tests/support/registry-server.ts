import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface RegistryAnswer {
  readonly status?: number;
  /** An object is sent as JSON, a text as it is. */
  readonly body: unknown;
}

/** Replaces the company registries: an HTTP server with set answers that records its requests. */
export interface RegistryServer {
  readonly url: string;
  readonly requests: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  /** Sets the answer of a path with its query. Other paths answer the 404 of ARES for a wrong address. */
  answer(path: string, answer: RegistryAnswer): void;
  /** Accepts requests from now on but never answers them. */
  hold(): void;
  close(): Promise<void>;
}

const wrongAddress: RegistryAnswer = {
  status: 404,
  body: { timestamp: '2026-11-01T10:00:00.000+00:00', status: 404, error: 'Not Found', path: '/' },
};

export async function startRegistryServer(): Promise<RegistryServer> {
  const answers = new Map<string, RegistryAnswer>();
  const requests: RegistryServer['requests'] = [];
  let isHolding = false;

  function send(request: IncomingMessage, response: ServerResponse): void {
    const { status = 200, body } = answers.get(request.url!) ?? wrongAddress;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    requests.push({ url: request.url!, headers: request.headers });
    if (!isHolding) send(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (path, answer) => void answers.set(path, answer),
    hold: () => void (isHolding = true),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
