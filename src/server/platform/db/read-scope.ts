import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Pools } from './open-pools.ts';
import { hasTimedOut } from './statement-timeout.ts';

/** Where the work of one request reads: features do not know about it. */
export interface ReadScope {
  readonly replica: Pick<Pools, 'pool' | 'bitmapPool'> & { failed(error: unknown): void };
  /** Whether the replica may not have replayed the last announced change of one of these tags. */
  isBehind(tags: readonly string[]): boolean;
}

const scopes = new AsyncLocalStorage<ReadScope | undefined>();

export function inScope<T>(scope: ReadScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** For work whose reads must not lag. */
export function onPrimary<T>(work: () => T): T {
  return scopes.getStore() ? scopes.run(undefined, work) : work();
}

/** For what is remembered until a tag changes: a replica that is behind would answer with what was before the change. */
export function readCurrent<T>(tags: readonly string[], read: () => T): T {
  return scopes.getStore()?.isBehind(tags) ? onPrimary(read) : read();
}

/** Whether what was just read may be remembered until one of these tags changes. */
export function isCurrent(tags: readonly string[]): boolean {
  return !scopes.getStore()?.isBehind(tags);
}

/**
 * Asks the scope's replica, and the primary where the replica fails: it refuses to write, dies, lacks a table that was just
 * created, or must not hold up what it replays.
 */
export async function askNearest<T>(
  askReplica: (replica: ReadScope['replica']) => Promise<T>,
  askPrimary: () => Promise<T>,
): Promise<T> {
  const replica = scopes.getStore()?.replica;
  if (!replica) return askPrimary();
  try {
    return await askReplica(replica);
  } catch (error) {
    // The primary would not answer sooner.
    if (hasTimedOut(error)) throw error;
    replica.failed(error);
    return askPrimary();
  }
}

/** A connection of the query builder: statements go to the scope's replica, transactions to the primary. */
export async function connectRouted(primary: pg.Pool): Promise<PostgresPoolClient> {
  if (!scopes.getStore()) return primary.connect();
  let own: pg.PoolClient | undefined;
  const query = (text: string, values: unknown[]) => {
    const askPrimary = async () => {
      own ??= await primary.connect();
      return own.query(text, values);
    };
    const isOwn = own !== undefined || /^(begin|start transaction)/.test(text);
    return isOwn ? askPrimary() : askNearest(({ pool }) => pool.query(text, values), askPrimary);
  };
  // The query builder streams nothing, so no cursor comes here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => own?.release() };
}
