import type { Client } from 'pg';
import type { WatchedQuery } from '#shared/catalog/contract.ts';
import { mostWatchdogs } from '#shared/watchdogs/limits.ts';
import type { Context } from '#server/context.ts';
import { listSearchKeys } from '#server/features/catalog/index.ts';
import { pick, random, restart } from './calls.ts';

export const benchWatchdogs = 100_000;
/** Different searches; each is saved by many people, with price limits of their own. */
const searches = 3000;

interface Search {
  readonly query: WatchedQuery;
  readonly keys: readonly string[];
}

/** Searches as people save them: words mostly, then categories, brands and sellers; a few that only filters narrow. */
export async function drawSearches(client: Client, context: Context): Promise<Search[]> {
  restart();
  const list = async (text: string) => (await client.query<{ value: string }>(text)).rows.map(({ value }) => value);
  const names = await list(
    'select name as value from listing_text where listing_id % 13 = 0 order by listing_id, locale limit 20000',
  );
  const [categories, brands, sellers] = [
    await list('select id::text as value from category where listings > 0 order by id'),
    await list('select id::text as value from brand order by id'),
    await list(
      'select distinct seller_id::text as value from listing where seller_id is not null order by 1 limit 2000',
    ),
  ];
  const words = () =>
    pick(names)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
      .slice(0, 1 + Math.floor(random() * 2))
      .join(' ');
  const queryOf = (): WatchedQuery => {
    const chance = random();
    if (chance < 0.45) return { scope: 'all', q: words() || 'rum' };
    if (chance < 0.7) return { scope: 'all', category: Number(pick(categories)) };
    if (chance < 0.85) return { scope: 'all', brand: pick(brands) };
    if (chance < 0.98) return { scope: 'all', seller: Number(pick(sellers)) };
    return { scope: 'all', kind: 'advert', offer: 'supply', price_to: 500, currency: 'CZK' };
  };
  const drawn: Search[] = [];
  for (let n = 0; n < searches; n += 1) {
    const query = queryOf();
    drawn.push({ query, keys: await listSearchKeys(context, query) });
  }
  return drawn;
}

/** Removes all watchdogs, with what they have found, what waits for them, and the mails and notices of earlier runs. */
export async function removeWatchdogs(client: Client): Promise<void> {
  await client.query('truncate watchdog, watchdog_key, watchdog_match, listing_event restart identity');
  await client.query(
    `with gone as (delete from mail where kind like 'watchdog.%' returning id)
     select graphile_worker.remove_job('mail:' || id) from gone`,
  );
  await client.query(`delete from notice where kind like 'watchdog.%'`);
}

/**
 * Saves the searches for a hundred thousand people.
 * @returns the account with the most of them
 */
export async function fillWatchdogs(client: Client, drawn: readonly Search[]): Promise<number> {
  await removeWatchdogs(client);
  await client.query('drop table if exists drawn, person');
  await client.query('create temp table drawn (n int primary key, query jsonb, keys text[])');
  await client.query(
    `insert into drawn
     select n - 1, search -> 'query', array(select jsonb_array_elements_text(search -> 'keys'))
     from jsonb_array_elements($1::jsonb) with ordinality s (search, n)`,
    [JSON.stringify(drawn)],
  );
  await client.query('create temp table person as select row_number() over (order by id) - 1 as n, id from account');
  await client.query('analyze drawn, person');
  await client.query(
    `insert into watchdog (id, account_id, kind, locale, query, name, frequency, state, token, created_at)
     select i, p.id, 'search', 'cs',
       d.query || case when (i % 3 = 0 or i <= $3) and d.query ->> 'seller' is null
         then jsonb_build_object('price_to', 100 + i % 4900, 'currency', 'CZK') else '{}' end,
       'Hledání ' || i, (array['immediate', 'daily', 'weekly'])[1 + i % 3], case when i % 10 = 0 then 'paused' else 'active' end,
       md5('watchdog ' || i), now() - i % 500000 * interval '1 minute'
     from generate_series(1, $1::int) i
     join person p on p.n = case when i <= $3 then 0 else i % (select count(*) from person) end
     join drawn d on d.n = i % $2
     -- A person saves a search once.
     on conflict do nothing`,
    [benchWatchdogs, drawn.length, mostWatchdogs.usual],
  );
  await client.query(
    `insert into watchdog_key (watchdog_id, key)
     select distinct w.id, k.key from watchdog w join drawn d on d.n = w.id % $1 cross join unnest(d.keys) k (key)`,
    [drawn.length],
  );
  await client.query(`select setval(pg_get_serial_sequence('watchdog', 'id'), $1::bigint)`, [benchWatchdogs]);
  await client.query('vacuum analyze watchdog, watchdog_key, watchdog_match, listing_event');
  const { rows } = await client.query<{ id: number }>('select id from person where n = 0');
  return rows[0]!.id;
}
