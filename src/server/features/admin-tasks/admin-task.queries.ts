import { sql } from 'kysely';
import { countQueue, countUnreviewed } from '#server/features/adverts/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { Scope } from '#shared/contract/scopes.ts';

interface WaitingCounts {
  readonly accounts: number | null;
  readonly adverts: number | null;
  readonly changes: number | null;
  readonly unreviewed_adverts: number | null;
  readonly brands: number | null;
  readonly failed_mails: number | null;
  readonly overpayments: number | null;
}

/** Counts only tasks within the scopes. */
export async function countWaiting(db: Queryable, scopes: readonly Scope[]): Promise<WaitingCounts> {
  const reaches = (scope: Scope) => sql`${scopes.includes(scope)}::boolean`;
  const decidesOnAdverts = scopes.includes('adverts');
  const { adverts, changes } = decidesOnAdverts ? await countQueue(db) : { adverts: null, changes: null };
  const unreviewed = decidesOnAdverts ? await countUnreviewed(db) : null;
  const { rows } = await sql<Omit<WaitingCounts, 'adverts' | 'changes' | 'unreviewed_adverts'>>`
    select
      case when ${reaches('users')} then (select count(*)::int from account where state = 'waiting') end as accounts,
      case when ${reaches('adverts')} then (select count(*)::int from brand where not is_approved) end as brands,
      case when ${reaches('settings')} then (select count(*)::int from mail where state = 'failed') end as failed_mails,
      case when ${reaches('orders')} then (
        select count(*)::int from payment where is_overpayment and overpayment_settled_at is null) end as overpayments
    `.execute(db);
  return { ...rows[0]!, adverts, changes, unreviewed_adverts: unreviewed };
}
