import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DocumentInParts {
  readonly address: string;
  /** Sends the next part. */
  sendNext(): void;
  close(): Promise<void>;
}

/**
 * Serves a document of the product as over a slow network: in parts. The first is sent at once.
 * @param origin of the product, which all files of the page come from
 * @param beginnings of the other parts: texts of the document
 */
export async function serveInParts(
  origin: string,
  path: string,
  beginnings: readonly string[],
): Promise<DocumentInParts> {
  const html = await (await fetch(origin + path)).text();
  const cuts = beginnings.map((text) => html.indexOf(text));
  if (cuts.includes(-1)) throw new Error(`${path} lacks one of ${beginnings.join(', ')}`);
  const parts = [0, ...cuts].map((from, at) => html.slice(from, cuts[at]));
  let send = () => {};
  const server = createServer(async (request, response) => {
    if (request.url !== path) {
      const file = await fetch(origin + request.url);
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    send = () => {
      response.write(parts.shift()!);
      if (parts.length === 0) response.end();
    };
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    sendNext: () => send(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
