import type { Scope } from '#shared/contract/scopes.ts';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** How many administrators have a scope, besides some accounts. */
export async function countOtherDeciders(
  db: Queryable,
  { scope, except }: { readonly scope: Scope; readonly except: readonly (number | null)[] },
): Promise<number> {
  const besides = except.filter((id) => id !== null);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account
    where state = 'approved' and scopes <> '{}' and scopes @> array[${scope}]::text[]
      and id <> all (${sql.val(besides)}::bigint[])`.execute(db);
  return rows[0]!.count;
}
