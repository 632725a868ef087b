import pg from 'pg';
import type { Log } from '../log/log.ts';

type Listener = (tags: readonly string[]) => void;

/**
 * Change notifications of the database (migration 0007) as cache tags. `['all']` means that anything may have
 * changed.
 */
export interface ChangeFeed {
  listen(listener: Listener): void;
  close(): Promise<void>;
}

const longestPause = 5000;

/**
 * Listens on its own connection and reconnects when it breaks. Notifications in between are lost, so after each
 * reconnection listeners get `all`.
 */
export function openChangeFeed(url: string, log: Log): ChangeFeed {
  const listeners = new Set<Listener>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let pause = 100;

  const tell = (tags: readonly string[]) => listeners.forEach((listener) => listener(tags));

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'karafa changes',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client = next;
    next.on('notification', ({ payload }) => payload && tell(payload.split(' ')));
    next.on('error', (error) => log.warn('The change feed broke', { error: error.message }));
    next.on('end', () => reconnect(next));
    try {
      await next.connect();
      await next.query('listen changed');
      pause = 100;
      tell(['all']);
    } catch (error) {
      log.warn('The change feed cannot connect', { error: (error as Error).message });
      next.end().catch(() => undefined);
      reconnect(next);
    }
  }

  function reconnect(broken: pg.Client): void {
    if (isClosed || client !== broken) return;
    client = undefined;
    tell(['all']);
    timer = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  void connect();

  return {
    listen: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
