import { sql } from 'kysely';
import { openReturnStates } from '#shared/returns/lifecycle.ts';
import type { ErasureObstacle } from '#shared/privacy/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** What has to end before an account can be erased. Offers do not count: the portal ends them. */
export async function listObstacles(db: Queryable, id: number): Promise<ErasureObstacle[]> {
  const account = sql`${id}::bigint`;
  const returns = sql`state = any (${[...openReturnStates]}::text[])`;
  const { rows } = await sql<Record<ErasureObstacle, boolean>>`
    with own_order as (select id, state from shop_order where account_id = ${account}),
      own_service as (select id, kind, state from paid_service where account_id = ${account})
    select
      exists (select from account where id = ${account} and scopes <> '{}') as administrator,
      exists (select from own_order where state not in ('delivered', 'cancelled', 'refunded')) as orders,
      exists (select from withdrawal where order_id in (select id from own_order) and ${returns})
        or exists (select from complaint where order_id in (select id from own_order) and ${returns}) as returns,
      exists (select from refund r join payment p on p.id = r.payment_id
        where r.state = 'waiting' and ((p.subject_kind = 'order' and p.subject_id in (select id from own_order))
          or (p.subject_kind <> 'order' and p.subject_id in (select id from own_service)))) as refunds,
      exists (select from topping where state = 'requested' and service_id in (select id from own_service)) as services,
      exists (select from deal where state in ('accepted', 'agreed') and ${account} in (seller_id, buyer_id)) as deals,
      exists (select from influencer_entry e left join payout_entry pe on pe.entry_id = e.id
        where e.account_id = ${account} and pe.entry_id is null
        group by e.currency_code having sum(e.margin_minor) > 0) as margins,
      exists (select from payout where account_id = ${account} and state = 'waiting') as payouts`.execute(db);
  return Object.entries(rows[0]!).flatMap(([obstacle, is]) => (is ? [obstacle as ErasureObstacle] : []));
}
