import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { webhookQuery, refundQuery, overpaymentQuery } from '#shared/payments/admin-contract.ts';
import type { ServiceKind } from '#shared/paid-services/services.ts';
import { gatewayNames } from '#shared/payments/gateways.ts';
import type { PaymentProvider, RefundState, WebhookOutcome } from '#shared/payments/payments.ts';
import type { RefundFailure } from '#shared/payments/refund-failures.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import { literals } from '#server/platform/db/literals.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { isOnDays } from '#server/platform/db/on-days.ts';

export const rowsPerPage = 50;

export type OverpaymentChoice = z.output<typeof overpaymentQuery>;
export type RefundChoice = z.output<typeof refundQuery>;
export type WebhookChoice = z.output<typeof webhookQuery>;

/** One page plus one row, which shows that there are more; or all pages, for an export. */
const onPage = ({ page }: { readonly page: number }) =>
  sql`limit ${rowsPerPage + 1} offset ${(page - 1) * rowsPerPage}`;
const ofSubject = sql`case p.subject_kind when 'order' then p.subject_id end as order_id,
  case when p.subject_kind <> 'order' then p.subject_kind end as service`;
const allPages = sql`limit ${csvRows}`;
const looksLike = (q: string) => (q === '' ? sql`true` : sql`p.looked_for like lower(${partPattern(q)})`);

export interface OverpaymentRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly service: ServiceKind | null;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly paid_at: Date;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
  /** State of the refund; null where none was requested. */
  readonly refund_state: RefundState | null;
  readonly is_written_down: boolean;
}

/** @param isWhole true: without paging */
export async function listOverpayment(
  db: Queryable,
  query: OverpaymentChoice,
  isWhole = false,
): Promise<OverpaymentRow[]> {
  const { q, state } = query;
  const { rows } = await sql<OverpaymentRow>`
    select p.id, ${ofSubject}, p.provider, p.provider_id, p.variable_symbol, p.amount_minor,
      p.currency_code, p.paid_at, p.overpayment_settled_at as settled_at, a.username as settled_by, p.is_written_down,
      (select r.state from refund r where r.payment_id = p.id order by r.id desc limit 1) as refund_state
    from payment p left join account a on a.id = p.overpayment_settled_by
    where p.is_overpayment and p.overpayment_settled_at is ${state === 'waiting' ? sql`null` : sql`not null`} and ${looksLike(q)}
      and ${isOnDays(sql`p.paid_at`, query)}
    order by ${state === 'waiting' ? sql`p.paid_at, p.id` : sql`p.overpayment_settled_at desc, p.id desc`}
    ${isWhole ? allPages : onPage(query)}`.execute(db);
  return rows;
}

export interface WaitingOverpaymentRow {
  readonly id: number;
  readonly provider: PaymentProvider;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly is_written_down: boolean;
}

/** Locks overpayments for which no refund was requested yet. */
export async function lockWaitingOverpayment(tx: Tx, ids: readonly number[]): Promise<WaitingOverpaymentRow[]> {
  await sql`select from payment where id = any (${[...ids]}::bigint[]) order by id for update`.execute(tx);
  // Read after locking, so that a refund requested by a concurrent transaction is visible.
  const { rows } = await sql<WaitingOverpaymentRow>`
    select p.id, p.provider, p.amount_minor, p.currency_code, p.is_written_down from payment p
    where p.id = any (${[...ids]}::bigint[]) and p.is_overpayment and p.overpayment_settled_at is null
      and not exists (select from refund r where r.payment_id = p.id)
    order by p.id`.execute(tx);
  return rows;
}

export async function settleOverpaymentRow(
  tx: Tx,
  id: number,
  { at, actorId }: { at: Date; actorId: number | null },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ overpayment_settled_at: at, overpayment_settled_by: actorId })
    .where('id', '=', id)
    .execute();
}

/** An overpayment that an administrator recorded by hand. */
export async function deletePayment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('payment').where('id', '=', id).where('is_written_down', '=', true).execute();
}

export interface AdminRefundRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly service: ServiceKind | null;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly reason: string;
  readonly bank_account: string;
  /** Where a transfer goes: the refund's own account, else the one that the bank's statement tells; null: not known. */
  readonly paid_to: string | null;
  /** What was paid, and what else of it was refunded or requested. */
  readonly paid_minor: number;
  readonly other_refunds_minor: number;
  /** The batch that sends it; null: none. */
  readonly batch_id: number | null;
  readonly state: RefundState;
  readonly asked_at: Date | null;
  readonly asked_by_id: number | null;
  /** User name. */
  readonly asked_by: string | null;
  readonly failure: RefundFailure | null;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

/**
 * Conditions on refund `r` of payment `p`. `for_people`: an administrator must send it, because its payment has no
 * gateway or the gateway failed.
 */
const isInState: Readonly<Record<RefundChoice['state'], RawBuilder<unknown>>> = {
  open: sql`r.state <> 'done'`,
  unapproved: sql`r.state = 'unapproved'`,
  for_people: sql`(r.state = 'failed' or (r.state = 'waiting' and p.provider not in (${literals(gatewayNames)})))`,
  done: sql`r.state = 'done'`,
};

export const refundsForPeople: WaitingRows = {
  rows: sql`refund r join payment p on p.id = r.payment_id where ${isInState.for_people}`,
  since: sql`r.created_at`,
};

export const openOverpayments: WaitingRows = {
  rows: sql`payment where is_overpayment and overpayment_settled_at is null`,
  since: sql`coalesce(paid_at, created_at)`,
};

/** The account of the newest transfer that paid payment `p`. */
const payerAccount = sql`(select l.counter_account from bank_share b join bank_line l on l.id = b.line_id
  where b.payment_id = p.id and b.outcome in ('settled', 'confirmed', 'overpayment') and l.counter_account <> ''
  order by b.id desc limit 1)`;

/** @param isWhole true: without paging */
export async function listRefunds(db: Queryable, query: RefundChoice, isWhole = false): Promise<AdminRefundRow[]> {
  const { q, state } = query;
  const { rows } = await sql<AdminRefundRow>`
    select r.id, ${ofSubject}, p.provider, p.provider_id, p.variable_symbol, r.amount_minor,
      p.currency_code, r.reason, r.bank_account, r.state, r.asked_at,
      case when p.provider in (${literals(gatewayNames)}) then null
        else coalesce(nullif(r.bank_account, ''), ${payerAccount}) end as paid_to,
      p.amount_minor as paid_minor,
      (select coalesce(sum(o.amount_minor), 0)::bigint from refund o where o.payment_id = p.id and o.id <> r.id)
        as other_refunds_minor,
      (select o.batch_id from payout o where o.refund_id = r.id and o.state <> 'cancelled') as batch_id,
      r.asked_by as asked_by_id, a.username as asked_by, r.failure, r.last_error, r.created_at, r.done_at
    from refund r join payment p on p.id = r.payment_id left join account a on a.id = r.asked_by
    where ${isInState[state]} and ${looksLike(q)}
      and ${isOnDays(sql`r.created_at`, query)}
    order by ${state === 'done' ? sql`r.id desc` : sql`r.created_at, r.id`} ${isWhole ? allPages : onPage(query)}`.execute(
    db,
  );
  return rows;
}

export interface WebhookRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly service: ServiceKind | null;
  readonly provider: string;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount_minor: number | null;
  readonly currency_code: string | null;
  readonly outcome: WebhookOutcome;
  readonly body: Record<string, unknown>;
  readonly received_at: Date;
}

/** The webhook keeps the sum that was due; the payment's own amount is now the sum that arrived. */
const hasWrongSum = sql`n.outcome = 'wrong_sum' and n.body ? 'due_minor'`;

/** @param isWhole true: without paging */
export async function listWebhooks(db: Queryable, query: WebhookChoice, isWhole = false): Promise<WebhookRow[]> {
  const { q, outcome, provider } = query;
  const isOf = outcome === undefined ? sql`true` : sql`n.outcome = ${outcome}`;
  const isFrom = provider === undefined ? sql`true` : sql`n.provider = ${provider}`;
  // An unknown payment has nothing but the webhook.
  const isLike =
    q === ''
      ? sql`true`
      : sql`n.id in (
          select id from payment_webhook where lower(provider_id) like lower(${partPattern(q)})
          union all
          select heard.id from payment p join payment_webhook heard on heard.payment_id = p.id where ${looksLike(q)})`;
  const { rows } = await sql<WebhookRow>`
    select n.id, ${ofSubject}, n.provider, n.provider_id, p.variable_symbol, n.outcome, n.body,
      n.received_at,
      case when ${hasWrongSum} then (n.body ->> 'due_minor')::bigint else p.amount_minor end as amount_minor,
      case when ${hasWrongSum} then n.body ->> 'due_currency' else p.currency_code end as currency_code
    from payment_webhook n left join payment p on p.id = n.payment_id
    where ${isOf} and ${isFrom} and ${isLike} and ${isOnDays(sql`n.received_at`, query)}
    order by n.received_at desc, n.id desc ${isWhole ? allPages : onPage(query)}`.execute(db);
  return rows;
}
