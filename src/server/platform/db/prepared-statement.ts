import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

/**
 * Marks a statement, at its beginning or end (`modifyEnd`), to be planned once per connection also within
 * transactions, like `runNamed` outside of them. A name must always have the same text.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
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
