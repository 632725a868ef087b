import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

/**
 * Stands at the beginning or the end (`modifyEnd`) of a statement that runs in transactions and shall be planned once a
 * connection, as `runNamed` does it outside of them. The same name must always stand for the same text.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

const preparedName = /^\s*\/\* prepared (?<first>[\w.]+) \*\/|\/\* prepared (?<last>[\w.]+) \*\/$/;

/** Lets a connection run statements that `prepared` marks under their name. */
export function namePrepared(client: pg.PoolClient): void {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const marked = typeof text === 'string' ? preparedName.exec(text)?.groups : undefined;
    const name = marked?.first ?? marked?.last;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  Object.assign(client, { query: named });
}
