import { sql, type RawBuilder } from 'kysely';
import type { Owner } from './kinds.ts';

export interface Person {
  readonly id: number;
  readonly email: string | null;
}

/** An SQL condition: rows of a table that belong to a person. */
export function ownedBy({ accounts = [], emails = [], through = [] }: Owner, person: Person): RawBuilder<boolean> {
  const { id, email } = person;
  const conditions = [
    ...accounts.map((column) => sql<boolean>`${sql.ref(column)} = ${id}::bigint`),
    ...(email === null ? [] : emails.map((column) => sql<boolean>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`)),
    ...through.map(
      ({ column, table, key, of }) => sql<boolean>`${sql.ref(column)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${ownedBy(of, person)})`,
    ),
  ];
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}
