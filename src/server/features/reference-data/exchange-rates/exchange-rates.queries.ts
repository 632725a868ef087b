import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface FetchingRow {
  readonly is_on: boolean;
  /** ISO date. */
  readonly published_on: string | null;
  readonly fetched_at: Date | null;
  readonly failed_at: Date | null;
  readonly unusual: Readonly<Record<string, number>>;
}

const columns = sql`is_on, published_on::text, fetched_at, failed_at, unusual`;

export async function getFetching(db: Queryable): Promise<FetchingRow> {
  const { rows } = await sql<FetchingRow>`select ${columns} from exchange_rates`.execute(db);
  return rows[0]!;
}

export async function lockFetching(tx: Tx): Promise<FetchingRow> {
  const { rows } = await sql<FetchingRow>`select ${columns} from exchange_rates for update`.execute(tx);
  return rows[0]!;
}

export async function switchFetching(tx: Tx, isOn: boolean): Promise<void> {
  await tx.updateTable('exchange_rates').set({ is_on: isOn }).execute();
}

export async function setFetched(
  tx: Tx,
  { publishedOn, at, unusual }: { publishedOn: string; at: Date; unusual: FetchingRow['unusual'] },
): Promise<void> {
  await tx
    .updateTable('exchange_rates')
    .set({ published_on: publishedOn, fetched_at: at, failed_at: null, unusual: JSON.stringify(unusual) })
    .execute();
}

export async function setFailed(db: Queryable, at: Date): Promise<void> {
  await db.updateTable('exchange_rates').set({ failed_at: at }).execute();
}

/** Currencies other than the default one, locked. */
export function lockForeignCurrencies(tx: Tx): Promise<{ id: number; code: string; rate: number }[]> {
  return tx
    .selectFrom('currency')
    .where('is_default', '=', false)
    .select(['id', 'code', 'rate'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function listRates(db: Queryable): Promise<{ code: string; rate: number }[]> {
  return db.selectFrom('currency').select(['code', 'rate']).orderBy('position').orderBy('id').execute();
}

export async function setRate(tx: Tx, id: number, rate: number): Promise<void> {
  await tx.updateTable('currency').set({ rate }).where('id', '=', id).execute();
}
