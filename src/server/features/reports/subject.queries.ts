import { sql, type RawBuilder } from 'kysely';
import type { ReportKind } from '#shared/reports/reasons.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** What is reported, stored with the report as it was then. */
export interface Snapshot {
  readonly texts: readonly { readonly lang: string | null; readonly name: string; readonly text: string }[];
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly stars: number | null;
  readonly place: string | null;
}

export interface SubjectRow {
  /** Null: the shop's. */
  readonly account_id: number | null;
  readonly username: string | null;
  readonly is_public: boolean;
  readonly snapshot: Snapshot;
  readonly pictures: { readonly id: number; readonly key: string }[];
}

/** A thing in any state; undefined: it is gone. Who may know of it is decided by `report-policy.ts`. */
export async function findSubject(db: Queryable, kind: ReportKind, id: number): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`${statements[kind](id)}`.execute(db);
  return rows[0];
}

const nothing = sql`null`;

function snapshotOf(parts: {
  texts: RawBuilder<unknown>;
  price?: RawBuilder<unknown>;
  stars?: RawBuilder<unknown>;
  place?: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const { texts, price = nothing, stars = nothing, place = nothing } = parts;
  return sql`jsonb_build_object('texts', ${texts}, 'price', ${price}, 'stars', ${stars}, 'place', ${place})`;
}

const oneText = (lang: RawBuilder<unknown>, name: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`jsonb_build_array(jsonb_build_object('lang', ${lang}, 'name', ${name}, 'text', ${text}))`;

const pictures = (of: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'key', p.key) order by u.position) from ${of}), '[]')`;

const statements: Record<ReportKind, (id: number) => RawBuilder<SubjectRow>> = {
  listing: (id) => sql<SubjectRow>`
    select l.seller_id as account_id, s.username, l.visibility <> 'hidden' as is_public,
      ${snapshotOf({
        texts: sql`(select jsonb_agg(jsonb_build_object('lang', t.locale, 'name', t.name, 'text', t.description)
          order by t.locale) from listing_text t where t.listing_id = l.id)`,
        price: sql`case when l.price_minor is not null then
          jsonb_build_object('amount', l.price_minor, 'currency', c.code) end`,
        place: sql`(select a.place from advert a where a.listing_id = l.id)`,
      })} as snapshot,
      ${pictures(sql`listing_picture u join picture p on p.id = u.picture_id where u.listing_id = l.id`)} as pictures
    from listing l
    join currency c on c.id = l.currency_id
    left join account s on s.id = l.seller_id
    where l.id = ${id} and not exists (select from advert a where a.listing_id = l.id and a.state = 'deleted')`,
  message: (id) => sql<SubjectRow>`
    select m.author_id as account_id, a.username, m.hidden_at is null as is_public,
      ${snapshotOf({ texts: oneText(sql`null`, sql`''`, sql`m.text`) })} as snapshot,
      ${pictures(sql`message_picture u join picture p on p.id = u.picture_id where u.message_id = m.id`)} as pictures
    from message m
    join conversation v on v.id = m.conversation_id
    join account a on a.id = m.author_id and a.id = case when m.is_from_opener then v.opener_id else v.partner_id end
    where m.id = ${id} and (m.event is null or m.text <> '')`,
  review: (id) => sql<SubjectRow>`
    select r.reviewer_id as account_id, a.username, r.is_shown as is_public,
      ${snapshotOf({ texts: oneText(sql`r.locale`, sql`''`, sql`r.text`), stars: sql`r.stars` })} as snapshot,
      '[]'::jsonb as pictures
    from review r join account a on a.id = r.reviewer_id
    where r.id = ${id}`,
  reply: (id) => sql<SubjectRow>`
    select r.account_id, a.username, r.is_shown and r.reply_hidden_at is null as is_public,
      ${snapshotOf({ texts: oneText(sql`r.reply_locale`, sql`''`, sql`r.reply`) })} as snapshot,
      '[]'::jsonb as pictures
    from review r join account a on a.id = r.account_id
    where r.id = ${id} and r.reply is not null`,
  user: (id) => sql<SubjectRow>`
    select a.id as account_id, a.username, a.state = 'approved' as is_public,
      ${snapshotOf({
        texts: oneText(
          sql`null`,
          sql`a.username`,
          sql`case when a.is_business then coalesce(a.company, '') else '' end`,
        ),
      })} as snapshot,
      ${pictures(sql`(select 0 as position) u join picture p on p.id = a.avatar_picture_id`)} as pictures
    from account a
    where a.id = ${id} and a.state in ('approved', 'blocked')`,
};

/** Whether an account has received a message, so that it may report it. */
export async function hasReceived(db: Queryable, messageId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from message m join conversation v on v.id = m.conversation_id
    where m.id = ${messageId} and m.held_text_id is null
      and case when m.is_from_opener then v.partner_id else v.opener_id end = ${accountId}`.execute(db);
  return rows.length > 0;
}

export interface NeighbourRow {
  readonly id: number;
  readonly by: string | null;
  readonly text: string;
  readonly sent_at: Date;
}

const neighbours = 3;

/** A message with the few before and after it, the oldest first. */
export async function listNeighbours(db: Queryable, messageId: number): Promise<NeighbourRow[]> {
  const near = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql`
    (select n.id, a.username as by, n.text, n.sent_at
     from message m
     join message n on n.conversation_id = m.conversation_id and n.held_text_id is null
     left join account a on a.id = n.author_id
     where m.id = ${messageId} and ${condition} order by n.id ${order} limit ${sql.lit(limit)})`;
  const { rows } = await sql<NeighbourRow>`
    ${near(sql`n.id <= m.id`, sql`desc`, neighbours + 1)} union all ${near(sql`n.id > m.id`, sql`asc`, neighbours)}
    order by id`.execute(db);
  return rows;
}

/** How many times the page of an advert was viewed. */
export async function countViews(db: Queryable, listingId: number): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(views), 0)::int as views from advert_statistics where listing_id = ${listingId}`.execute(db);
  return rows[0]!.views;
}
