import { z } from 'zod';
import { conflict, FieldError, withdrawalOver } from '#shared/errors.ts';
import type { WithdrawalForm } from '#shared/returns/contract.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Context } from '#server/context.ts';
import {
  countPieces,
  getReturnedGoods,
  isSameHash,
  mayWithdraw,
  type ReturnedGoods,
} from '#server/features/orders/index.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { openFor } from './get-returns.ts';
import { piecesLeft } from './return-policy.ts';
import { findReturnedOrder, type ReturnedOrderRow } from './returned-order.queries.ts';
import { isKnownWithdrawal } from './withdrawal.queries.ts';

/**
 * Validates a withdrawal like `submitWithdrawal`, before the buyer is asked to confirm it.
 * @throws not_found (404), withdrawal_over, conflict (409), FieldError on `lines`, `bank_account` (422)
 */
export async function checkWithdrawal(
  { db, config, now }: Context,
  { id, hash }: { readonly id: number; readonly hash: string },
  form: WithdrawalForm,
): Promise<void> {
  const order = await openFor(db, await findReturnedOrder(db, id), { id, hash });
  // It was accepted, and the answer was lost.
  if (await isKnownWithdrawal(db, id, form.client_key)) return;
  await requireWithdrawable(db, { order, form, shop: config.shop, at: now() });
}

interface Withdrawing {
  readonly order: ReturnedOrderRow;
  readonly form: WithdrawalForm;
  readonly shop: Shop;
  readonly at: Date;
}

/**
 * Checks the deadline, the form and the remaining pieces. To write by the result, the caller must hold the order's
 * lock.
 */
export async function requireWithdrawable(db: Queryable, { order, form, shop, at }: Withdrawing): Promise<void> {
  if (!mayWithdraw(order, shop, at)) throw withdrawalOver();
  const errors = errorsOf(form, order, shop);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  checkPieces(form, await getReturnedGoods(db, order.id));
}

/** Unreadable fields count as valid: the schema already reports them. */
const sentForm = z.object({
  lines: z.array(z.unknown()).optional().catch(undefined),
  bank_account: z.string().trim().catch(''),
});

/**
 * Extra errors for a body that the schema has rejected.
 * @param body may be anything
 */
export async function listWithdrawalErrors(
  { db, config }: Context,
  { id, hash }: { readonly id: number; readonly hash: string },
  body: unknown,
): Promise<FieldError['errors']> {
  const order = await findReturnedOrder(db, id);
  return order && isSameHash(order.hash, hash) ? errorsOf(body, order, config.shop) : {};
}

function errorsOf(
  body: unknown,
  { needs_bank_account: needsAccount }: ReturnedOrderRow,
  { country }: Shop,
): FieldError['errors'] {
  const { success, data: form } = sentForm.safeParse(body);
  if (!success) return {};
  return {
    ...(form.lines?.length === 0 && { lines: ['goods_missing' as const] }),
    ...(form.bank_account === '' && needsAccount && { bank_account: ['bank_account_missing' as const] }),
    // A transfer to an invalid account returns after days, or not at all.
    ...(form.bank_account !== '' &&
      !isAccount(country, form.bank_account) && { bank_account: ['bank_account_invalid' as const] }),
  };
}

function checkPieces({ lines }: WithdrawalForm, goods: ReturnedGoods): void {
  const returned = countPieces(goods);
  const left = new Map(goods.lines.map((line) => [line.id, piecesLeft(line, returned)]));
  for (const { order_line_id, quantity } of lines) {
    const pieces = left.get(order_line_id);
    // Another window may have been faster.
    if (pieces === undefined || pieces < quantity) throw conflict();
    left.set(order_line_id, pieces - quantity);
  }
  if (new Set(lines.map(({ order_line_id }) => order_line_id)).size !== lines.length) throw conflict();
}
