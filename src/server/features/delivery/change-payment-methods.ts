import type { AdminPaymentMethod, PaymentMethodInput } from '#shared/delivery/admin-contract.ts';
import { mayHaveFee } from '#shared/delivery/payment-fees.ts';
import { fieldErrorsOf, notFound, throwFieldErrors, type FieldError, type FoundErrors } from '#shared/errors.ts';
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
      throwFieldErrors(findErrors(before, input, shop.currency));
      await updatePaymentMethod(tx, id, input);
      return getPaymentMethod(tx, id);
    },
  });
}

/** Errors beyond the schema, of the valid fields of a form that it has refused. */
export async function listPaymentMethodErrors(
  { db, config: { shop } }: Context,
  form: Partial<PaymentMethodInput>,
  id: number,
): Promise<FieldError['errors']> {
  const [method] = await listPaymentMethodRecords(db, id);
  return method ? fieldErrorsOf(findErrors(method, form, shop.currency)) : {};
}

function findErrors(
  { code }: PaymentMethodRecord,
  { fee = 0 }: Partial<PaymentMethodInput>,
  currency: string,
): FoundErrors {
  if (fee <= 0 || mayHaveFee(code, currency)) return {};
  return { fee: code === 'card' ? 'card_fee' : 'transfer_fee' };
}

async function getPaymentMethod(tx: Tx, id: number): Promise<PaymentMethodRecord> {
  const [method] = await listPaymentMethodRecords(tx, id);
  if (!method) throw notFound();
  return method;
}
