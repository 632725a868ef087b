import { Agent } from 'node:http';
import { rawGet, type RawAnswer } from './http.ts';

const webProcesses = 2;

/** The environment of a product for `answersOfProcesses`: others have one web process, which starts sooner. */
export const severalProcesses = { WEB_PROCESSES: String(webProcesses) };

/**
 * Sends a request to every web process: opens new connections, which the supervisor distributes, until each has answered.
 * @param headers of every request
 * @returns the answers of each process, always in the same order
 */
export async function answersOfProcesses(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<RawAnswer[][]> {
  const answers = new Map<string, RawAnswer[]>();
  for (let tries = 0; answers.size < webProcesses; tries += 1) {
    if (tries === 50) throw new Error(`Only ${answers.size} of ${webProcesses} processes answer.`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const metrics = await rawGet(origin, '/metrics', {}, agent);
    const pid = /pid="(\d+)"/.exec(metrics.text)![1]!;
    if (!answers.has(pid)) {
      const own: RawAnswer[] = [];
      for (const path of paths) own.push(await rawGet(origin, path, headers, agent));
      answers.set(pid, own);
    }
    agent.destroy();
  }
  return [...answers].sort(([one], [other]) => Number(one) - Number(other)).map(([, own]) => own);
}
