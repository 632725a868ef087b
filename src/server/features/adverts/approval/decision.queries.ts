import { sql } from 'kysely';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface DecidedAdvert {
  readonly listing_id: number;
  readonly state: AdvertState;
  readonly submitted_at: Date;
  readonly account_id: number;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
  readonly unreviewed_since: Date | null;
}

/** Locks adverts in the order of their ids, so that concurrent decisions can't deadlock. */
export async function lockAdverts(tx: Tx, ids: readonly number[]): Promise<DecidedAdvert[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('advert')
    .where('listing_id', 'in', [...ids])
    .select(['listing_id', 'state', 'submitted_at', 'account_id', 'hidden_at', 'hidden_reason', 'unreviewed_since'])
    .orderBy('listing_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as AdvertState }));
}

export async function listWaitingRevisions(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('advert_revision')
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .select(['id', 'listing_id'])
    .orderBy('id')
    .execute();
}

export interface AdvertAuthor {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly locale: Locale;
  /** The adverts of a blocked author are hidden, approved or not. */
  readonly is_blocked: boolean;
  readonly advert: string;
  readonly slug: string;
  readonly category_id: number;
  readonly category_slug: string;
}

/** The author of an advert for a mail, with the advert's name and the slugs of its page in the author's language. */
export async function getAdvertAuthor(db: Queryable, listingId: number): Promise<AdvertAuthor> {
  const { rows } = await sql<AdvertAuthor>`
    select s.id, s.email, s.first_name, s.last_name, s.username, s.locale,
      s.state = 'blocked' as is_blocked, t.name as advert, t.slug,
      l.category_id, ct.slug as category_slug
    from listing l
    join account s on s.id = l.seller_id
    join listing_text t on t.listing_id = l.id
    join category_text ct on ct.category_id = l.category_id and ct.locale = s.locale
    where l.id = ${listingId}`.execute(db);
  return rows[0]!;
}
