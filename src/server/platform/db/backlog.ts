import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './db.ts';
import { prepared } from './prepared-statement.ts';

/** Rows that wait for somebody. */
export interface WaitingRows {
  /** Everything of a statement that follows `from`. */
  readonly rows: RawBuilder<unknown>;
  /** The time from which one of them waits. */
  readonly since: RawBuilder<unknown>;
}

/** How much waits, and since when the oldest of it does; null: nothing waits. */
export interface Backlog {
  readonly count: number;
  readonly oldest: Date | null;
}

/**
 * Counts all kinds of waiting rows by one statement: sending twenty statements and planning them takes longer than reading
 * the rows.
 * @param name of the statement, which is planned once per connection; one for each set of kinds
 */
export async function readBacklogs<Kind extends string>(
  db: Queryable,
  name: string,
  waiting: Readonly<Record<Kind, WaitingRows>>,
): Promise<Record<Kind, Backlog>> {
  const kinds = Object.keys(waiting) as Kind[];
  if (kinds.length === 0) return {} as Record<Kind, Backlog>;
  const counts = kinds.map((kind) => {
    const { rows, since } = waiting[kind];
    return sql`select ${sql.lit(kind)}::text as kind, count(*)::int as count, min(${since})::timestamptz as oldest from ${rows}`;
  });
  const found = await sql<Backlog & { kind: Kind }>`${prepared(`backlogs.${name}`)}
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(found.rows.map(({ kind, ...backlog }) => [kind, backlog])) as Record<Kind, Backlog>;
}
