import { percentile } from './figure.ts';
import type { Running } from './product.ts';

const callers = 4;

/** Calls all the addresses, four callers at once. @returns the 95th percentile in milliseconds */
export async function callAll(
  web: Running,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<{ p95: number }> {
  const waiting = [...addresses];
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let address = waiting.pop(); address; address = waiting.pop()) {
        const begun = performance.now();
        const answer = await fetch(web.origin + address, { headers });
        await answer.arrayBuffer();
        times.push(performance.now() - begun);
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      }
    }),
  );
  return {
    p95: percentile(
      times.sort((a, b) => a - b),
      0.95,
    ),
  };
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
