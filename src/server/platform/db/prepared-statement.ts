import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Tx } from './db.ts';

/**
 * Marks a statement, at its beginning or end (`modifyEnd`), to be planned once per connection also within
 * transactions, like `runNamed` outside of them. A name must always have the same text.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

/**
 * Makes every statement of a transaction use the plan that fits all values, from its first run on, also those within
 * triggers: for lists of ids PostgreSQL finds that a plan for these values costs less, and would plan at each call. Only for
 * transactions whose statements find their rows by keys.
 */
export async function planOnce(tx: Tx): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
}

const preparedName = /^\s*\/\* prepared (?<first>[\w.]+) \*\/|\/\* prepared (?<last>[\w.]+) \*\/$/;

/** Makes a connection prepare the statements that `prepared` marks. */
export function namePrepared(client: pg.PoolClient): void {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const marked = typeof text === 'string' ? preparedName.exec(text)?.groups : undefined;
    const name = marked?.first ?? marked?.last;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  Object.assign(client, { query: named });
}
