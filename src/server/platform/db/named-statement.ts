import type { RawBuilder } from 'kysely';
import type { Database } from './db.ts';

/** Dependencies of read-only use cases: the query builder, and the pool for named statements. */
export type Reader = Pick<Database, 'db' | 'pool'>;

/**
 * Runs a statement that needs a bitmap index scan. For tables with large values stored out of line (TOAST): the
 * planner ignores the cost of fetching them and may choose a sequential scan. Without compilation: a scan that is
 * switched off but unavoidable looks so expensive that every statement would be compiled.
 */
export async function runByBitmaps<Row>(reader: Reader, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  const client = await reader.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off; set local jit = off');
    const { rows } = await client.query({ text, values: [...parameters] });
    await client.query('commit');
    return rows as Row[];
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection in a failed transaction is not reused.
    client.release(failure);
  }
}

/**
 * Runs a statement under a name, so that it is planned once per connection. Worthwhile where planning costs more than
 * running (many joins, few rows). A name must always have the same text.
 */
export async function runNamed<Row>(reader: Reader, name: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  const { rows } = await reader.pool.query({ name, text, values: [...parameters] });
  return rows as Row[];
}
