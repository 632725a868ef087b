import { sql } from 'kysely';
import type { AdminCurrency, CurrencyInput } from '#shared/reference-data/admin-contract.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export type CurrencyRecord = Omit<AdminCurrency, 'version'>;

const columns = ['id', 'is_default', 'code', 'symbol_before', 'symbol_after', 'decimals', 'rate', 'position'] as const;

export function listCurrencyRecords(db: Queryable): Promise<CurrencyRecord[]> {
  return db.selectFrom('currency').select(columns).orderBy('position').orderBy('id').execute();
}

export function lockCurrency(tx: Tx, id: number): Promise<CurrencyRecord | undefined> {
  return tx.selectFrom('currency').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
}

/** Whether amounts are stored in the currency: prices, or prices of advert changes that wait for approval. */
export async function isCurrencyUsed(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from listing where currency_id = ${id}::integer)
      or exists (select from advert_revision where state = 'waiting' and (content ->> 'currency_id')::integer = ${id}::integer)
      as is_used`.execute(db);
  return rows[0]!.is_used;
}

export async function isCurrencyCodeTaken(db: Queryable, code: string, exceptId = 0): Promise<boolean> {
  const found = await db
    .selectFrom('currency')
    .where('code', '=', code)
    .where('id', '!=', exceptId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns undefined when the code is taken */
export function insertCurrency(tx: Tx, input: CurrencyInput): Promise<CurrencyRecord | undefined> {
  return tx
    .insertInto('currency')
    .values(valuesOf(input))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export function updateCurrency(tx: Tx, id: number, input: CurrencyInput): Promise<CurrencyRecord> {
  return tx
    .updateTable('currency')
    .set(valuesOf(input))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

function valuesOf({ code, symbol_before, symbol_after, decimals, rate, position }: CurrencyInput) {
  return { code, symbol_before, symbol_after, decimals, rate, position };
}
