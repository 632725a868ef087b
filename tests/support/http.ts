import { request, type Agent } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/**
 * A request whose path is sent unchanged: `fetch` would normalize it. @param agent a new one for each request by default
 */
export function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  agent: Agent | false = false,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
