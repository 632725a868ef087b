import { conflict } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { WithdrawalForm } from '#shared/returns/contract.ts';
import type { Context } from '#server/context.ts';
import { recordOrderEvent } from '#server/features/orders/index.ts';
import { requireWithdrawable } from './check-withdrawal.ts';
import { openFor } from './get-returns.ts';
import { queueWithdrawalReceived } from './mails.ts';
import { lockReturnedOrder } from './returned-order.queries.ts';
import { findWithdrawal, insertWithdrawal, isKnownWithdrawal } from './withdrawal.queries.ts';

export interface Opened {
  readonly id: number;
  readonly hash: string;
  readonly locale: Locale;
}

/**
 * Records a buyer's withdrawal from the contract, before the deadline and for remaining pieces, and sends the receipt
 * with date and time. Idempotent by its key.
 * @throws not_found (404), withdrawal_over, conflict (409), FieldError on `lines`, `bank_account` (422)
 */
export async function submitWithdrawal(
  context: Context,
  { id, hash, locale }: Opened,
  form: WithdrawalForm,
): Promise<void> {
  const { db, config, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = await openFor(tx, await lockReturnedOrder(tx, id), { id, hash });
    if (await isKnownWithdrawal(tx, id, form.client_key)) return;
    const at = now();
    await requireWithdrawable(tx, { order, form, shop: config.shop, at });
    const withdrawalId = await insertWithdrawal(tx, { form, orderId: id, locale, at });
    // The key belongs to another order.
    if (withdrawalId === undefined) throw conflict();
    const { state } = order;
    await recordOrderEvent(tx, { orderId: id, kind: 'withdraw', from: state, to: state, detail: { withdrawalId }, at });
    await queueWithdrawalReceived(context, tx, (await findWithdrawal(tx, withdrawalId))!);
  });
}
