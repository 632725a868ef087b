import type { z } from 'zod';
import { plainAmount } from '#shared/money/money.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import { isGateway, type RefundObstacle } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { finishLocked } from './finish-refund.ts';
import { lockWithSubject } from './lock-with-subject.ts';
import { giveBackRefund, lockRefund } from './refund.queries.ts';
import { queueRefund } from './request-refund.ts';
import type { PaymentSubjects } from './subject.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

type Decided = z.output<(typeof adminPaymentsContract)['confirmRefunds']['response']>;

/** An administrator says that the money of refunds has left, by a transfer or in the gateway's portal. */
export function confirmRefunds(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<Decided> {
  return decideEach(context, ids, async (tx, id) => {
    const refund = await lockWithSubject(tx, subjects, id);
    if (!refund) return 'missing';
    if (refund.state === 'done') return 'done';
    if (refund.state === 'waiting' && isGateway(refund.provider)) return 'at_gateway';
    const at = context.now();
    await finishLocked(tx, subjects, refund, { at, actorId });
    const before = { state: refund.state };
    const after = { state: 'done', amount: `${plainAmount(refund.amount_minor)} ${refund.currency_code}` };
    await recordAudit(tx, [{ actorId, action: 'confirm', entity: 'refund', entityId: id, before, after }], at);
    return undefined;
  });
}

/** Has failed refunds sent through their gateway anew. */
export function retryRefunds(context: Context, { ids, actorId }: Decision): Promise<Decided> {
  return decideEach(context, ids, async (tx, id) => {
    const refund = await lockRefund(tx, id);
    if (!refund) return 'missing';
    if (refund.state !== 'failed' || !isGateway(refund.provider)) return 'not_failed';
    await giveBackRefund(tx, id, null);
    await queueRefund(tx, id);
    const [before, after] = [{ state: 'failed' }, { state: 'waiting' }];
    await recordAudit(tx, [{ actorId, action: 'retry', entity: 'refund', entityId: id, before, after }], context.now());
    return undefined;
  });
}

/**
 * One by one: each locks a thing of its own, and two such lists might meet in another order. What one is left for, be it
 * a error of ours, says nothing about the others.
 * @param decide gives why it was left; nothing when it was decided
 */
export async function decideEach(
  { db, log }: Context,
  ids: readonly number[],
  decide: (tx: Tx, id: number) => Promise<RefundObstacle | undefined>,
): Promise<Decided> {
  const done: Decided = { decided: [], left: [] };
  for (const id of new Set(ids)) {
    try {
      const why = await db.transaction().execute((tx) => decide(tx, id));
      if (why) done.left.push({ id, why });
      else done.decided.push(id);
    } catch (error) {
      log.error('A refund could not be decided', { refund: id, error });
      done.left.push({ id, why: 'failed' });
    }
  }
  return done;
}
