import { plainAmount } from '#shared/money/money.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { finishLocked } from './finish-refund.ts';
import { findRefund, giveBackRefund, lockRefund } from './refund.queries.ts';
import { queueRefund } from './request-refund.ts';
import type { PaymentSubjects } from './subject.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

/**
 * An administrator says that the money of refunds has left, by a transfer or in the gateway's portal. What a gateway is
 * working on, or was finished meanwhile, is left out.
 * @returns ids of those that are done now
 */
export async function confirmRefunds(
  { db, now }: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<number[]> {
  const decided: number[] = [];
  for (const id of new Set(ids)) {
    const known = await findRefund(db, id);
    if (!known) continue;
    // One by one: each locks a thing of its own, and two such lists might meet in another order.
    await db.transaction().execute(async (tx) => {
      await subjects[known.subject_kind].lock(tx, known.subject_id);
      const refund = await lockRefund(tx, id);
      if (!refund || refund.state === 'done' || (refund.state === 'waiting' && isGateway(refund.provider))) return;
      const at = now();
      await finishLocked(tx, subjects, refund, { at, actorId });
      const before = { state: refund.state };
      const after = { state: 'done', amount: `${plainAmount(refund.amount_minor)} ${refund.currency_code}` };
      await recordAudit(tx, [{ actorId, action: 'confirm', entity: 'refund', entityId: id, before, after }], at);
      decided.push(id);
    });
  }
  return decided;
}

/** Has failed refunds sent through their gateway anew. @returns ids of those that are */
export async function retryRefunds({ db, now }: Context, { ids, actorId }: Decision): Promise<number[]> {
  const decided: number[] = [];
  for (const id of new Set(ids)) {
    await db.transaction().execute(async (tx) => {
      const refund = await lockRefund(tx, id);
      if (refund?.state !== 'failed' || !isGateway(refund.provider)) return;
      await giveBackRefund(tx, id, null);
      await queueRefund(tx, id);
      const [before, after] = [{ state: 'failed' }, { state: 'waiting' }];
      await recordAudit(tx, [{ actorId, action: 'retry', entity: 'refund', entityId: id, before, after }], now());
      decided.push(id);
    });
  }
  return decided;
}
