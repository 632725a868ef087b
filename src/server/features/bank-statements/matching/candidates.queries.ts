import { sql, type RawBuilder } from 'kysely';
import type { Subject } from '#server/features/payments/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** A transfer that an order or a service waits for. */
export interface AwaitedTransfer {
  readonly kind: Subject['kind'];
  readonly id: number;
  readonly symbol: string;
  readonly amount: number;
  readonly currency: string;
  /** The buyer's e-mail. */
  readonly payer: string | null;
}

const payerOf = sql`lower(coalesce(o.email, a.email))`;
const awaited = sql`payment p
  left join shop_order o on p.subject_kind = 'order' and o.id = p.subject_id
  left join paid_service ps on p.subject_kind <> 'order' and ps.id = p.subject_id
  left join account a on a.id = ps.account_id`;

async function readAwaited(db: Queryable, condition: RawBuilder<unknown>): Promise<AwaitedTransfer[]> {
  const { rows } = await sql<AwaitedTransfer>`
    select p.subject_kind as kind, p.subject_id as id, p.variable_symbol as symbol, p.amount_minor as amount,
      p.currency_code as currency, ${payerOf} as payer
    from ${awaited}
    where p.provider = 'bank_transfer' and p.state in ('created', 'pending') and p.variable_symbol is not null
      and ${condition}
    order by p.id limit 200`.execute(db);
  return rows;
}

export function listAwaitedOfSum(db: Queryable, amount: number, currency: string): Promise<AwaitedTransfer[]> {
  return readAwaited(db, sql`p.amount_minor = ${amount}::bigint and p.currency_code = ${currency}`);
}

export function listAwaitedOfSymbols(db: Queryable, symbols: readonly string[]): Promise<AwaitedTransfer[]> {
  return readAwaited(db, sql`p.variable_symbol = any(${[...symbols]}::text[])`);
}

export async function listAwaitedOfPayers(db: Queryable, payers: readonly string[]): Promise<AwaitedTransfer[]> {
  if (payers.length === 0) return [];
  const emails = [...payers];
  return readAwaited(
    db,
    sql`(p.subject_kind, p.subject_id) in (
      select 'order', id from shop_order where lower(email) = any(${emails}::text[]) and state = 'waiting_for_payment'
      union all
      select s.kind, s.id from paid_service s join account c on c.id = s.account_id where lower(c.email) = any(${emails}::text[]))`,
  );
}

/** Buyers whose orders transfers from this account have paid. */
export async function listKnownPayers(db: Queryable, counterAccount: string): Promise<string[]> {
  if (counterAccount === '') return [];
  const { rows } = await sql<{ payer: string }>`
    select distinct ${payerOf} as payer
    from bank_line l join bank_share b on b.line_id = l.id
    left join shop_order o on b.subject_kind = 'order' and o.id = b.subject_id
    left join paid_service ps on b.subject_kind <> 'order' and ps.id = b.subject_id
    left join account a on a.id = ps.account_id
    where l.counter_account = ${counterAccount} and l.state = 'matched' and b.outcome in ('settled', 'confirmed')
      and ${payerOf} is not null limit 5`.execute(db);
  return rows.map(({ payer }) => payer);
}

/** The buyer behind a symbol. */
export async function listPayersOfSymbol(db: Queryable, symbol: string): Promise<string[]> {
  const { rows } = await sql<{ payer: string }>`
    select distinct ${payerOf} as payer from ${awaited}
    where p.variable_symbol = ${symbol} and ${payerOf} is not null limit 5`.execute(db);
  return rows.map(({ payer }) => payer);
}
