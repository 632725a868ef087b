import type { RawBuilder } from 'kysely';
import type { Database } from './db.ts';

/** What read-only use cases take: the query builder, and the pool for named statements. */
export type Reader = Pick<Database, 'db' | 'pool'>;

/**
 * Runs a statement under a name, so that a connection plans it once: worth it where planning costs more than running
 * (many joins, few rows). The same name must always stand for the same text.
 */
export async function runNamed<Row>(reader: Reader, name: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  const { rows } = await reader.pool.query({ name, text, values: [...parameters] });
  return rows as Row[];
}
