import { sql } from 'kysely';
import type { AdvertState, ShownState } from '#shared/adverts/lifecycle.ts';
import { ownAdvertsPerPage } from '#shared/adverts/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface OwnAdvertRecord {
  readonly id: number;
  readonly state: AdvertState;
  readonly offer_type: 'supply' | 'demand';
  readonly name: string;
  readonly slug: string;
  readonly category_id: number;
  readonly category_name: string;
  readonly category_slug: string;
  readonly price_minor: number | null;
  readonly currency: string;
  readonly is_negotiable: boolean;
  readonly picture: string | null;
  readonly submitted_at: Date;
  readonly state_changed_at: Date;
  readonly expires_at: Date | null;
  readonly topped_until: Date | null;
  readonly is_reserved: boolean;
  readonly decision_reason: string | null;
  readonly hidden_reason: string | null;
  readonly views: number;
  readonly contacts: number;
  /** State and rejection reason of the latest change. */
  readonly change_state: string | null;
  readonly change_reason: string | null;
}

/** Chooses the page's rows within one index before it joins the rest. */
export async function listOwnAdverts(
  db: Queryable,
  accountId: number,
  { state, lang, page }: { state?: ShownState | undefined; lang: Locale; page: number },
): Promise<OwnAdvertRecord[]> {
  const inState = [
    state === undefined || state === 'hidden' ? sql`state <> 'deleted'` : sql`state = ${state}`,
    state === 'hidden' && sql`hidden_at is not null`,
    state && state !== 'hidden' && sql`hidden_at is null`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<OwnAdvertRecord>`
    select l.id, a.state, l.offer_type, t.name, t.slug, l.category_id, ct.name as category_name,
      ct.slug as category_slug, l.price_minor, cur.code as currency, l.is_negotiable, p.key as picture,
      a.submitted_at, a.state_changed_at, a.expires_at, case when l.is_topped then a.topped_until end as topped_until,
      a.is_reserved, a.decision_reason, a.hidden_reason, coalesce(s.views, 0) as views, coalesce(s.contacts, 0) as contacts,
      last_change.state as change_state, last_change.decision_reason as change_reason
    from (
      select listing_id from advert where account_id = ${accountId} and ${sql.join(inState, sql` and `)}
      order by state_changed_at desc, listing_id desc
      limit ${ownAdvertsPerPage}::bigint offset ${(page - 1) * ownAdvertsPerPage}::bigint) chosen
    join advert a on a.listing_id = chosen.listing_id
    join listing l on l.id = a.listing_id
    join listing_text t on t.listing_id = l.id
    join category_text ct on ct.category_id = l.category_id and ct.locale = ${lang}
    join currency cur on cur.id = l.currency_id
    left join picture p on p.id = l.main_picture_id
    left join advert_statistics s on s.listing_id = l.id
    left join lateral (
      select r.state, r.decision_reason from advert_revision r where r.listing_id = l.id order by r.id desc limit 1
    ) last_change on true
    order by a.state_changed_at desc, a.listing_id desc`.execute(db);
  return rows;
}

export interface OwnAdvertFacts {
  readonly state: AdvertState;
  readonly decision_reason: string | null;
  readonly hidden_reason: string | null;
  readonly expires_at: Date | null;
  readonly goods_confirmed_at: Date | null;
}

/** Undefined for another account's advert and for a deleted one. */
export async function findOwnAdvert(db: Queryable, accountId: number, id: number): Promise<OwnAdvertFacts | undefined> {
  const row = await db
    .selectFrom('advert')
    .where('listing_id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '!=', 'deleted')
    .select(['state', 'decision_reason', 'hidden_reason', 'expires_at', 'goods_confirmed_at'])
    .executeTakeFirst();
  return row && { ...row, state: row.state as AdvertState };
}

/** The place of the account's latest advert, otherwise the town of its address; the invoice address comes first. */
export async function findUsualPlace(db: Queryable, accountId: number): Promise<string | undefined> {
  // The ids first: ordered by id, the planner might search all adverts from the newest for one of the account.
  const { rows } = await sql<{ place: string }>`
    with own as materialized (
      select listing_id from advert where account_id = ${accountId} and state <> 'deleted')
    (select place from advert where listing_id = (select max(listing_id) from own))
    union all
    (select city from account_address where account_id = ${accountId} order by kind = 'invoice' desc, id desc limit 1)
    limit 1`.execute(db);
  return rows[0]?.place;
}
