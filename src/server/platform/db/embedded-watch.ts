import { setTimeout } from 'node:timers/promises';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

const lookEveryMs = 500;
/** A server that failed to start this often in a row will not recover by another attempt. */
const attempts = 5;

/**
 * Restarts the embedded server whenever it dies: it is no child process, so nothing else would notice.
 * @param tell.restarted called after each restart
 * @param tell.lost called when it cannot be restarted; watching has ended then
 * @returns a function that ends watching and resolves when no restart is in progress
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
