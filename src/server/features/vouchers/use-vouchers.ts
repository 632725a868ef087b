import { fieldError } from '#shared/errors.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { canUseAgain, userOf } from './check-voucher.ts';
import { personKeysOf, type Person } from './person-keys.ts';
import { hasUsesLeft } from './voucher-policy.ts';
import {
  addUses,
  deleteOrderVouchers,
  insertOrderVoucher,
  listHeldVoucherIds,
  lockVouchers,
  releaseOrderVouchers,
  type Voucher,
} from './voucher.queries.ts';

interface VoucherUse {
  readonly orderId: number;
  readonly accountId: number | null;
  readonly email: string;
  readonly person: Person;
  readonly used: readonly { readonly voucherId: number; readonly code: string; readonly discount: number }[];
}

/**
 * Counts the vouchers of an order that is being placed. Concurrent orders with the same vouchers wait until the
 * transaction ends.
 * @throws FieldError at `vouchers` when one was used up, switched off or deleted since it was checked
 */
export async function useVouchers(tx: Tx, { orderId, accountId, email, person, used }: VoucherUse): Promise<void> {
  if (used.length === 0) return;
  const personKeys = personKeysOf(person);
  const user = await userOf(tx, accountId, email, personKeys);
  const ids = used.map(({ voucherId }) => voucherId);
  const vouchers = await lockVouchers(tx, ids);
  for (const { voucherId, code, discount } of used) {
    const voucher = vouchers.find(({ id }) => id === voucherId);
    if (!voucher?.is_active || !hasUsesLeft(voucher)) throw fieldError('vouchers', 'voucher_unavailable');
    // Read while holding the lock, so that the same person's concurrent orders count.
    if (!(await canUseAgain(tx, voucher, user))) throw fieldError('vouchers', 'voucher_used_up');
    const by = { accountId, email: email.toLowerCase(), personKeys };
    await insertOrderVoucher(tx, { orderId, voucherId, code, discount, ...by });
  }
  await addUses(tx, ids, 1);
}

/**
 * Takes an order's vouchers back, as if it had never used them, so that they can be checked and used again.
 * @returns them in the order of their ids
 */
export async function takeBackVouchers(tx: Tx, orderId: number): Promise<Voucher[]> {
  const ids = await listHeldVoucherIds(tx, orderId);
  const vouchers = await lockVouchers(tx, ids);
  await deleteOrderVouchers(tx, orderId);
  await addUses(tx, ids, -1);
  return vouchers.map((voucher) => ({ ...voucher, uses: voucher.uses - 1 }));
}

/** Releases the vouchers of a cancelled order; idempotent. */
export async function releaseVouchers(tx: Tx, orderId: number): Promise<void> {
  // In the same order as `useVouchers`, to prevent deadlocks.
  await lockVouchers(tx, await listHeldVoucherIds(tx, orderId));
  await addUses(tx, await releaseOrderVouchers(tx, orderId), -1);
}
