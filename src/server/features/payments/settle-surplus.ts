import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { settleSurplusRows } from './admin-payment.queries.ts';

/** An administrator says that money that came for nothing was sent back. @returns ids of those that waited for it */
export async function settleSurplus(
  { db, now }: Context,
  { ids, actorId }: { ids: readonly number[]; actorId: number },
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const settled = await settleSurplusRows(tx, ids, { at, actorId });
    await recordAudit(
      tx,
      settled.map(({ id, amount_minor, currency_code }) => ({
        actorId,
        action: 'send_back',
        entity: 'payment',
        entityId: id,
        after: { amount: `${plainAmount(amount_minor)} ${currency_code}` },
      })),
      at,
    );
    return settled.map(({ id }) => id);
  });
}
