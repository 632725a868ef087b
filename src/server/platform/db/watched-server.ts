import pg from 'pg';

/** A connection of its own for short questions at intervals: it neither waits for others nor hangs. */
export interface WatchedServer<Row> {
  /** @throws when the server does not answer within seconds */
  ask(): Promise<Row>;
  close(): Promise<void>;
}

const timeLimitMs = 2000;

export function watchServer<Row extends pg.QueryResultRow>(url: string, statement: string): WatchedServer<Row> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: timeLimitMs,
    query_timeout: timeLimitMs,
    application_name: 'karafa watch',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ask: async () => (await pool.query<Row>(statement)).rows[0]!,
    close: () => pool.end(),
  };
}

/** Repeats work, with a pause after each time, until it is ended. */
export function repeat(work: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let running = Promise.resolve();
  const go = () => {
    running = work().finally(() => {
      if (!isEnded) timer = setTimeout(go, pauseMs).unref();
    });
  };
  go();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    return running;
  };
}
