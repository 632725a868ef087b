import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Database } from './db.ts';
import { askNearest } from './read-scope.ts';
import { queryShared } from './shared-connection.ts';

/** Dependencies of read-only use cases: the query builder, and the pools for named statements and for searches. */
export type Reader = Pick<Database, 'db' | 'pool' | 'bitmapPool'>;

/** Each connection keeps the plans of so many texts; further texts are planned each time. */
const keptPlans = 64;
const namesOf = new Map<string, string>();

/**
 * Runs a statement that needs a bitmap index scan. For tables with large values stored out of line (TOAST): the
 * planner ignores the cost of fetching them and may choose a sequential scan.
 */
export async function runByBitmaps<Row>(reader: Reader, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  if (!namesOf.has(text) && namesOf.size < keptPlans) namesOf.set(text, `by_bitmaps_${namesOf.size}`);
  const name = namesOf.get(text);
  const query = { text, values: [...parameters], ...(name !== undefined && { name }) };
  const { rows } = await askNearest(
    ({ bitmapPool }) => bitmapPool.query(query),
    () => reader.bitmapPool.query(query),
  );
  return rows as Row[];
}

/** A statement in SQL, or of the query builder. */
interface Statement<Row> {
  compile(db: Database['db']): CompiledQuery<Row>;
}

/**
 * Runs a small statement under a name, so that it is planned once per connection, together with the others that are sent in
 * the same tick. Worthwhile where planning and sending cost more than running. A name must always have the same text.
 */
export async function runNamed<Row>(reader: Reader, name: string, statement: Statement<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(reader.db);
  const query = { name, text, values: [...parameters] };
  const { rows } = await askNearest(
    ({ pool }) => queryShared(pool, query),
    () => queryShared(reader.pool, query),
  );
  return rows as Row[];
}
