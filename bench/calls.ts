import { Agent, get } from 'node:http';
import { ms, percentile, type Figure } from './figure.ts';
import type { Running } from './product.ts';

const callers = 4;
/** The callers share the machine with what they measure: they keep their connections and decompress nothing. */
const agent = new Agent({ keepAlive: true });

/** Calls all the addresses, four callers at once. @returns the 95th percentile in milliseconds */
export async function callAll(
  web: Running,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<{ p95: number }> {
  return { p95: percentile95(await timesOf(web, addresses, headers)) };
}

const callsInTurn = 50;

/**
 * Calls the addresses of two processes in turns, so that whatever else slows the machine down slows both.
 * @param passes over all addresses: the more calls, the less chance is in the percentiles
 * @returns the 95th percentiles in milliseconds
 */
export async function callBoth(one: Load, other: Load, passes = 1): Promise<[number, number]> {
  const [times, otherTimes]: [number[], number[]] = [[], []];
  const most = Math.max(one.addresses.length, other.addresses.length);
  for (let pass = 0; pass < passes; pass += 1)
    for (let from = 0; from < most; from += callsInTurn) {
      times.push(...(await timesOf(one.web, one.addresses.slice(from, from + callsInTurn))));
      otherTimes.push(...(await timesOf(other.web, other.addresses.slice(from, from + callsInTurn))));
    }
  return [percentile95(times), percentile95(otherTimes)];
}

interface Load {
  readonly web: Running;
  readonly addresses: readonly string[];
}

/** @returns how long each call took, in milliseconds */
async function timesOf(
  web: Running,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<number[]> {
  const waiting = [...addresses];
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let address = waiting.pop(); address; address = waiting.pop()) {
        const begun = performance.now();
        const status = await statusOf(web.origin + address, headers);
        times.push(performance.now() - begun);
        if (status !== 200) throw new Error(`${address} answered ${status}`);
      }
    }),
  );
  return times;
}

/** The status of an answer that has come as a whole. */
function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } }, (answer) => {
      answer.once('end', () => resolve(answer.statusCode!)).once('error', reject);
      answer.resume();
    }).once('error', reject);
  });
}

function percentile95(times: readonly number[]): number {
  return percentile(
    [...times].sort((a, b) => a - b),
    0.95,
  );
}

const bareCalls = 300;

/**
 * What calls that do nothing take. They are made twice, and the second time counts: a process that was just started still
 * compiles its code and warms its searches.
 * @returns the 95th percentile in milliseconds
 */
export async function measureBareCalls(web: Running): Promise<number> {
  const addresses = Array<string>(bareCalls).fill('/healthz');
  await callAll(web, addresses);
  return (await callAll(web, addresses)).p95;
}

/**
 * Measures calls of one kind. They are made twice, and the second time counts: a database that was just started reads its
 * pages from the disk the first time.
 * @param bare the 95th percentile of calls that do nothing, in milliseconds
 */
export async function measureCalls(
  web: Running,
  { name, addresses, token, bare, budgetMs }: MeasuredCalls,
): Promise<Figure> {
  const headers = { authorization: `Bearer ${token}` };
  await callAll(web, addresses, headers);
  const { p95 } = await callAll(web, addresses, headers);
  return {
    name: `${name}, p95`,
    value: ms(p95),
    baseline: `bare call ${ms(bare)}`,
    budget: `≤ ${budgetMs} ms`,
    isWithinBudget: p95 <= budgetMs,
  };
}

interface MeasuredCalls {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly token: string;
  readonly bare: number;
  readonly budgetMs: number;
}

let seed = 1;

/** From here on the same chance as at every run. */
export function restart(): void {
  seed = 1;
}

/** From 0 to 1 (mulberry32). */
export function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

export function pick<T>(values: readonly T[]): T {
  return values[Math.floor(random() * values.length)]!;
}
