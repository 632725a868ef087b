import type { Client } from 'pg';
import { createToken, hashToken } from '#server/features/accounts/index.ts';

export const benchAccounts = 100_000;
const waitingRegistrations = 3000;
const waitingAdverts = 5000;
const waitingChanges = 1000;

export interface Actors {
  /** Bearer tokens of an administrator and of the seller with the most adverts. */
  readonly administrator: string;
  readonly seller: string;
}

/** Fills a database up to a hundred thousand users with work for administrators; does nothing where that stands. */
export async function fillAdministration(client: Client): Promise<Actors> {
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into account (username, email, phone_prefix, phone, first_name, last_name, state, created_at, is_business,
       company, company_id, company_address)
     select 'bench.' || n, 'bench' || n || '@karafa.example', '+420', (700000000 + n)::text,
       (array['Jan','Petr','Eva','Jana','Tomáš','Lucie','Jiří'])[1 + n % 7],
       (array['Novák','Svobodová','Dvořák','Černá','Procházka','Kučerová','Veselý','Horák'])[1 + n % 8] || ' ' || n % 997,
       case when n <= $2 then 'waiting' when n % 50 = 0 then 'refused' when n % 51 = 0 then 'blocked' else 'approved' end,
       timestamptz '2026-06-01' - n * interval '7 minutes', n % 10 = 0,
       case when n % 10 = 0 then 'Firma ' || n || ' s.r.o.' end, case when n % 10 = 0 then lpad(n::text, 8, '0') end,
       case when n % 10 = 0 then 'Dlouhá ' || n || ', 110 00 Praha' end
     from generate_series(1, $1::int - (select count(*) from account)::int) n
     on conflict do nothing`,
    [benchAccounts, waitingRegistrations],
  );
  const missing = await client.query<{ adverts: number; changes: number }>(
    `select $1::int - count(*)::int as adverts,
       $2::int - (select count(*) from advert_revision where state = 'waiting')::int as changes
     from advert where state = 'waiting'`,
    [waitingAdverts, waitingChanges],
  );
  const { adverts, changes } = missing.rows[0]!;
  if (adverts > 0)
    await client.query(
      `with chosen as (
         update advert set state = 'waiting', submitted_at = now() - listing_id % 10000 * interval '1 minute'
         where listing_id in (select listing_id from advert where state = 'approved' and listing_id % 97 = 0
           order by listing_id limit $1)
         returning listing_id)
       update listing set visibility = 'hidden' where id in (select listing_id from chosen)`,
      [adverts],
    );
  if (changes > 0)
    await client.query(
      `insert into advert_revision (listing_id, state, submitted_at, content)
       select l.id, 'waiting', now() - l.id % 10000 * interval '1 minute', jsonb_build_object(
         'offer_type', l.offer_type, 'category_id', l.category_id, 'brand_id', l.brand_id, 'package_id', l.package_id,
         'name', t.name || ' II', 'description', 'Změněný popis', 'locale', t.locale, 'price_minor', 12300,
         'currency_id', l.currency_id, 'is_negotiable', true, 'place', 'Brno', 'vintage', null, 'age_years', null,
         'abv', null, 'origin_code', null)
       from advert a join listing l on l.id = a.listing_id join listing_text t on t.listing_id = l.id
       where a.state = 'approved' and l.id % 89 = 0
         and not exists (select from advert_revision r where r.listing_id = l.id and r.state = 'waiting')
       order by l.id limit $1`,
      [changes],
    );
  // Each advert was approved once.
  await client.query(
    `insert into advert_event (listing_id, author_id, kind, from_state, to_state, happened_at)
     select listing_id, account_id, 'approve', 'waiting', 'approved', submitted_at from advert
     where state <> 'waiting' and not exists (select from advert_event limit 1 offset 10000)`,
  );
  // As the worker does every minute.
  await client.query('select fold_listing_counts(), fold_search_words()');
  await client.query('vacuum analyze');
  return { administrator: await logIn(client, 'bench.administrator'), seller: await logIn(client, undefined) };
}

/**
 * @param username of an administrator to be made; else who has the most adverts
 * @returns a Bearer token
 */
export async function logIn(client: Client, username: string | undefined): Promise<string> {
  const { rows } =
    username === undefined
      ? await client.query<{ id: number }>(
          'select account_id as id from advert group by 1 order by count(*) desc, 1 limit 1',
        )
      : await client.query<{ id: number }>(
          `insert into account (username, email, scopes, state) values ($1, $1 || '@karafa.example', '{adverts,users,orders,content,settings,figures}', 'approved')
           on conflict (username) do update set state = 'approved', scopes = excluded.scopes returning id`,
          [username],
        );
  const token = createToken();
  await client.query(
    `insert into login_token (hash, account_id, created_at, last_seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day')`,
    [hashToken(token), rows[0]!.id],
  );
  return token;
}
