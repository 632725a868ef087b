import { sql } from 'kysely';
import type { z } from 'zod';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { toppingQuery } from '#shared/topping/contract.ts';
import { isRefundAsked } from '#server/features/paid-services/index.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { ToppingRow } from './topping.queries.ts';

export const rowsPerPage = 50;

export interface AdminToppingRow extends ToppingRow {
  readonly username: string;
  readonly account_locale: Locale;
  readonly advert_name: string | null;
  readonly advert_state: AdvertState | null;
  readonly is_listed: boolean;
  readonly may_be_advertised: boolean;
  readonly decided_by_name: string | null;
  readonly is_refund_asked: boolean;
}

/** Chooses the rows of the page within one index before it joins the rest. */
export async function listToppings(
  db: Queryable,
  { q, state, page, lang }: z.output<typeof toppingQuery>,
): Promise<AdminToppingRow[]> {
  const isLike =
    q === '' ? sql`true` : sql`(s.number like ${partPattern(q)} or lower(a.username) like lower(${partPattern(q)}))`;
  const isIn = state === 'all' ? sql`true` : sql`t.state = ${state}`;
  const order = state === 'requested' ? sql`t.requested_at, t.service_id` : sql`t.service_id desc`;
  const { rows } = await sql<AdminToppingRow>`
    with chosen as (
      select t.service_id from topping t
      join paid_service s on s.id = t.service_id join account a on a.id = s.account_id
      where ${isIn} and ${isLike}
      order by ${order} limit ${rowsPerPage + 1} offset ${(page - 1) * rowsPerPage})
    select s.*, t.listing_id, t.days, t.state as topping_state, t.requested_at, t.reason, t.starts_at, t.ends_at,
      a.username, a.locale as account_locale, n.name as advert_name, ad.state as advert_state,
      coalesce(l.visibility = 'listed', false) as is_listed, coalesce(c.may_be_advertised, false) as may_be_advertised,
      decider.username as decided_by_name, ${isRefundAsked(sql`s.id`, 'topping')} as is_refund_asked
    from chosen
    join topping t on t.service_id = chosen.service_id
    join paid_service s on s.id = t.service_id
    join account a on a.id = s.account_id
    left join account decider on decider.id = t.decided_by
    left join advert ad on ad.listing_id = t.listing_id
    left join listing l on l.id = t.listing_id
    left join category c on c.id = l.category_id
    left join lateral (
      select name from listing_text where listing_id = t.listing_id order by (locale = ${lang}) desc, locale limit 1
    ) n on true
    order by ${order}`.execute(db);
  return rows;
}

/** Paid requests that wait for an administrator. */
export const requestedToppings: WaitingRows = {
  rows: sql`topping where state = 'requested'`,
  since: sql`requested_at`,
};
