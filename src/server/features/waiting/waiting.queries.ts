import { sql } from 'kysely';
import type { Scope } from '#shared/accounts/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';

interface WaitingCounts {
  readonly accounts: number | null;
  readonly adverts: number | null;
  readonly changes: number | null;
  readonly brands: number | null;
  readonly failed_mails: number | null;
  readonly surplus_payments: number | null;
  readonly waiting_refunds: number | null;
  readonly withdrawals: number | null;
  readonly complaints: number | null;
}

/** Counts only what the scopes reach. */
export async function countWaiting(db: Queryable, scopes: readonly Scope[]): Promise<WaitingCounts> {
  const reaches = (scope: Scope) => sql`${scopes.includes(scope)}::boolean`;
  const { rows } = await sql<WaitingCounts>`
    select
      case when ${reaches('users')} then (select count(*)::int from account where state = 'waiting') end as accounts,
      case when ${reaches('adverts')} then (select count(*)::int from advert where state = 'waiting') end as adverts,
      case when ${reaches('adverts')}
        then (select count(*)::int from advert_revision where state = 'waiting') end as changes,
      case when ${reaches('adverts')} then (select count(*)::int from brand where not is_approved) end as brands,
      case when ${reaches('settings')} then (select count(*)::int from mail where state = 'failed') end as failed_mails,
      case when ${reaches('orders')} then (
        select count(*)::int from payment where is_surplus and surplus_settled_at is null) end as surplus_payments,
      case when ${reaches('orders')} then (
        select count(*)::int from refund r join payment p on p.id = r.payment_id
        where r.state <> 'done' and (r.state = 'failed' or p.provider not in ('test', 'comgate'))
      ) end as waiting_refunds,
      case when ${reaches('orders')} then (
        select count(*)::int from withdrawal where state in ('received', 'accepted')) end as withdrawals,
      case when ${reaches('orders')} then (
        select count(*)::int from complaint where state in ('received', 'being_examined')) end as complaints
    `.execute(db);
  return rows[0]!;
}
