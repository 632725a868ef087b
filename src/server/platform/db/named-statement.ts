import type { RawBuilder } from 'kysely';
import type { Database } from './db.ts';

/** What read-only use cases take: the query builder, and the pool for named statements. */
export type Reader = Pick<Database, 'db' | 'pool'>;

/**
 * Runs a statement whose only good plan reads bitmaps of indexes. For tables whose large values lie apart: the planner
 * does not know what fetching them costs and may read the whole table.
 */
export async function runByBitmaps<Row>(reader: Reader, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  const client = await reader.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
    const { rows } = await client.query({ text, values: [...parameters] });
    await client.query('commit');
    return rows as Row[];
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection in a failed transaction is not used again.
    client.release(failure);
  }
}

/**
 * Runs a statement under a name, so that a connection plans it once: worth it where planning costs more than running
 * (many joins, few rows). The same name must always stand for the same text.
 */
export async function runNamed<Row>(reader: Reader, name: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  const { rows } = await reader.pool.query({ name, text, values: [...parameters] });
  return rows as Row[];
}
