import type { Socket } from 'node:net';
import type { ConnectionProvider, DatabaseConnection, Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { DB } from './schema.ts';

type Answers<Works extends readonly Promise<unknown>[]> = { -readonly [Index in keyof Works]: Awaited<Works[Index]> };

/**
 * Sends the statements of several works of one transaction without waiting for the answers in between. The server runs them
 * one after the other, in the order in which they were sent, and each sees what those before it did or waited for. Waits for
 * all works, also when one fails: none may still send anything once the transaction has ended.
 * @throws the error of the first work that failed by itself; the others fail because the transaction did
 */
export async function together<const Works extends readonly Promise<unknown>[]>(
  ...works: Works
): Promise<Answers<Works>> {
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (reasons.length > 0) throw reasons.find((reason) => !isAfterFailure(reason)) ?? reasons[0];
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as Answers<Works>;
}

/** The server refuses what follows in a transaction that has failed. */
const isAfterFailure = (error: unknown) => (error as { readonly code?: unknown }).code === '25P02';

/** Takes the last statement of a transaction, which is not waited for before the commit is sent. */
export type SendLast = (statement: Promise<unknown>) => void;

/**
 * Runs a transaction whose last statement is sent together with the commit, so that others wait less for its locks. Where that
 * statement fails, the server rolls back instead.
 * @throws the error of the last statement, like that of any other
 */
export async function commitWithLast<Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>, sendLast: SendLast) => Promise<Result>,
): Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  const sendLast = (statement: Promise<unknown>) => {
    last = statement;
    // Its answer may come before that of the commit.
    statement.catch(() => undefined);
  };
  const committed = db.transaction().execute((tx) => work(tx, sendLast));
  const [outcome] = await Promise.allSettled([committed]);
  await last;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Makes the query builder send the statements of a transaction at once. It would wait for the answer to each before the next. */
export function sendAtOnce(db: Kysely<DB>): void {
  const executor = db.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  Object.assign(executor, { withConnectionProvider: (lender: ConnectionProvider) => withProvider(lendAtOnce(lender)) });
}

/** Lends the one connection of a transaction to all who ask, in their order. */
function lendAtOnce(lender: ConnectionProvider): ConnectionProvider {
  let lent: DatabaseConnection | undefined;
  return {
    provideConnection: (use) =>
      lent
        ? use(lent)
        : lender.provideConnection((connection) => {
            lent = connection;
            return use(connection);
          }),
  };
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
