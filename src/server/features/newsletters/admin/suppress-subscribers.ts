import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { liftSuppressions, suppressComplained } from '../suppression.queries.ts';

/** Records complaints: nothing more is sent to these addresses. @returns which were sent to until now */
export async function suppressSubscribers(
  { db, now }: Context,
  actorId: number,
  ids: readonly number[],
): Promise<{ decided: number[] }> {
  return db.transaction().execute(async (tx) => {
    const changed = await suppressComplained(tx, ids, now());
    const entries = changed.map(({ id, state, suppression }) => ({
      actorId,
      action: 'suppress' as const,
      entity: 'subscriber' as const,
      entityId: id,
      before: { state },
      after: { state: 'suppressed', suppression },
    }));
    await recordAudit(tx, entries, now());
    return { decided: changed.map(({ id }) => id) };
  });
}

/** @returns which were suppressed */
export async function liftSubscribers(
  { db, now }: Context,
  actorId: number,
  ids: readonly number[],
): Promise<{ decided: number[] }> {
  return db.transaction().execute(async (tx) => {
    const changed = await liftSuppressions(tx, ids, now());
    const entries = changed.map(({ id, state, suppression }) => ({
      actorId,
      action: 'lift' as const,
      entity: 'subscriber' as const,
      entityId: id,
      before: { state: 'suppressed', suppression },
      after: { state },
    }));
    await recordAudit(tx, entries, now());
    return { decided: changed.map(({ id }) => id) };
  });
}
