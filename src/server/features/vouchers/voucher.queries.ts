import { sql } from 'kysely';
import type { VoucherKind } from '#shared/vouchers/vouchers.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface Voucher {
  readonly id: number;
  readonly code: string;
  readonly kind: VoucherKind;
  readonly percent: number | null;
  /** In the default currency, as `min_goods_minor`. */
  readonly amount_minor: number | null;
  readonly min_goods_minor: number;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
  readonly max_uses: number | null;
  readonly max_uses_per_user: number | null;
  readonly for_email: string | null;
  readonly is_active: boolean;
  /** Applies to goods of these categories or anything below them; empty: of all. */
  readonly category_ids: number[];
  /** Applies to goods of these brands; empty: of all. */
  readonly brand_ids: number[];
  /** Number of orders that use it and were not cancelled. */
  readonly uses: number;
}

/** The buyer to whom a use counts. */
export interface VoucherUser {
  /** Undefined for a guest. */
  readonly account: { readonly id: number; readonly email: string | null; readonly isConfirmed: boolean } | undefined;
  /** All known e-mails of the same person. */
  readonly emails: readonly string[];
  /** Phone and addresses, in a form that compares; they count for guests, who can type another e-mail each time. */
  readonly personKeys: readonly string[];
}

/** Columns of a voucher `v`, as `Voucher`. */
export const voucherColumns = sql`v.id, v.code, v.kind, v.percent, v.amount_minor, v.min_goods_minor, v.valid_from, v.valid_to,
  v.max_uses, v.max_uses_per_user, v.for_email, v.category_ids, v.brand_ids, v.is_active, v.uses`;

/** Finds a voucher by its code, ignoring case and surrounding blanks. */
export async function findVoucherByCode(db: Queryable, code: string): Promise<Voucher | undefined> {
  const { rows } = await sql<Voucher>`
    select ${voucherColumns} from voucher v where v.code = ${code.trim().toUpperCase()}`.execute(db);
  return rows[0];
}

/**
 * Locks these vouchers against use by others until the transaction ends, always in the same order; carts may still
 * add them.
 */
export async function lockVouchers(tx: Tx, ids: readonly number[]): Promise<Voucher[]> {
  const { rows } = await sql<Voucher>`
    select ${voucherColumns} from voucher v where v.id = any (${[...ids]}::integer[])
    order by v.id for no key update`.execute(tx);
  return rows;
}

export async function findVoucherAccount(db: Queryable, id: number): Promise<VoucherUser['account']> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['email', 'email_confirmed_at'])
    .executeTakeFirst();
  return (
    account && { id, email: account.email?.toLowerCase() ?? null, isConfirmed: account.email_confirmed_at !== null }
  );
}

/** In how many orders that were not cancelled the buyer used a voucher. */
export async function countUsesBy(
  db: Queryable,
  voucherId: number,
  { account, emails, personKeys }: VoucherUser,
): Promise<number> {
  const keys = account ? [] : personKeys;
  // A union, so that each part uses its own index.
  const { rows } = await sql<{ uses: number }>`
    select count(*)::integer as uses from (
      select order_id from order_voucher
      where voucher_id = ${voucherId}::integer and email = any (${[...emails]}::text[]) and not is_released
      union
      select order_id from order_voucher
      where voucher_id = ${voucherId}::integer and account_id = ${account?.id ?? null}::bigint and not is_released
      union
      select order_id from order_voucher
      where voucher_id = ${voucherId}::integer and person_keys && ${[...keys]}::text[] and not is_released) used
    `.execute(db);
  return rows[0]!.uses;
}

export async function insertOrderVoucher(
  tx: Tx,
  use: {
    readonly orderId: number;
    readonly voucherId: number;
    readonly code: string;
    readonly discount: number;
    readonly email: string;
    readonly accountId: number | null;
    readonly personKeys: readonly string[];
  },
): Promise<void> {
  await tx
    .insertInto('order_voucher')
    .values({
      order_id: use.orderId,
      voucher_id: use.voucherId,
      code: use.code,
      discount_minor: use.discount,
      email: use.email,
      account_id: use.accountId,
      person_keys: [...use.personKeys],
    })
    .execute();
}

/** Changes the use counts of locked vouchers. */
export async function addUses(tx: Tx, ids: readonly number[], uses: 1 | -1): Promise<void> {
  await sql`update voucher set uses = uses + ${uses}::integer where id = any (${[...ids]}::integer[])`.execute(tx);
}

/** The vouchers that an order still uses. */
export async function listHeldVoucherIds(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('order_voucher')
    .where('order_id', '=', orderId)
    .where('is_released', '=', false)
    .select('voucher_id')
    .execute();
  return rows.map(({ voucher_id }) => voucher_id);
}

/** @returns the released vouchers; each is returned to one of several concurrent callers */
export async function releaseOrderVouchers(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('order_voucher')
    .set({ is_released: true })
    .where('order_id', '=', orderId)
    .where('is_released', '=', false)
    .returning('voucher_id')
    .execute();
  return rows.map(({ voucher_id }) => voucher_id);
}

export async function deleteOrderVouchers(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('order_voucher').where('order_id', '=', orderId).execute();
}

/** Erases who used vouchers for these orders. */
export async function eraseVoucherUsers(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('order_voucher')
    .set({ email: '', account_id: null, person_keys: [] })
    .where('order_id', 'in', [...orderIds])
    .execute();
}
