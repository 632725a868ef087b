import { setTimeout } from 'node:timers/promises';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

const lookEveryMs = 500;
/** A server that cannot be started so often in a row will not get well by another start. */
const attempts = 5;

/**
 * Starts the embedded server again whenever it dies: it is nobody's child, so nobody else would notice.
 * @param tell.restarted each time it is back
 * @param tell.lost when it cannot be started again; the watch is over then
 * @returns how to end the watch; it resolves when no start is under way any more
 */
export function watchEmbeddedPostgres(
  server: EmbeddedPostgres,
  tell: { restarted(): void; lost(reason: Error): void },
): () => Promise<void> {
  const over = new AbortController();
  const { signal } = over;

  async function watch(): Promise<void> {
    for (let failures = 0; !signal.aborted; await rest(lookEveryMs * (failures + 1), signal)) {
      if (server.isRunning()) {
        failures = 0;
        continue;
      }
      try {
        await server.restart();
        tell.restarted();
      } catch (error) {
        failures += 1;
        if (failures >= attempts) return tell.lost(error as Error);
      }
    }
  }

  const watching = watch();
  return () => {
    over.abort();
    return watching;
  };
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
