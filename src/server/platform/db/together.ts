import type { Socket } from 'node:net';
import type pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';

type Answers<Works extends readonly Promise<unknown>[]> = { -readonly [Index in keyof Works]: Awaited<Works[Index]> };

/**
 * Sends the statements of several works of one transaction without waiting for the answers in between. The server runs them
 * one after the other, in the order in which they were sent, and each sees what those before it did or waited for. Waits for
 * all works, also when one fails: none may still send anything once the transaction has ended.
 * @throws the error of the first work that failed; those after it fail because the transaction did
 */
export async function together<const Works extends readonly Promise<unknown>[]>(
  ...works: Works
): Promise<Answers<Works>> {
  const outcomes = await Promise.allSettled(works);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }) as Answers<Works>;
}

/** Makes a connection send the beginning of a transaction together with its first statement, which fails if it does. */
export function sendBeginWithNext(client: pg.PoolClient): void {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  let begun: Promise<unknown> | undefined;
  const joined = (text: unknown, ...rest: unknown[]) => {
    if (text === 'begin') {
      begun = query(text) as Promise<unknown>;
      begun.catch(() => undefined);
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
    }
    const answer = query(text, ...rest);
    if (!begun || !(answer instanceof Promise)) return answer;
    const works = [answer, begun];
    begun = undefined;
    return Promise.all(works).then(([result]) => result);
  };
  Object.assign(client, { query: joined });
}

/**
 * Makes a connection write what is sent in one tick at once: each write costs as much as a small statement, and the server
 * wakes up for it.
 */
export function writeOncePerTick(client: pg.PoolClient): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } };
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  let isGathering = false;
  const gathered = (...values: unknown[]) => {
    if (!isGathering) {
      const { stream } = connection;
      isGathering = true;
      stream.cork();
      process.nextTick(() => {
        isGathering = false;
        stream.uncork();
      });
    }
    return query(...values);
  };
  Object.assign(client, { query: gathered });
}

/**
 * Makes a rollback that cannot be sent succeed: the connection is lost and the server rolls back by itself. Its error would
 * replace the one that ended the transaction.
 */
export function ignoreFailedRollback(client: pg.PoolClient): void {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  const sent = (text: unknown, ...rest: unknown[]) => {
    const answer = query(text, ...rest);
    if (text !== 'rollback' || !(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
      return { command: 'ROLLBACK', rowCount: null, rows: [] };
    });
  };
  Object.assign(client, { query: sent });
}
