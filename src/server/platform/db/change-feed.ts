import pg from 'pg';
import { keepAlive } from './keep-alive.ts';
import { parseWalPosition, type WalPosition } from './wal-position.ts';
import type { Log } from '../log/log.ts';

/** @param position in the primary's log, after the change; undefined without replicas, and when the connection broke */
type Listener = (tags: readonly string[], position?: WalPosition) => void;

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
 * @param options.withPositions whether to ask for a position after each notification, for replicas
 */
export function openChangeFeed(url: string, log: Log, options: { readonly withPositions?: boolean } = {}): ChangeFeed {
  const listeners = new Set<Listener>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let pause = 100;

  const tell = (tags: readonly string[], position?: WalPosition) =>
    listeners.forEach((listener) => listener(tags, position));

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'karafa changes',
      connectionTimeoutMillis: 3000,
      // A question for a position must not hold up what was announced.
      query_timeout: 3000,
      ...keepAlive,
    });
    client = next;
    const hear = options.withPositions ? tellWithPositions(next) : tell;
    next.on('notification', ({ payload }) => payload && hear(payload.split(' ')));
    next.on('error', (error) => log.warn('The change feed broke', { error: error.message }));
    next.on('end', () => reconnect(next));
    try {
      await next.connect();
      await next.query('listen changed');
      const position = options.withPositions ? await readPosition(next) : undefined;
      pause = 100;
      tell(['all'], position);
    } catch (error) {
      log.warn('The change feed cannot connect', { error: (error as Error).message });
      next.end().catch(() => undefined);
      reconnect(next);
    }
  }

  /** Announces changes with a position read after they arrived. Changes that arrive during the read wait for the next one. */
  function tellWithPositions(from: pg.Client): (tags: readonly string[]) => void {
    let heard: string[] = [];
    let isAsking = false;
    async function ask(): Promise<void> {
      for (let tags = heard; tags.length > 0; tags = heard) {
        heard = [];
        tell(tags, await readPosition(from));
      }
    }
    return (tags) => {
      heard.push(...tags);
      if (isAsking) return;
      isAsking = true;
      ask()
        .catch(() => from.end().catch(() => undefined))
        .finally(() => (isAsking = false));
    };
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

/** Not only what is flushed: a commit may be announced before, where the server does not wait for its disk. */
async function readPosition(client: pg.Client): Promise<WalPosition> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return parseWalPosition(rows[0]!.at);
}
