import type { Scope } from '#shared/contract/scopes.ts';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** How many administrators have all of some scopes, besides some accounts. */
export async function countOtherDeciders(
  db: Queryable,
  { scopes, except }: { readonly scopes: readonly Scope[]; readonly except: readonly (number | null)[] },
): Promise<number> {
  const besides = except.filter((id) => id !== null);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account
    where state = 'approved' and scopes <> '{}' and scopes @> ${sql.val([...scopes])}::text[]
      and id <> all (${sql.val(besides)}::bigint[])`.execute(db);
  return rows[0]!.count;
}
