import type { AdminPaymentMethod, PaymentMethodInput } from '#shared/delivery/admin-contract.ts';
import { mayHaveFee } from '#shared/delivery/payment-fees.ts';
import { fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { changeRecord } from '#server/platform/audit/change-record.ts';
import type { Tx } from '#server/platform/db/db.ts';
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

/** @throws FieldError on `fee` when the law forbids one */
export async function changePaymentMethod(
  context: Context,
  { id, actorId, input }: PaymentMethodChange,
): Promise<AdminPaymentMethod> {
  const { shop } = context.config;
  return changeRecord(context, {
    entity: 'payment_method',
    id,
    actorId,
    version: input.version,
    lock: async (tx) => ((await lockPaymentMethod(tx, id)) ? getPaymentMethod(tx, id) : undefined),
    update: async (tx, before) => {
      if (input.fee > 0 && !mayHaveFee(before.code, shop.currency))
        throw fieldError('fee', before.code === 'card' ? 'card_fee' : 'transfer_fee');
      await updatePaymentMethod(tx, id, input);
      return getPaymentMethod(tx, id);
    },
  });
}

async function getPaymentMethod(tx: Tx, id: number): Promise<PaymentMethodRecord> {
  const [method] = await listPaymentMethodRecords(tx, id);
  if (!method) throw notFound();
  return method;
}
