import { sql, type RawBuilder } from 'kysely';
import type { LineQuery } from '#shared/bank-statements/admin-contract.ts';
import type { Money } from '#shared/money/money.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import { lineColumns, linesWithStatement, type LineRow } from '../bank-line.queries.ts';

export const linesPerPage = 50;

export interface ListedLine extends LineRow {
  readonly decided_by: string | null;
}

async function readListed(db: Queryable, rest: RawBuilder<unknown>): Promise<ListedLine[]> {
  const { rows } = await sql<ListedLine>`
    select ${lineColumns}, a.username as decided_by
    from ${linesWithStatement} left join account a on a.id = l.decided_by ${rest}`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows. */
const onPage = (page: number) => sql`limit ${linesPerPage + 1} offset ${(page - 1) * linesPerPage}`;

export function listLines(db: Queryable, { q, state, order, page }: LineQuery): Promise<ListedLine[]> {
  const conditions = [
    state === 'all' ? sql`true` : sql`l.state = ${state}`,
    // The amount may be typed with a comma.
    q === '' ? sql`true` : sql`(l.looked_for like lower(${partPattern(q)}) or ${hasAmount(q)})`,
    order === undefined ? sql`true` : mayBelongTo(order),
  ];
  return readListed(
    db,
    sql`where ${sql.join(conditions, sql` and `)} order by l.booked_on desc, l.id desc ${onPage(page)}`,
  );
}

function hasAmount(words: string): RawBuilder<unknown> {
  const amount = /^\d{1,12}(?:[.,]\d{1,2})?$/.test(words)
    ? Math.round(Number(words.replace(',', '.')) * 100)
    : undefined;
  return amount === undefined ? sql`false` : sql`abs(l.amount_minor) = ${amount}::bigint`;
}

/** The same sum, the order's number anywhere, a similar symbol, or the buyer's name. */
function mayBelongTo(orderId: number): RawBuilder<unknown> {
  return sql`l.amount_minor > 0 and exists (
    select from shop_order o where o.id = ${orderId}::bigint and (
      l.amount_minor = o.total_minor
      or l.looked_for like '%' || o.variable_symbol || '%'
      or (l.variable_symbol <> '' and left(l.variable_symbol, 8) = left(o.variable_symbol, 8))
      or f_unaccent(lower(l.counter_name)) like '%' || f_unaccent(lower(o.last_name)) || '%'))`;
}

export function listLinesOfStatement(db: Queryable, statementId: number, page: number): Promise<ListedLine[]> {
  return readListed(db, sql`where l.statement_id = ${statementId}::bigint order by l.position ${onPage(page)}`);
}

export function listLinesOfOrder(db: Queryable, orderId: number): Promise<ListedLine[]> {
  return readListed(
    db,
    sql`where l.id in (
      select line_id from bank_share where subject_kind = 'order' and subject_id = ${orderId}::bigint)
      order by l.booked_on, l.id limit ${linesPerPage}`,
  );
}

/** Money for a clerk that has the sum, the missing rest or the symbol of the transfer that an order awaits. */
export async function countWaitingFor(db: Queryable, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_line l
    where l.state = 'waiting' and l.amount_minor > 0 and exists (
      select from payment p
      cross join lateral (
        select coalesce(sum(b.amount_minor), 0) as sum from bank_share b
        where b.subject_kind = 'order' and b.subject_id = p.subject_id and b.outcome = 'partial') received
      where p.subject_kind = 'order' and p.subject_id = ${orderId}::bigint
        and p.provider = 'bank_transfer' and p.state in ('created', 'pending') and p.currency_code = l.currency_code
        and (l.amount_minor in (p.amount_minor, p.amount_minor - received.sum) or l.variable_symbol = p.variable_symbol))`.execute(
    db,
  );
  return rows[0]!.count;
}

export interface CandidateRow {
  readonly symbol: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly order_id: number | null;
}

/** Transfers that are awaited: those with the same sum first, then those whose symbol or buyer has the words. */
export async function listCandidates(
  db: Queryable,
  line: Pick<LineRow, 'amount_minor' | 'suggestion'>,
  words: string,
): Promise<CandidateRow[]> {
  const symbols = line.suggestion.map(({ symbol }) => symbol);
  const isSought =
    words === ''
      ? sql`(p.amount_minor = ${line.amount_minor}::bigint or p.variable_symbol = any(${symbols}::text[]))`
      : sql`(p.variable_symbol like ${partPattern(words)} or f_unaccent(lower(n.name)) like f_unaccent(lower(${partPattern(words)})))`;
  const { rows } = await sql<CandidateRow>`
    select p.variable_symbol as symbol, p.amount_minor as amount, p.currency_code as currency, n.name,
      case when p.subject_kind = 'order' then p.subject_id end as order_id
    from payment p
    left join shop_order o on p.subject_kind = 'order' and o.id = p.subject_id
    left join paid_service ps on p.subject_kind <> 'order' and ps.id = p.subject_id
    left join account a on a.id = ps.account_id
    cross join lateral (select trim(coalesce(o.first_name || ' ' || o.last_name, a.first_name || ' ' || a.last_name, '')) as name) n
    where p.provider = 'bank_transfer' and p.state in ('created', 'pending') and p.variable_symbol is not null and ${isSought}
    order by p.variable_symbol = any(${symbols}::text[]) desc, p.amount_minor = ${line.amount_minor}::bigint desc, p.id desc
    limit 20`.execute(db);
  return rows;
}

/** What awaited transfers should bring, by their symbols. */
export async function listDues(db: Queryable, symbols: readonly string[]): Promise<Map<string, Money>> {
  const { rows } = await sql<Money & { symbol: string }>`
    select distinct on (variable_symbol) variable_symbol as symbol, amount_minor as amount, currency_code as currency
    from payment
    where provider = 'bank_transfer' and state in ('created', 'pending') and variable_symbol = any(${symbols}::text[])
    order by variable_symbol, id desc`.execute(db);
  return new Map(rows.map(({ symbol, ...due }) => [symbol, due]));
}

export async function findLine(db: Queryable, id: number): Promise<ListedLine | undefined> {
  const [line] = await readListed(db, sql`where l.id = ${id}::bigint`);
  return line;
}
