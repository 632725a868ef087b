export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks until it is so. @throws after the time */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { what, withinMs, everyMs = 100 }: { what: string; withinMs: number; everyMs?: number },
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}.`);
    await pause(everyMs);
  }
}

/** The status of an answer, 0 without one. */
export function statusOf(url: string, timeLimitMs = 2000): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(timeLimitMs), headers: { connection: 'close' } })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
}
