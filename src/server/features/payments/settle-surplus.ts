import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockWaitingSurplus, settleSurplusRow, type WaitingSurplusRow } from './admin-payment.queries.ts';
import { hasGateway } from './gateways/gateway-of.ts';
import { insertRefund } from './refund.queries.ts';
import { queueRefund } from './request-refund.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

/**
 * An administrator says that money that came for nothing was sent back. What a gateway was asked to send is left out.
 * @returns ids of those that waited for it
 */
export async function settleSurplus({ db, now }: Context, { ids, actorId }: Decision): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const waiting = await lockWaitingSurplus(tx, ids);
    for (const { id } of waiting) await settleSurplusRow(tx, id, { at, actorId });
    await audit(tx, waiting, { actorId, at });
    return waiting.map(({ id }) => id);
  });
}

/**
 * Has money that came for nothing sent back through its gateway, once; it is settled when it has left. Transfers and
 * cash are left out.
 * @returns ids of those that are on their way
 */
export async function refundSurplus(context: Context, { ids, actorId }: Decision): Promise<number[]> {
  const { db, now } = context;
  return db.transaction().execute(async (tx) => {
    const at = now();
    const waiting = await lockWaitingSurplus(tx, ids);
    const sent = waiting.filter(({ provider }) => hasGateway(context, provider));
    for (const { id, amount_minor: amount } of sent)
      await queueRefund(tx, await insertRefund(tx, { paymentId: id, amount, reason: 'surplus', actorId, at }));
    await audit(tx, sent, { actorId, at });
    return sent.map(({ id }) => id);
  });
}

async function audit(
  tx: Tx,
  payments: readonly WaitingSurplusRow[],
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  await recordAudit(
    tx,
    payments.map(({ id, amount_minor, currency_code }) => ({
      actorId,
      action: 'send_back',
      entity: 'payment',
      entityId: id,
      after: { amount: `${plainAmount(amount_minor)} ${currency_code}` },
    })),
    at,
  );
}
