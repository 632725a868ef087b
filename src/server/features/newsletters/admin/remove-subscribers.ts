import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { deleteSubscribers } from './admin-subscriber.queries.ts';

/**
 * Erases subscribers at their request. The audit log does not name the address: it was to be forgotten.
 * @returns how many were there
 */
export async function removeSubscribers(context: Context, actorId: number, ids: readonly number[]): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    const removed = await deleteSubscribers(tx, ids);
    const entries = removed.map(({ id, state, locale }) => ({
      actorId,
      action: 'delete' as const,
      entity: 'subscriber' as const,
      entityId: id,
      before: { state, locale },
    }));
    await recordAudit(tx, entries, context.now());
    return removed.length;
  });
}
