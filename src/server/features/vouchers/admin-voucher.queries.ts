import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { AdminVoucherQuery } from '#shared/vouchers/admin-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { VoucherState } from '#shared/vouchers/vouchers.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import { idsOfFound, pageOfFound, type FoundRows } from '#server/platform/db/page-of-found.ts';
import type { Voucher as VoucherTable } from '#server/platform/db/schema.ts';
import type { Voucher } from './voucher.queries.ts';
import { limitColumns, type VoucherLimits } from './limits.queries.ts';
import { stateAt } from './voucher-state.ts';

export const vouchersPerPage = 50;
const shownOrders = 20;

/** A voucher for administrators. */
export interface AdminVoucherRecord extends Voucher, VoucherLimits {
  readonly note: string;
  readonly influencer_id: number | null;
  readonly influencer: string | null;
  readonly margin_percent: number | null;
  readonly created_at: Date;
  readonly state: VoucherState;
  readonly turnover_minor: number;
  readonly margin_minor: number;
}

interface Choice {
  readonly query: AdminVoucherQuery;
  /** Of the names of categories. */
  readonly locale: Locale;
  readonly at: Date;
}

const columns = (locale: Locale) =>
  sql`v.*, a.username as influencer, earned.turnover_minor, earned.margin_minor, ${limitColumns(locale)}`;

/** @param vouchers rows of `voucher` */
const joined = (vouchers: RawBuilder<unknown>, on = sql``) => sql`${vouchers} v ${on}
  left join account a on a.id = v.influencer_id
  cross join lateral (
    select coalesce(sum(turnover_minor), 0)::bigint as turnover_minor, coalesce(sum(margin_minor), 0)::bigint as margin_minor
    from influencer_entry e where e.voucher_id = v.id) earned`;

function chosen({ query: { q, kind, state, influencer }, at }: Choice) {
  const pattern = partPattern(q);
  const conditions = [
    q !== '' &&
      sql`(v.looked_for like f_unaccent(lower(${pattern})) or v.influencer_id = any(array(
        select named.id from account named
        where named.id in (select influencer_id from voucher) and lower(named.username) like lower(${pattern}))))`,
    kind && sql`v.kind = ${kind}`,
    state && sql`${stateAt(at)} = ${state}`,
    influencer && sql`v.influencer_id = ${influencer}::bigint`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const orders = {
  newest: sql`v.created_at desc, v.id desc`,
  code: sql`v.code`,
  uses: sql`v.uses desc, v.id desc`,
  ends: sql`v.valid_to nulls last, v.id desc`,
};

function found(choice: Choice, limit: number, offset: number): FoundRows {
  return { rows: sql`voucher v where ${chosen(choice)}`, order: orders[choice.query.sort], limit, offset };
}

/** In the order of their ids. */
async function read(db: Queryable, choice: Choice, ids: readonly number[]) {
  const listed = sql`unnest(${[...ids]}::integer[]) with ordinality as found (id, place) join voucher`;
  const { rows } = await sql<AdminVoucherRecord>`
    select ${columns(choice.locale)}, ${stateAt(choice.at)} as state
    from ${joined(listed, sql`on v.id = found.id`)} order by found.place`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows, and the total, which is exact up to a thousand. */
export async function listAdminVouchers(
  db: Queryable,
  choice: Choice,
): Promise<{ vouchers: AdminVoucherRecord[]; total: number }> {
  const offset = (choice.query.page - 1) * vouchersPerPage;
  const { ids, total } = await pageOfFound(db, found(choice, vouchersPerPage + 1, offset));
  return { vouchers: await read(db, choice, ids), total };
}

/** All pages, for an export. */
export async function listVouchersToExport(db: Queryable, choice: Choice): Promise<AdminVoucherRecord[]> {
  return read(db, choice, await idsOfFound(db, found(choice, csvRows, 0)));
}

export async function findAdminVoucher(
  db: Queryable,
  id: number,
  { at, locale }: Omit<Choice, 'query'>,
): Promise<(AdminVoucherRecord & { readonly discounts_minor: number; readonly was_used: boolean }) | undefined> {
  const { rows } = await sql<AdminVoucherRecord & { discounts_minor: number; was_used: boolean }>`
    select ${columns(locale)}, ${stateAt(at)} as state,
      coalesce((select sum(discount_minor) from order_voucher where voucher_id = v.id and not is_released), 0)::bigint
        as discounts_minor,
      exists (select from order_voucher where voucher_id = v.id) as was_used
    from ${joined(sql`voucher`)} where v.id = ${id}::integer`.execute(db);
  return rows[0];
}

/** The newest orders that used a voucher. */
export function listOrdersOfVoucher(db: Queryable, id: number) {
  return db
    .selectFrom('order_voucher')
    .innerJoin('shop_order', 'shop_order.id', 'order_voucher.order_id')
    .where('voucher_id', '=', id)
    .select(['shop_order.id', 'number', 'placed_at', 'order_voucher.discount_minor', 'is_released'])
    .orderBy('order_voucher.order_id', 'desc')
    .limit(shownOrders)
    .execute();
}

export function lockVoucherRow(tx: Tx, id: number) {
  return tx.selectFrom('voucher').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Counts every order, including cancelled ones. */
export async function wasUsed(tx: Tx, id: number): Promise<boolean> {
  const use = await tx.selectFrom('order_voucher').where('voucher_id', '=', id).select('order_id').executeTakeFirst();
  return use !== undefined;
}

export async function isCodeTaken(tx: Tx, code: string, except?: number): Promise<boolean> {
  const other = await tx
    .selectFrom('voucher')
    .where('code', '=', code)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** An account that may be an influencer, by its e-mail or username. */
export async function findEarner(tx: Tx, emailOrUsername: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account
    where (lower(email) = lower(${emailOrUsername}) or lower(username) = lower(${emailOrUsername}))
      and state = 'approved'
    for key share`.execute(tx);
  return rows[0]?.id;
}

/** @throws the database's unique violation when the code is taken */
export async function insertVoucher(tx: Tx, voucher: Insertable<VoucherTable>): Promise<number> {
  const { id } = await tx.insertInto('voucher').values(voucher).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @throws the database's unique violation when the code is taken */
export async function updateVoucher(
  tx: Tx,
  id: number,
  voucher: Partial<Omit<Insertable<VoucherTable>, 'id' | 'uses'>>,
): Promise<void> {
  await tx.updateTable('voucher').set(voucher).where('id', '=', id).execute();
}

export async function deleteVoucherRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('voucher').where('id', '=', id).execute();
}
