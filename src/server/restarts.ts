/** Deaths in a row, before any process of the role was ready, that end the start. */
const startLimit = 5;
const firstPauseMs = 200;
const longestPauseMs = 30_000;
/** A process that lived this long died of something new: its successor starts at once again. */
const steadyMs = 60_000;

/**
 * Decides what follows the death of a process. A role that has served is always restarted, with growing pauses: what
 * killed it came from outside or may pass. A role that has never been ready has a broken build or configuration, which
 * restarts do not repair.
 * @param now the time in milliseconds
 */
export function createRestarts(now: () => number = Date.now) {
  const hasServed = new Set<string>();
  const deaths = new Map<string, number>();
  return {
    ready(role: string): void {
      hasServed.add(role);
    },
    /** @returns milliseconds to wait before the next start, or undefined to give up */
    pauseAfterDeath(role: string, startedAt: number): number | undefined {
      const inRow = now() - startedAt >= steadyMs ? 1 : (deaths.get(role) ?? 0) + 1;
      deaths.set(role, inRow);
      if (!hasServed.has(role) && inRow >= startLimit) return undefined;
      return Math.min(firstPauseMs * 2 ** (inRow - 1), longestPauseMs);
    },
  };
}
