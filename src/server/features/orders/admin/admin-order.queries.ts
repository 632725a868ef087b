import { sql, type RawBuilder } from 'kysely';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { AdminOrderQuery, OrderContact } from '#shared/orders/admin-contract.ts';
import type { OrderChannel } from '#shared/orders/channels.ts';
import { readPickupCode } from '#shared/orders/pickup-code.ts';
import type { OrderEventKind, OrderState } from '#shared/orders/lifecycle.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import { isOnDays } from '#server/platform/db/on-days.ts';
import { idsOfFound, pageOfFound, type FoundRows } from '#server/platform/db/page-of-found.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { selectNumbered } from '../numbered-orders.queries.ts';
import { isMoneyBack, isNew, waitsFor } from '../order-task.queries.ts';

export const ordersPerAdminPage = 50;

export interface AdminOrderRecord {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly placed_at: Date;
  readonly paid_at: Date | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string | null;
  readonly total_minor: number;
  readonly currency_code: string;
  readonly pieces: number;
  readonly payment: PaymentMethodCode;
  readonly delivery: CarrierKind;
  readonly place: string | null;
  readonly branch_id: number | null;
  readonly variable_symbol: string;
  readonly channel: OrderChannel;
  readonly is_new: boolean;
  readonly is_money_back: boolean;
  readonly has_invoice: boolean;
  /** Of an order that is ready, ISO. */
  readonly collect_by: string | null;
  readonly is_pickup_late: boolean;
}

/** Additional columns of the export, for parcel labels and accounting. */
export interface ExportedOrderRecord extends AdminOrderRecord {
  readonly phone_prefix: string;
  readonly phone: string;
  readonly delivery_address: string;
  readonly invoice_address: string;
  readonly weight_g: number;
  readonly tracking_code: string | null;
  readonly invoice_number: string | null;
}

const exportedColumns = sql`,
  o.phone_prefix, o.phone, o.weight_g, o.tracking_code,
  concat_ws(', ', o.delivery_name, o.delivery_street, concat_ws(' ', o.delivery_postcode, o.delivery_city))
    || case when o.delivery_name is null then '' else ', ' || o.country_code end as delivery_address,
  concat_ws(', ', o.invoice_name, o.invoice_street, concat_ws(' ', o.invoice_postcode, o.invoice_city),
    o.invoice_country_code) as invoice_address,
  (select i.number from invoice i where i.order_id = o.id and i.kind = 'invoice') as invoice_number`;

interface Choice {
  readonly query: Omit<AdminOrderQuery, 'page'>;
  readonly now: Date;
}

/** Removed from the search text: prefix and number are separate columns, so nothing would match both together. */
const phonePrefix = /^\s*\+\d{1,3}(?=\s|\d{9}\b)/;

/** A typed pickup code finds the order that waits at a branch under it. */
function holdsText(text: string): RawBuilder<unknown> {
  const numbered = selectNumbered(text);
  const words = numbered ? sql`o.id in (${numbered})` : holdsWords(sql`o.looked_for`, text.replace(phonePrefix, ''));
  const code = readPickupCode(text);
  return code === undefined
    ? words
    : sql`(${words} or (o.state = 'ready_for_pickup' and o.pickup_code = ${code}::text))`;
}

function chosen({ query, now }: Choice) {
  const { q, state, task, payment, delivery, branch, channel, account, paid, from, to } = query;
  const conditions = [
    q !== '' && holdsText(q),
    state && sql`o.state = ${state}`,
    task && waitsFor(task, now),
    payment && sql`o.payment_method_id in (select id from payment_method where code = ${payment})`,
    delivery && sql`o.carrier_id in (select id from carrier where kind = ${delivery})`,
    branch !== undefined && sql`o.branch_id = ${branch}::integer`,
    channel && sql`o.channel = ${channel}`,
    account !== undefined && sql`o.account_id = ${account}::bigint`,
    paid && (paid === 'yes' ? sql`o.paid_at is not null` : sql`o.paid_at is null`),
    (from || to) && isOnDays(sql`o.placed_at`, { from, to }),
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** By sort: the column, and whether the list begins with its greatest value. Ids decide between equal ones. */
const sorts = {
  newest: { column: sql.ref('placed_at'), isDescending: true },
  oldest: { column: sql.ref('placed_at'), isDescending: false },
  largest: { column: sql.ref('total_minor'), isDescending: true },
};

function inOrder({ column, isDescending }: (typeof sorts)['newest']) {
  return isDescending ? sql`o.${column} desc, o.id desc` : sql`o.${column}, o.id`;
}

/** Ids of the orders before and after one in the filtered list; undefined if it does not exist. */
export async function findNeighbours(
  db: Queryable,
  choice: Choice,
  id: number,
): Promise<{ previous: number | null; next: number | null } | undefined> {
  const { column, isDescending } = sorts[choice.query.sort];
  const nearest = (isLess: boolean) => sql<number | null>`(
    select o.id from shop_order o
    where ${chosen(choice)} and (o.${column}, o.id) ${isLess ? sql`<` : sql`>`} (here.${column}, here.id)
    order by ${inOrder({ column, isDescending: isLess })} limit 1)`;
  const { rows } = await sql<{ previous: number | null; next: number | null }>`
    select ${nearest(!isDescending)} as previous, ${nearest(isDescending)} as next
    from shop_order here where here.id = ${id}::bigint`.execute(db);
  return rows[0];
}

function found(choice: Choice, limit: number, offset: number): FoundRows {
  return { rows: sql`shop_order o where ${chosen(choice)}`, order: inOrder(sorts[choice.query.sort]), limit, offset };
}

/** What the list says about orders, in the order of their ids: the same statement for every filter. */
async function read<Row extends AdminOrderRecord>(
  db: Queryable,
  ids: readonly number[],
  { now, more }: { now: Date; more?: RawBuilder<unknown> },
) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`${more ? sql`` : prepared('orders.listed')}
    select o.id, o.number, o.state, o.placed_at, o.paid_at, o.first_name, o.last_name, o.email, o.company,
      o.total_minor, o.currency_code, m.code as payment, c.kind as delivery, coalesce(b.town, p.name) as place,
      o.branch_id, o.variable_symbol, o.channel, case when o.state = 'ready_for_pickup' then o.collect_by::text end as collect_by,
      coalesce(${waitsFor('pickup_late', now)}, false) as is_pickup_late, ${isNew} as is_new, ${isMoneyBack} as is_money_back,
      exists (select from invoice i where i.order_id = o.id and i.kind = 'invoice') as has_invoice,
      (select coalesce(sum(l.quantity), 0)::integer from order_line l where l.order_id = o.id) as pieces ${more ?? sql``}
    from unnest(${ids}::bigint[]) with ordinality as found (id, place)
    join shop_order o on o.id = found.id
    join payment_method m on m.id = o.payment_method_id
    join carrier c on c.id = o.carrier_id
    left join branch b on b.id = o.branch_id
    left join pickup_point p on p.id = o.pickup_point_id
    order by found.place`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows, and the total, which is exact up to a thousand. */
export async function listAdminOrders(
  db: Queryable,
  choice: Choice & { readonly query: AdminOrderQuery },
): Promise<{ orders: AdminOrderRecord[]; total: number }> {
  const { ids, total } = await pageOfFound(
    db,
    found(choice, ordersPerAdminPage + 1, (choice.query.page - 1) * ordersPerAdminPage),
  );
  return { orders: await read(db, ids, { now: choice.now }), total };
}

/** All pages, for an export. */
export async function listOrdersToExport(db: Queryable, choice: Choice): Promise<ExportedOrderRecord[]> {
  return read(db, await idsOfFound(db, found(choice, csvRows, 0)), { now: choice.now, more: exportedColumns });
}

/** Order numbers by id. */
export async function listNumbers(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('shop_order').where('id', 'in', ids).select(['id', 'number']).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

export async function listHistory(db: Queryable, orderId: number) {
  const { rows } = await sql<{
    kind: OrderEventKind;
    from: OrderState | null;
    to: OrderState | null;
    actor: string | null;
    note: string | null;
    amount: number | null;
    paid_on: string | null;
    at: Date;
  }>`
    select e.kind, e.from_state as "from", e.to_state as "to", a.username as actor,
      coalesce(e.detail ->> 'text', nullif(e.detail ->> 'reason', ''), e.detail ->> 'tracking_code',
        (e.detail ->> 'provider') || ': ' || (e.detail ->> 'reference'),
        (e.detail ->> 'method_before') || ' → ' || (e.detail ->> 'method_after')) as note,
      (e.detail ->> 'amount')::bigint as amount, e.detail ->> 'paid_on' as paid_on,
      e.happened_at as at
    from order_event e left join account a on a.id = e.actor_id
    where e.order_id = ${orderId}::bigint order by e.id desc`.execute(db);
  return rows;
}

export async function listAgeChecks(db: Queryable, orderId: number) {
  const { rows } = await sql<{ level: string; is_adult: boolean; actor: string | null; at: Date }>`
    select c.level, c.is_adult, a.username as actor, c.happened_at as at
    from age_check c left join account a on a.id = c.actor_id
    where c.order_id = ${orderId}::bigint order by c.id`.execute(db);
  return rows;
}

export async function listDocuments(db: Queryable, orderId: number) {
  const { rows } = await sql<{ number: string; kind: 'invoice' | 'credit_note'; at: Date }>`
    select number, kind, issued_at as at from invoice where order_id = ${orderId}::bigint order by id`.execute(db);
  return rows;
}

export function findUsername(db: Queryable, accountId: number): Promise<{ id: number; username: string } | undefined> {
  return db.selectFrom('account').where('id', '=', accountId).select(['id', 'username']).executeTakeFirst();
}

export async function setTrackingCode(db: Queryable, orderId: number, code: string): Promise<void> {
  await db.updateTable('shop_order').set({ tracking_code: code }).where('id', '=', orderId).execute();
}

export async function updateContact(tx: Tx, orderId: number, contact: OrderContact): Promise<void> {
  const { delivery, invoice, company, company_id, tax_id, ...person } = contact;
  await tx
    .updateTable('shop_order')
    .set({
      ...person,
      company: company || null,
      company_id: company_id || null,
      tax_id: tax_id || null,
      ...(delivery && {
        delivery_name: delivery.name,
        delivery_street: delivery.street,
        delivery_city: delivery.city,
        delivery_postcode: delivery.postcode,
      }),
      invoice_name: invoice.name,
      invoice_street: invoice.street,
      invoice_city: invoice.city,
      invoice_postcode: invoice.postcode,
    })
    .where('id', '=', orderId)
    .execute();
}
