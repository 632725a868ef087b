import { sql } from 'kysely';
import { readBacklogs } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { WaitingNumbers } from '../mails.ts';
import { waitingAdverts, waitingChanges } from './queue.queries.ts';

export async function countWaiting(db: Queryable): Promise<Required<WaitingNumbers>> {
  const { adverts, changes } = await readBacklogs(db, 'digest', { adverts: waitingAdverts, changes: waitingChanges });
  const { rows } = await sql<Pick<Required<WaitingNumbers>, 'brands' | 'registrations'>>`
    select (select count(*)::int from brand where not is_approved) as brands,
      (select count(*)::int from account where state = 'waiting') as registrations`.execute(db);
  return { adverts: adverts.count, changes: changes.count, ...rows[0]! };
}

export function listAdministratorsOf(db: Queryable, scopes: readonly Scope[]) {
  return db
    .selectFrom('account')
    .where('state', '=', 'approved')
    .where(sql<boolean>`scopes && ${[...scopes]}::text[]`)
    .select(['id', 'email', 'first_name', 'last_name', 'username', 'locale', 'scopes'])
    .orderBy('id')
    .execute();
}
