import { countedTogetherHours } from '#shared/payments/refund-approval.ts';
import { plainAmount } from '#shared/money/money.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { insertRefund } from '../refund.queries.ts';
import { isAboveLimit } from './approval-limit.ts';
import { sumAskedSince } from './approval.queries.ts';

type Requested = Omit<Parameters<typeof insertRefund>[1], 'askedBy' | 'isUnapproved'> & { readonly currency: string };

/**
 * Inserts a refund; its payment is locked. One that an administrator requests above the limit waits for another one,
 * and nobody sends it until then.
 * @param options `isAutomatic`: required by law or triggered by the portal
 */
export async function insertRequested(
  tx: Tx,
  { currency, ...refund }: Requested,
  { isAutomatic = false }: { readonly isAutomatic?: boolean } = {},
): Promise<{ readonly refundId: number; readonly isHeld: boolean }> {
  const askedBy = isAutomatic ? null : refund.actorId;
  const isHeld = askedBy !== null && (await needsApproval(tx, { ...refund, currency }));
  const refundId = await insertRefund(tx, { ...refund, askedBy, isUnapproved: isHeld });
  if (isHeld) {
    const after = { state: 'unapproved', amount: `${plainAmount(refund.amount)} ${currency}` };
    const entry = { actorId: askedBy, action: 'add', entity: 'refund', entityId: refundId, after } as const;
    await recordAudit(tx, [entry], refund.at);
  }
  return { refundId, isHeld };
}

interface Asked {
  readonly paymentId: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Whether a refund that an administrator requests now needs a second one. */
export async function needsApproval(db: Queryable, { paymentId, amount, currency, at }: Asked): Promise<boolean> {
  const earlier = await sumAskedSince(db, paymentId, new Date(at.getTime() - countedTogetherHours * 3_600_000));
  return isAboveLimit(db, { amount: earlier + amount, currency });
}
