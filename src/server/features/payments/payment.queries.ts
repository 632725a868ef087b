import { sql, type RawBuilder } from 'kysely';
import type { Money } from '#shared/money/money.ts';
import type { GatewayName } from '#shared/payments/gateways.ts';
import type { WebhookOutcome, PaymentProvider, PaymentState } from '#shared/payments/payments.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import type { Subject } from './subject.ts';

export interface PaymentRow {
  readonly id: number;
  readonly key: string;
  readonly subject_kind: Subject['kind'];
  readonly subject_id: number;
  readonly provider: PaymentProvider;
  readonly provider_id: string | null;
  readonly redirect_url: string | null;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly variable_symbol: string | null;
  readonly state: PaymentState;
  readonly provider_state: string | null;
  readonly created_at: Date;
}

const columns = sql`p.id, p.key, p.subject_kind, p.subject_id, p.provider, p.provider_id, p.redirect_url, p.amount_minor,
  p.currency_code, p.variable_symbol, p.state, p.provider_state, p.created_at`;
const isOpen = sql`p.state in ('created', 'pending')`;
/** The condition of the index `payment_open`. */
export const isAtGateway = sql`p.provider not in ('bank_transfer', 'cash_on_delivery')`;
const of = ({ kind, id }: Subject) => sql`p.subject_kind = ${kind} and p.subject_id = ${id}::bigint`;

async function findWhere(db: Queryable, condition: RawBuilder<unknown>): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payment p where ${condition}`.execute(db);
  return rows[0];
}

export interface NewPayment {
  readonly key: string;
  readonly subject: Subject;
  readonly provider: PaymentProvider;
  readonly amount: number;
  readonly currency: string;
  readonly variableSymbol: string;
  readonly at: Date;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
  const { key, subject, provider, amount, currency, variableSymbol, at } = payment;
  const { rows } = await sql<{ id: number }>`${prepared('payments.insert')}
    insert into payment (
      key, subject_kind, subject_id, provider, amount_minor, currency_code, variable_symbol, created_at, changed_at)
    values (${key}, ${subject.kind}, ${subject.id}, ${provider}, ${amount}, ${currency}, ${variableSymbol}, ${at}, ${at})
    returning id`.execute(tx);
  return rows[0]!.id;
}

/**
 * Inserts an overpayment recorded by an administrator.
 * @returns undefined when the key exists already
 */
export async function insertOverpayment(
  tx: Tx,
  payment: NewPayment & { readonly paidAt?: Date | undefined },
): Promise<number | undefined> {
  const { key, subject, provider, amount, currency, variableSymbol, at, paidAt = at } = payment;
  const row = await tx
    .insertInto('payment')
    .values({
      key,
      subject_kind: subject.kind,
      subject_id: subject.id,
      provider,
      amount_minor: amount,
      currency_code: currency,
      variable_symbol: variableSymbol,
      state: 'paid',
      is_overpayment: true,
      is_written_down: true,
      created_at: at,
      changed_at: at,
      paid_at: paidAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findPayment(db: Queryable, id: number): Promise<PaymentRow | undefined> {
  return findWhere(db, sql`p.id = ${id}::bigint`);
}

export function lockPayment(tx: Tx, id: number): Promise<PaymentRow | undefined> {
  return findWhere(tx, sql`p.id = ${id}::bigint for update`);
}

export function findByProviderId(
  db: Queryable,
  provider: GatewayName,
  providerId: string,
): Promise<PaymentRow | undefined> {
  return findWhere(db, sql`p.provider = ${provider} and p.provider_id = ${providerId}`);
}

export function findTestPayment(db: Queryable, key: string): Promise<PaymentRow | undefined> {
  return findWhere(db, sql`p.provider = 'test' and p.key = ${key}`);
}

/** The newest attempt that can still be paid. */
export function findOpenAttempt(db: Queryable, subject: Subject): Promise<PaymentRow | undefined> {
  return findWhere(db, sql`${of(subject)} and ${isOpen} order by p.id desc limit 1`);
}

/** The newest unpaid transfer or cash payment, including one that is no longer expected. */
export function findUnpaidByHand(tx: Tx, subject: Subject): Promise<PaymentRow | undefined> {
  return findWhere(
    tx,
    sql`${of(subject)} and p.provider in ('bank_transfer', 'cash_on_delivery') and p.state <> 'paid'
      order by p.id desc limit 1 for update`,
  );
}

/** Whether an unpaid transfer or cash payment exists, including one that is no longer expected. */
export async function isPayableByHand(db: Queryable, subject: Subject): Promise<boolean> {
  const { rows } = await sql`
    select from payment p
    where ${of(subject)} and p.provider in ('bank_transfer', 'cash_on_delivery') and p.state <> 'paid' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether the payer was ever asked for a transfer, so that one may come twice, late or with a wrong sum. */
export async function wasTransferAwaited(db: Queryable, subject: Subject): Promise<boolean> {
  const { rows } = await sql`
    select from payment p where ${of(subject)} and p.provider = 'bank_transfer' and not p.is_overpayment limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The payment that paid for the subject; never an overpayment. */
export function findSettling(db: Queryable, subject: Subject): Promise<PaymentRow | undefined> {
  return findWhere(db, sql`${of(subject)} and p.state = 'paid' and not p.is_overpayment`);
}

export function lockSettling(tx: Tx, subject: Subject): Promise<PaymentRow | undefined> {
  return findWhere(tx, sql`${of(subject)} and p.state = 'paid' and not p.is_overpayment for update`);
}

export async function stateOfLastAttempt(db: Queryable, subject: Subject): Promise<PaymentState | undefined> {
  const last = await findWhere(db, sql`${of(subject)} and not p.is_overpayment order by p.id desc limit 1`);
  return last?.state;
}

/**
 * Stores the gateway's id of a payment.
 * @returns false when the payment is no longer waiting to be started
 */
export async function beginPayment(
  db: Queryable,
  id: number,
  { providerId, redirectUrl, at }: { providerId: string; redirectUrl: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ state: 'pending', provider_id: providerId, redirect_url: redirectUrl, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends an open payment, or stores only the provider's state. */
export async function setPaymentState(
  db: Queryable,
  id: number,
  { state, providerState, at }: { state?: PaymentState; providerState?: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      changed_at: at,
      ...(state !== undefined && { state }),
      ...(providerState !== undefined && { provider_state: providerState }),
    })
    .where('id', '=', id)
    .execute();
}

export async function setPaid(
  tx: Tx,
  id: number,
  { at, paidAt, isOverpayment }: { at: Date; paidAt: Date | undefined; isOverpayment: boolean },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 'paid', paid_at: paidAt ?? at, changed_at: at, is_overpayment: isOverpayment })
    .where('id', '=', id)
    .execute();
}

/** Sums of overpayments not yet sent back, by currency. */
export async function sumOverpayment(db: Queryable, subject: Subject): Promise<Money[]> {
  const { rows } = await sql<Money>`
    select p.currency_code as currency, sum(p.amount_minor)::bigint as amount from payment p
    where ${of(subject)} and p.is_overpayment and p.overpayment_settled_at is null
    group by p.currency_code order by p.currency_code`.execute(db);
  return rows;
}

/** A gateway received another sum than was due: the payment becomes an overpayment of the sum that arrived. */
export async function setPaidWrongSum(
  tx: Tx,
  id: number,
  { amount, currency, at }: { amount: number; currency: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      state: 'paid',
      paid_at: at,
      changed_at: at,
      is_overpayment: true,
      amount_minor: amount,
      currency_code: currency,
    })
    .where('id', '=', id)
    .execute();
}

export async function setOverpayment(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('payment').set({ is_overpayment: true }).where('id', '=', id).execute();
}

/** @returns the payments that have an id at their gateway */
export async function cancelOpen(tx: Tx, subject: Subject, at: Date): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number; is_known: boolean }>`
    update payment p set state = 'cancelled', changed_at = ${at}
    where ${of(subject)} and ${isOpen}
    returning p.id, ${isAtGateway} and p.provider_id is not null as is_known`.execute(tx);
  return rows.filter(({ is_known }) => is_known);
}

/** @returns false when it is no longer open */
export async function expirePayment(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment p set state = 'expired', changed_at = ${at} where p.id = ${id}::bigint and ${isOpen}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Open attempts at gateways without news since a time; oldest first. */
export async function listStaleAttempts(db: Queryable, before: Date, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payment p
    where ${isOpen} and ${isAtGateway} and p.changed_at < ${before}
    order by p.changed_at, p.id limit ${limit}`.execute(db);
  return rows;
}

/** Stores the test gateway's state of a payment; a paid one stays paid. */
export async function rememberTestState(
  db: Queryable,
  id: number,
  { state, at }: { state: string; at: Date },
): Promise<void> {
  await sql`update payment set provider_state = ${state}, changed_at = ${at}
    where id = ${id}::bigint and provider = 'test' and provider_state is distinct from 'PAID'`.execute(db);
}

export interface GatewayWebhook {
  readonly paymentId: number | null;
  readonly provider: GatewayName;
  readonly providerId: string;
  /** Without secrets. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly outcome: WebhookOutcome;
  readonly at: Date;
}

export async function recordWebhook(db: Queryable, webhook: GatewayWebhook): Promise<void> {
  await db
    .insertInto('payment_webhook')
    .values({
      payment_id: webhook.paymentId,
      provider: webhook.provider,
      provider_id: webhook.providerId,
      body: JSON.stringify(webhook.body),
      outcome: webhook.outcome,
      received_at: webhook.at,
    })
    .execute();
}

/** Whether a gateway was queried for a returning buyer since then. */
export async function wasQueriedSince(db: Queryable, paymentId: number, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from payment_webhook
    where payment_id = ${paymentId}::bigint and body->>'from' = 'return' and received_at > ${since}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes old webhooks; those about unknown payments, which anybody may send, earlier. */
export async function deleteOldWebhooks(
  db: Queryable,
  before: { unknown: Date; all: Date },
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from payment_webhook where id in (
      select id from payment_webhook
      where received_at < ${before.unknown} and (outcome = 'unknown' or received_at < ${before.all})
      order by received_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
