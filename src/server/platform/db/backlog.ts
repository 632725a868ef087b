import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './db.ts';
import { prepared } from './prepared-statement.ts';

/** How much waits, and since when the oldest of it does; null: nothing waits. */
export interface Backlog {
  readonly count: number;
  readonly oldest: Date | null;
}

/**
 * @param name of the statement, which is planned once per connection: to plan all that wait would take longer than to read it
 * @param rows what waits: everything of a statement that follows `from`
 * @param since the time from which one of them waits
 */
export async function readBacklog(
  db: Queryable,
  name: string,
  rows: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
): Promise<Backlog> {
  const found = await sql<Backlog>`${prepared(`backlog.${name}`)}
    select count(*)::int as count, min(${since})::timestamptz as oldest from ${rows}`.execute(db);
  return found.rows[0]!;
}
