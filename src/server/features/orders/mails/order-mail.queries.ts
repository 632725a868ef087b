import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ShownCurrency } from '#shared/money/money.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { mailTexts, type MailTexts } from '#server/platform/mail/index.ts';
import { isMoneyBack } from '../order-task.queries.ts';
import { pickupBranch, type PickupBranchRow } from '#server/features/branches/index.ts';
import { detailColumns, detailTables, type OrderDetailRow, type OrderLineRow } from '../order-detail.queries.ts';

/** Data of an order for its mails, besides that of its page. */
export interface MailedOrderRow extends Omit<OrderDetailRow, 'is_email_known'> {
  readonly lines: readonly OrderLineRow[];
  /** How its sums are formatted; null when its currency was removed. */
  readonly currency: ShownCurrency | null;
  readonly branch: PickupBranchRow | null;
  /** Of the event that cancelled it. */
  readonly cancelled_by: string | null;
  readonly cancel_reason: string | null;
  readonly invoice_id: number | null;
  /** The last refund, with its credit note; without a refund the credit note of an order cancelled unpaid. */
  readonly refund_id: number | null;
  /** `is_overpayment`: a refund of an overpayment. */
  readonly refund: (MailedMoney & { readonly is_overpayment: boolean }) | null;
  /** The last overpayment that is not sent back yet. */
  readonly overpayment: (MailedMoney & { readonly payment_id: number }) | null;
  readonly credit_note_id: number | null;
  readonly credit_note_number: string | null;
  readonly last_payment_id: number | null;
  /** The last transfer that paid a part. */
  readonly part_payment: { readonly id: number; readonly amount: number } | null;
  /** The last change of its lines by a clerk. */
  readonly lines_change: MailedLinesChange | null;
  /** Whether there are terms in the order's language, to be attached. */
  readonly has_terms: boolean;
}

export interface MailedLinesChange {
  /** Of the event. */
  readonly id: number;
  readonly changes: readonly { readonly name: string; readonly before: number; readonly after: number }[];
  /** Codes of vouchers that no longer fit. */
  readonly vouchers: readonly string[];
}

/** A sum in minor units, which may have another currency than its order. */
export interface MailedMoney {
  readonly amount: number;
  readonly currency_code: string;
  /** Null when the currency was removed. */
  readonly currency: ShownCurrency | null;
}

/** @returns the kinds of the mails that were queued under these keys */
export async function listWrittenMails(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('mail').where('dedupe_key', 'in', keys).select('kind').execute();
  return rows.map(({ kind }) => kind);
}

/** How sums of a currency are formatted. */
function shownCurrency(code: RawBuilder<unknown>) {
  return sql`(select json_build_object('symbol_before', u.symbol_before, 'symbol_after', u.symbol_after,
    'decimals', u.decimals) from currency u where u.code = ${code})`;
}

/** Parts of `MailedMoney`. */
function currencyOf(payment: RawBuilder<unknown>) {
  const code = sql`${payment}.currency_code`;
  return sql`'currency_code', ${code}, 'currency', ${shownCurrency(code)}`;
}

/** What the first mail about an order needs besides the order that was just written. */
export interface PlacedMailFacts {
  /** How its sums are formatted; null when its currency was removed. */
  readonly currency: ShownCurrency | null;
  readonly has_terms: boolean;
  /** What administrators have changed in this mail. */
  readonly texts: MailTexts | null;
}

export interface PlacedMailFactsAsked {
  readonly currency: string;
  readonly locale: Locale;
  /** The information page of the terms. */
  readonly termsPage: number;
}

/** An SQL expression: every order reads them, together with more. */
export const placedMailFacts = ({ currency, locale, termsPage }: PlacedMailFactsAsked) => sql<PlacedMailFacts>`
  json_build_object('currency', ${shownCurrency(sql`${currency}`)}, 'has_terms', exists (
      select from info_page_text t where t.info_page_id = ${termsPage}::bigint and t.locale = ${locale}),
    'texts', ${mailTexts('order.placed')})`;

/**
 * All data for a mail about an order, in one statement: what changes an order waits for it.
 * @param today ISO date of the first closures of its store
 */
export async function findMailedOrder(
  db: Queryable,
  orderId: number,
  { termsPage, today }: { readonly termsPage: number; readonly today: string },
): Promise<MailedOrderRow | undefined> {
  const { rows } = await sql<MailedOrderRow>`${prepared('orders.mailed')}
    select ${detailColumns},
      (select json_agg(json_build_object('id', l.id, 'listing_id', l.listing_id, 'name', l.name, 'sku', l.sku,
         'quantity', l.quantity, 'price_minor', l.price_minor, 'total_minor', l.total_minor,
         'discount_minor', l.discount_minor, 'tax_rate', l.tax_rate) order by l.position)
       from order_line l where l.order_id = o.id) as lines,
      ${shownCurrency(sql`o.currency_code`)} as currency,
      ${pickupBranch(sql`o.branch_id`, sql`${today}::date`)} as branch,
      cancel.detail ->> 'by' as cancelled_by, cancel.detail ->> 'reason' as cancel_reason,
      (select i.id from invoice i where i.order_id = o.id and i.kind = 'invoice') as invoice_id,
      refund.id as refund_id, case when refund.id is not null then json_build_object('amount', refund.amount_minor,
        'is_overpayment', refund.is_overpayment, ${currencyOf(sql`refund`)}) end as refund,
      (select json_build_object('payment_id', p.id, 'amount', p.amount_minor, ${currencyOf(sql`p`)})
       from payment p
       where p.subject_kind = 'order' and p.subject_id = o.id and p.is_overpayment and p.overpayment_settled_at is null
       order by p.paid_at desc, p.id desc limit 1) as overpayment,
      note.id as credit_note_id, note.number as credit_note_number,
      (select max(p.id) from payment p where p.subject_kind = 'order' and p.subject_id = o.id) as last_payment_id,
      (select json_build_object('id', e.id, 'amount', (e.detail ->> 'amount')::bigint)
       from order_event e where e.order_id = o.id and e.kind = 'part_payment'
       order by e.id desc limit 1) as part_payment,
      (select json_build_object('id', e.id, 'changes', e.detail -> 'changes', 'vouchers', e.detail -> 'vouchers')
       from order_event e where e.order_id = o.id and e.kind = 'change_lines' and e.detail ? 'changes'
       order by e.id desc limit 1) as lines_change,
      exists (select from info_page_text t where t.info_page_id = ${termsPage}::bigint and t.locale = o.locale) as has_terms
    from ${detailTables}
    left join lateral (
      select e.detail from order_event e where e.order_id = o.id and e.to_state = 'cancelled'
      order by e.id desc limit 1) cancel on true
    left join lateral (
      select r.id, r.amount_minor, p.is_overpayment, p.currency_code from refund r join payment p on p.id = r.payment_id
      where p.subject_kind = 'order' and p.subject_id = o.id
      order by r.state = 'done' desc, r.done_at desc nulls last, r.id desc limit 1) refund on true
    left join invoice note on note.order_id = o.id and note.kind = 'credit_note'
      and note.refund_id is not distinct from refund.id
    where o.id = ${orderId}::bigint`.execute(db);
  return rows[0];
}

const remindedAtOnce = 200;

/**
 * A batch of unpaid orders above an id that expire before a time and whose buyers were not reminded; a row of each
 * mail shows that.
 */
export async function listUnremindedOrders(
  db: Queryable,
  { now, until, after }: { now: Date; until: Date; after: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from shop_order o
    where o.state = 'waiting_for_payment' and o.expires_at > ${now} and o.expires_at <= ${until}
      and o.id > ${after}::bigint and not exists (select from mail m where m.dedupe_key = 'order.expiring:' || o.id)
    order by o.id limit ${remindedAtOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * A batch of orders above an id whose goods wait until today or tomorrow and whose buyers were not reminded. Goods that
 * became ready today are left out: their mail has just said the day.
 */
export async function listUncollectedOrders(
  db: Queryable,
  { today, timeZone, after }: { today: string; timeZone: string; after: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from shop_order o
    where o.state = 'ready_for_pickup' and o.collect_by between ${today}::date and ${today}::date + 1
      and (o.state_since at time zone ${timeZone})::date < ${today}::date and not ${isMoneyBack}
      and o.id > ${after}::bigint and not exists (select from mail m where m.dedupe_key = 'order.pickup_ending:' || o.id)
    order by o.id limit ${remindedAtOnce}`.execute(db);
  return rows.map(({ id }) => id);
}
