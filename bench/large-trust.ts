import type { Client } from 'pg';
import { numberPeople } from './people.ts';

export const benchCases = 100_000;
const openShare = 10;
export const benchReviews = 500_000;
export const benchDeals = 200_000;

/** Reviews, deals and moderation cases in great numbers; does nothing where they stand. Needs `fillMessages`. */
export async function fillTrust(client: Client, busy: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  // Triggers would notify caches of each row; what they keep is filled as a whole.
  await client.query('set session_replication_role = replica');
  const people = await numberPeople(client, busy);
  await fillReviews(client, { busy, people });
  await fillDeals(client);
  await fillCases(client, people);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze review, deal, moderation_case, report, moderation_decision, account');
}

/** One user has a review from every other one. */
async function fillReviews(client: Client, { busy, people }: { busy: number; people: number }): Promise<void> {
  await client.query(
    `insert into review (reviewer_id, account_id, stars, text, locale, created_at, published_at)
     select p.id, case when k = 0 then $1 else q.id end, 1 + (p.id + k) % 5, 'Domluva i předání proběhly podle dohody.',
       'cs', now() - p.n * interval '1 minute', now() - p.n * interval '1 minute'
     from generate_series(0, $2::int) k cross join person p
     join person q on q.n = (p.n * 31 + k * 7919 + 1) % $3::int
     where p.id <> case when k = 0 then $1 else q.id end and not exists (select from review where account_id = $1)
     on conflict do nothing`,
    [busy, Math.ceil(benchReviews / 100_000) - 1, people],
  );
  await client.query(
    `update account a set star_counts = r.counts, reviews = r.reviews, stars_average = r.average
     from (select account_id, count(*)::int as reviews, avg(stars) as average, array[
         count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
         count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as counts
       from review where is_shown group by 1) r
     where r.account_id = a.id and a.reviews <> r.reviews`,
  );
}

/** In conversations of large-messages.ts: the busy user sells in many of them. */
async function fillDeals(client: Client): Promise<void> {
  await client.query(
    `insert into deal (conversation_id, offer_type, seller_id, buyer_id, price_minor, currency_code, state, offered_at,
       reserved_until, ended_at)
     select id, 'supply', partner_id, opener_id, 50000, 'CZK', 'withdrawn', created_at, created_at + interval '3 days',
       created_at + interval '1 day'
     from conversation c where kind = 'listing' and partner_id is not null and opener_id is not null
       and subject like 'Láhev %' and not exists (select from deal limit 1 offset 10000)
     order by id limit $1`,
    [benchDeals],
  );
}

/** A tenth of the cases waits. Each has one report of a guest. */
async function fillCases(client: Client, people: number): Promise<void> {
  await client.query(
    `with opened as (
       insert into moderation_case (subject_kind, subject_id, account_id, state, reason, reports, risk, points, opened_at,
         rank_at, decided_at, hash)
       select (array['listing', 'message', 'review', 'user'])[1 + n % 4], -n, p.id,
         case when n % $2 = 0 then case when n % (10 * $2) = 0 then 'appealed' else 'open' end else 'decided' end,
         (array['fraud', 'illegal_goods', 'spam', 'other'])[1 + n % 4], 1, '[]', n % 40,
         now() - n * interval '5 minutes', now() - n * interval '5 minutes' - n % 40 * interval '2 hours',
         case when n % $2 <> 0 then now() - n * interval '4 minutes' end, md5(n::text)
       from generate_series(1, $1::int) n join person p (number, id) on p.number = n % $3::int
       where not exists (select from moderation_case limit 1 offset 1000)
       returning id, account_id, reason, opened_at, state),
     reported as (
       insert into report (number, case_id, reason, text, locale, hash, snapshot, reported_at)
       select lpad((id + 100000000)::text, 9, '0'), id, reason, 'Podezřelá nabídka', 'cs', md5('r' || id),
         jsonb_build_object('price', null, 'stars', null, 'place', null, 'texts', jsonb_build_array(
           jsonb_build_object('lang', 'cs', 'name', 'Láhev ' || id, 'text', 'Volejte 777 ' || id))),
         opened_at
       from opened)
     insert into moderation_decision (case_id, decided_at, measures, ground, reasons, applied)
     select id, opened_at + interval '1 hour', case when id % 3 = 0 then '{hide}'::text[] else '{}' end,
       case when id % 3 = 0 then 'terms' end,
       jsonb_build_object('cs', 'Nabídka.', 'en', 'The offer.', 'de', 'Das Angebot.'), '{}'
     from opened where state <> 'open'`,
    [benchCases, openShare, people],
  );
}
