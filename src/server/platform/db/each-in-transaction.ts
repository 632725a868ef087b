import type { Database, Tx } from './db.ts';
import type { Log } from '../log/log.ts';

/**
 * Runs a bulk action: each item in its own transaction, because each locks other rows, and two lists might lock them
 * in different orders. A failure of one item does not affect the others: it is logged and answered as `failed`.
 * @param bulk `action` names it in the log; duplicate ids count once
 * @param act performs the action on one item; returns the reason for skipping it, undefined when it is done
 */
export async function eachInTransaction<Id extends number, Obstacle extends string>(
  { db, log }: Pick<Database, 'db'> & { readonly log: Log },
  bulk: { readonly action: string; readonly ids: Iterable<Id> },
  act: (tx: Tx, id: Id) => Promise<Obstacle | undefined>,
): Promise<{ decided: Id[]; left: { id: Id; why: Obstacle | 'failed' }[] }> {
  const decided: Id[] = [];
  const left: { id: Id; why: Obstacle | 'failed' }[] = [];
  for (const id of new Set(bulk.ids)) {
    try {
      const why = await db.transaction().execute((tx) => act(tx, id));
      if (why === undefined) decided.push(id);
      else left.push({ id, why });
    } catch (error) {
      log.error('An item of a bulk action failed', { action: bulk.action, id, error });
      left.push({ id, why: 'failed' });
    }
  }
  return { decided, left };
}
