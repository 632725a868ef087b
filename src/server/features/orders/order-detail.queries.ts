import { sql } from 'kysely';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Picture } from '#shared/contract/fields.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OrderChannel } from '#shared/orders/channels.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { storedNames } from './stored-names.queries.ts';
import { isNew } from './order-task.queries.ts';

export interface OrderDetailRow {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
  readonly account_id: number | null;
  readonly locale: string;
  readonly state: OrderState;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_prefix: string;
  readonly phone: string;
  readonly delivery_name: string | null;
  readonly delivery_street: string | null;
  readonly delivery_city: string | null;
  readonly delivery_postcode: string | null;
  readonly country_code: string;
  readonly invoice_name: string;
  readonly invoice_street: string;
  readonly invoice_city: string;
  readonly invoice_postcode: string;
  readonly invoice_country_code: string;
  readonly company: string | null;
  readonly company_id: string | null;
  readonly tax_id: string | null;
  readonly variable_symbol: string;
  readonly currency_code: string;
  readonly goods_minor: number;
  readonly discount_minor: number;
  readonly delivery_minor: number;
  readonly fee_minor: number;
  readonly rounding_minor: number;
  readonly total_minor: number;
  /** What transfers have paid while it waits for the rest. */
  readonly part_paid_minor: number;
  readonly note: string;
  readonly expected_from: string;
  readonly expected_to: string;
  /** Working days after the payment, promised when the order was placed; of a branch, days on which it is open, from 0. */
  readonly promised_min_days: number;
  readonly promised_max_days: number;
  readonly tracking_code: string | null;
  /** ISO date and code of the pickup; null before the goods were ready. */
  readonly collect_by: string | null;
  readonly pickup_code: string | null;
  readonly needs_age_check: boolean;
  readonly branch_id: number | null;
  readonly is_new: boolean;
  readonly placed_at: Date;
  readonly expires_at: Date | null;
  readonly paid_at: Date | null;
  readonly carrier_id: number;
  readonly carrier_kind: CarrierKind;
  readonly carrier_name: string;
  readonly tracking_url: string | null;
  readonly payment_method_id: number;
  readonly payment_code: PaymentMethodCode;
  readonly payment_name: string;
  readonly place: string | null;
  readonly has_invoice: boolean;
  readonly credit_notes: string[];
  readonly is_email_known: boolean;
  readonly channel: OrderChannel;
  /** The clerk who wrote it. */
  readonly placed_by: number | null;
}

export const detailColumns = sql`
  o.id, o.hash, o.number, o.account_id, o.locale, o.state, o.email, o.first_name, o.last_name, o.phone_prefix,
  o.phone, o.delivery_name, o.delivery_street, o.delivery_city, o.delivery_postcode, o.country_code,
  o.invoice_name, o.invoice_street, o.invoice_city, o.invoice_postcode, o.invoice_country_code,
  o.company, o.company_id, o.tax_id, o.variable_symbol, o.currency_code, o.goods_minor, o.discount_minor,
  o.delivery_minor, o.fee_minor, o.rounding_minor, o.total_minor, o.part_paid_minor, o.note, o.expected_from::text, o.expected_to::text,
  o.promised_min_days, o.promised_max_days, o.tracking_code, o.collect_by::text, o.pickup_code, o.needs_age_check, o.branch_id, ${isNew} as is_new, o.placed_at, o.expires_at, o.paid_at,
  o.carrier_id, c.kind as carrier_kind, c.tracking_url, o.payment_method_id, m.code as payment_code, ${storedNames},
  exists (select from invoice i where i.order_id = o.id and i.kind = 'invoice') as has_invoice,
  array(select i.number from invoice i where i.order_id = o.id and i.kind = 'credit_note' order by i.id) as credit_notes,
  exists (select from account a where lower(a.email) = o.email) as is_email_known,
  o.channel, o.placed_by`;

export const detailTables = sql`
  shop_order o
  join carrier c on c.id = o.carrier_id
  join payment_method m on m.id = o.payment_method_id`;

/** An order with the names from when it was placed. The caller must check the hash or the account. */
export async function findOrder(db: Queryable, id: number): Promise<OrderDetailRow | undefined> {
  const { rows } = await sql<OrderDetailRow>`${prepared('orders.detail')}
    select ${detailColumns} from ${detailTables} where o.id = ${id}::bigint`.execute(db);
  return rows[0];
}

export interface OrderLineRow {
  readonly id: number;
  readonly listing_id: number | null;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly price_minor: number;
  readonly total_minor: number;
  readonly discount_minor: number;
  readonly tax_rate: number;
}

export function listOrderLines(db: Queryable, orderId: number): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(['id', 'listing_id', 'name', 'sku', 'quantity', 'price_minor', 'total_minor', 'discount_minor', 'tax_rate'])
    .orderBy('position')
    .execute();
}

export interface LineProductRow {
  readonly line_id: number;
  /** The product's name now: the alternative text of its picture. */
  readonly name: string;
  readonly picture_key: string | null;
  readonly is_public: boolean;
  readonly listing_id: number;
  readonly slug: string;
  readonly category_slug: string;
}

/** The products of an order's lines as they are now, public or not; a deleted one is missing. */
export async function listLineProducts(db: Queryable, orderId: number, locale: Locale): Promise<LineProductRow[]> {
  const { rows } = await sql<LineProductRow>`
    select ol.id as line_id, l.id as listing_id, l.visibility = 'listed' as is_public, pic.key as picture_key,
      text.name, text.slug, coalesce(ct.slug, l.category_id::text) as category_slug
    from order_line ol
    join listing l on l.id = ol.listing_id
    join lateral (
      select t.name, t.slug from listing_text t where t.listing_id = l.id
      order by ${preferLocale(locale)} limit 1) text on true
    left join picture pic on pic.id = l.main_picture_id
    left join category_text ct on ct.category_id = l.category_id and ct.locale = ${locale}::text
    where ol.order_id = ${orderId}::bigint`.execute(db);
  return rows;
}

const shownPictures = 4;

/** Pictures of the first goods of orders, by order. */
export async function listOrderPictures(db: Queryable, orderIds: readonly number[]): Promise<Map<number, Picture[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ order_id: number; pictures: Picture[] }>`
    select o.id as order_id, (
      select coalesce(json_agg(json_build_object('key', p.key, 'alt', p.name) order by p.position), '[]')
      from (
        select pic.key, l.name, l.position from order_line l
        join listing on listing.id = l.listing_id
        join picture pic on pic.id = listing.main_picture_id
        where l.order_id = o.id order by l.position limit ${shownPictures}::bigint) p) as pictures
    from unnest(${[...orderIds]}::bigint[]) o (id)`.execute(db);
  return new Map(rows.map(({ order_id: id, pictures }) => [id, pictures]));
}

export function listOrderVouchers(db: Queryable, orderId: number): Promise<{ code: string; discount_minor: number }[]> {
  return db
    .selectFrom('order_voucher')
    .where('order_id', '=', orderId)
    .select(['code', 'discount_minor'])
    .orderBy('code')
    .execute();
}

/** When an order entered each of its states. */
export async function listOrderSteps(db: Queryable, orderId: number): Promise<{ state: OrderState; at: Date }[]> {
  const { rows } = await sql<{ state: OrderState; at: Date }>`
    select to_state as state, happened_at as at from order_event
    where order_id = ${orderId}::bigint and to_state is distinct from from_state and to_state is not null
    order by id`.execute(db);
  return rows;
}

export interface PartPaymentRow {
  readonly amount: number;
  /** ISO date of the bank's statement. */
  readonly on: string;
}

/** Transfers that paid the order in part, except for those that a clerk has taken back. */
export async function listPartPayments(db: Queryable, orderId: number): Promise<PartPaymentRow[]> {
  const { rows } = await sql<PartPaymentRow>`
    select (e.detail ->> 'amount')::bigint as amount, e.detail ->> 'paid_on' as "on" from order_event e
    where e.order_id = ${orderId}::bigint and e.kind = 'part_payment' and not exists (
      select from order_event c
      where c.order_id = e.order_id and c.id > e.id and c.kind = 'cancel_part_payment'
        and c.detail -> 'line' = e.detail -> 'line')
    order by e.id`.execute(db);
  return rows;
}

export interface OrderSummaryRow {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
  readonly state: OrderState;
  readonly placed_at: Date;
  readonly total_minor: number;
  readonly currency_code: string;
  readonly pieces: number;
  readonly collect_by: string | null;
  readonly pickup_code: string | null;
  readonly delivery: CarrierKind;
  readonly payment_code: PaymentMethodCode;
}

export const ordersPerPage = 20;

const summary = sql`
  select o.id, o.hash, o.number, o.state, o.placed_at, o.total_minor, o.currency_code, m.code as payment_code,
    c.kind as delivery, case when o.state = 'ready_for_pickup' then o.collect_by::text end as collect_by,
    case when o.state = 'ready_for_pickup' then o.pickup_code end as pickup_code,
    (select coalesce(sum(l.quantity), 0)::integer from order_line l where l.order_id = o.id) as pieces
  from shop_order o
  join payment_method m on m.id = o.payment_method_id
  join carrier c on c.id = o.carrier_id`;

/** An order, while it waits for its payment. */
export async function findUnpaidOrder(db: Queryable, id: number): Promise<OrderSummaryRow | undefined> {
  const { rows } = await sql<OrderSummaryRow>`
    ${summary} where o.id = ${id}::bigint and o.state = 'waiting_for_payment'`.execute(db);
  return rows[0];
}

/** The newest one. */
export async function findUnpaidOfAccount(db: Queryable, accountId: number): Promise<OrderSummaryRow | undefined> {
  const { rows } = await sql<OrderSummaryRow>`
    ${summary} where o.account_id = ${accountId}::bigint and o.state = 'waiting_for_payment'
    order by o.placed_at desc, o.id desc limit 1`.execute(db);
  return rows[0];
}

export async function listOwnOrders(
  db: Queryable,
  accountId: number,
  page: number,
): Promise<{ orders: OrderSummaryRow[]; total: number }> {
  const { rows } = await sql<OrderSummaryRow>`
    ${summary} where o.account_id = ${accountId}::bigint
    order by o.placed_at desc, o.id desc
    limit ${ordersPerPage} offset ${(page - 1) * ordersPerPage}`.execute(db);
  const { total } = await db
    .selectFrom('shop_order')
    .where('account_id', '=', accountId)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { orders: rows, total };
}

export async function findOwnHash(db: Queryable, accountId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .select('hash')
    .executeTakeFirst();
  return row?.hash;
}

/**
 * Adds a guest's order to an account.
 * @returns false when it already has one
 */
export async function giveOrder(db: Queryable, id: number, accountId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
