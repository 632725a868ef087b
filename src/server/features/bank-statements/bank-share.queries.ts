import { sql } from 'kysely';
import type { ShareOutcome } from '#shared/bank-statements/bank-lines.ts';
import type { Subject } from '#server/features/payments/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface ShareRow {
  readonly id: number;
  readonly line_id: number;
  readonly subject_kind: Subject['kind'] | null;
  readonly subject_id: number | null;
  readonly variable_symbol: string;
  readonly amount_minor: number;
  readonly outcome: ShareOutcome;
  readonly payment_id: number | null;
}

interface NewShare {
  readonly lineId: number;
  readonly subject: Subject | null;
  readonly symbol: string;
  readonly amount: number;
  readonly outcome: ShareOutcome;
  readonly paymentId: number | null;
  readonly actorId: number | null;
  readonly at: Date;
}

export async function insertShare(tx: Tx, share: NewShare): Promise<void> {
  await tx
    .insertInto('bank_share')
    .values({
      line_id: share.lineId,
      subject_kind: share.subject?.kind ?? null,
      subject_id: share.subject?.id ?? null,
      variable_symbol: share.symbol,
      amount_minor: share.amount,
      outcome: share.outcome,
      payment_id: share.paymentId,
      actor_id: share.actorId,
      created_at: share.at,
    })
    .execute();
}

const shareColumns = [
  'id',
  'line_id',
  'subject_kind',
  'subject_id',
  'variable_symbol',
  'amount_minor',
  'outcome',
  'payment_id',
] as const;

export function listShares(db: Queryable, lineIds: readonly number[]): Promise<ShareRow[]> {
  if (lineIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('bank_share')
    .select(shareColumns)
    .where('line_id', 'in', [...lineIds])
    .orderBy('id')
    .execute() as Promise<ShareRow[]>;
}

/** Money that waits for the rest of a payment; the caller holds the subject's lock. */
export function listPartialShares(db: Queryable, { kind, id }: Subject): Promise<ShareRow[]> {
  return db
    .selectFrom('bank_share')
    .select(shareColumns)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('outcome', '=', 'partial')
    .orderBy('id')
    .execute() as Promise<ShareRow[]>;
}

/** How much of a payment transactions have paid, or confirmed after a clerk recorded it. */
export async function sumConfirmedByBank(db: Queryable, paymentId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum from bank_share where payment_id = ${paymentId}::bigint`.execute(
    db,
  );
  return rows[0]!.sum;
}

/** The parts have added up: their transactions wait for nothing more, unless another part of them does. */
export async function settlePartialShares(
  tx: Tx,
  ids: readonly number[],
  { outcome, paymentId, at }: { outcome: ShareOutcome; paymentId: number | null; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update bank_share set outcome = ${outcome}, payment_id = ${paymentId}::bigint
    where id = any(${[...ids]}::bigint[])`.execute(tx);
  await sql`
    update bank_line l set state = 'matched', decided_at = ${at}
    where l.state = 'partial' and l.id in (select line_id from bank_share where id = any(${[...ids]}::bigint[]))
      and not exists (select from bank_share b where b.line_id = l.id and b.outcome = 'partial')`.execute(tx);
}

export async function deleteShares(tx: Tx, lineId: number): Promise<void> {
  await tx.deleteFrom('bank_share').where('line_id', '=', lineId).execute();
}
