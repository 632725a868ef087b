import { sql } from 'kysely';
import type { Scope } from '#shared/contract/scopes.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { isAlive } from '../login/login-token.queries.ts';

export interface AdministratorRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly scopes: Scope[];
  readonly has_second_factor: boolean;
  readonly logins: number;
  readonly last_seen_at: Date | null;
}

/** All of them: they are a few dozen at most. */
export async function listAdministrators(db: Queryable, now: Date): Promise<AdministratorRow[]> {
  const { rows } = await sql<AdministratorRow>`
    select a.id, a.username, a.first_name, a.last_name, a.email, a.scopes,
      a.second_factor_confirmed_at is not null as has_second_factor, login.count as logins, login.last_seen_at
    from account a
    cross join lateral (
      select count(*)::int as count, max(t.last_seen_at) as last_seen_at
      from login_token t where t.account_id = a.id and ${isAlive(now)}) login
    where a.scopes <> '{}' and a.state = 'approved'
    order by a.username`.execute(db);
  return rows;
}

export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from account where scopes <> '{}') as is_there`.execute(db);
  return rows[0]!.is_there;
}
