import { conflict, fieldError, withdrawalOver } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { WithdrawalForm } from '#shared/returns/contract.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Context } from '#server/context.ts';
import { countPieces, getGoodsBack, recordOrderEvent, type GoodsBack } from '#server/features/orders/index.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import { openFor } from './get-returns.ts';
import { queueWithdrawalReceived } from './mails.ts';
import { mayWithdraw } from './return-periods.ts';
import { lockReturnedOrder } from './returned-order.queries.ts';
import { findWithdrawal, insertWithdrawal, isKnownWithdrawal } from './withdrawal.queries.ts';

export interface Opened {
  readonly id: number;
  readonly hash: string;
  readonly locale: Locale;
}

/**
 * A buyer withdraws from the contract, in time and of pieces that are left; the receipt with date and time leaves with
 * it. Sent again under its key it is the same.
 * @throws not_found (404), withdrawal_over, conflict (409), FieldError on `lines`, `bank_account` (422)
 */
export async function submitWithdrawal(
  context: Context,
  { id, hash, locale }: Opened,
  form: WithdrawalForm,
): Promise<void> {
  const { db, config, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = openFor(await lockReturnedOrder(tx, id), hash);
    if (await isKnownWithdrawal(tx, id, form.client_key)) return;
    const at = now();
    if (!mayWithdraw(order, config.shop, at)) throw withdrawalOver();
    checkPieces(form, await getGoodsBack(tx, id));
    checkAccount(form, config.shop);
    const withdrawalId = await insertWithdrawal(tx, { form, orderId: id, locale, at });
    // The key of another order's.
    if (withdrawalId === undefined) throw conflict();
    const { state } = order;
    await recordOrderEvent(tx, { orderId: id, kind: 'withdraw', from: state, to: state, detail: { withdrawalId }, at });
    await queueWithdrawalReceived(context, tx, (await findWithdrawal(tx, withdrawalId))!);
  });
}

/** Money sent to a number that is none comes back after days, or not at all. */
function checkAccount({ bank_account: account }: WithdrawalForm, { country }: Shop): void {
  if (account !== '' && !isAccount(country, account)) throw fieldError('bank_account', 'bank_account_invalid');
}

function checkPieces({ lines }: WithdrawalForm, goods: GoodsBack): void {
  if (lines.length === 0) throw fieldError('lines', 'goods_missing');
  const back = countPieces(goods);
  const left = new Map(goods.lines.map(({ id, quantity }) => [id, quantity - (back.get(id) ?? 0)]));
  for (const { order_line_id, quantity } of lines) {
    const pieces = left.get(order_line_id);
    // Another window may have been quicker.
    if (pieces === undefined || pieces < quantity) throw conflict();
    left.set(order_line_id, pieces - quantity);
  }
  if (new Set(lines.map(({ order_line_id }) => order_line_id)).size !== lines.length) throw conflict();
}
