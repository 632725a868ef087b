import type { AdminPaymentMethod, PaymentMethodInput } from '#shared/delivery/admin-contract.ts';
import { mayHaveFee } from '#shared/delivery/payment-fees.ts';
import { fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import {
  listPaymentMethodRecords,
  lockPaymentMethod,
  updatePaymentMethod,
  type PaymentMethodRecord,
} from './admin-carrier.queries.ts';

interface PaymentMethodChange {
  readonly id: number;
  readonly actorId: number;
  readonly input: PaymentMethodInput & { readonly version: string };
}

/** @throws FieldError on `fee` where the law forbids one */
export async function changePaymentMethod(
  { db, now, config: { shop } }: Context,
  { id, actorId, input }: PaymentMethodChange,
): Promise<AdminPaymentMethod> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockPaymentMethod(tx, id))) throw notFound();
    const before = await getPaymentMethod(tx, id);
    ensureVersion(before, input.version);
    if (input.fee > 0 && !mayHaveFee(before.code, shop.currency))
      throw fieldError('fee', before.code === 'card' ? 'card_fee' : 'transfer_fee');
    await updatePaymentMethod(tx, id, input);
    const after = await getPaymentMethod(tx, id);
    const entry = { actorId, action: 'change', entity: 'payment_method', entityId: id, before, after } as const;
    await recordAudit(tx, [entry], now());
    return withVersion(after);
  });
}

async function getPaymentMethod(tx: Tx, id: number): Promise<PaymentMethodRecord> {
  const [method] = await listPaymentMethodRecords(tx, id);
  if (!method) throw notFound();
  return method;
}
