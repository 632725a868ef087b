import type { Client } from 'pg';
import { searchDays } from '#shared/figures/measures.ts';

export const benchDays = 1096;
export const benchOrdersPerDay = 1000;

/** Three years of figures as a thousand orders a day leave them, and the orders of one day. @returns that day */
export async function fillFigures(client: Client): Promise<string> {
  await client.query('set statement_timeout = 0');
  await client.query('truncate order_day, order_month, portal_day, search_day');
  // Every product is sold every day: there are never more rows.
  await client.query(
    `insert into order_day
     select key.kind, current_date - n, key.id, $2, $2, 30, 20, 2 * $2, 90000 * $2::bigint, 74000 * $2::bigint,
       20000 * $2::bigint, 60000 * $2::bigint, 9900 * $2::bigint, 500 * $2::bigint
     from generate_series(0, $1::int - 1) n cross join (
       select 'all' as kind, 0::bigint as id
       union all select 'product', listing_id from product
       union all select 'category', id from category
       union all select 'branch', id from branch
       union all select 'carrier', id from carrier
       union all select 'payment', id from payment_method
       union all select 'voucher', id from voucher) key`,
    [benchDays, benchOrdersPerDay],
  );
  await client.query(
    `select sum_order_month(month) from (select distinct date_trunc('month', day)::date from order_day) m (month)`,
  );
  await client.query(
    `insert into portal_day select name, current_date - n, 100 + n % 50 from generate_series(0, $1::int - 1) n
     cross join unnest(array['adverts_submitted', 'adverts_approved', 'adverts_rejected', 'adverts_expired', 'adverts_sold',
       'registrations', 'verifications', 'toppings', 'messages', 'watchdogs', 'views', 'cart_adds', 'order_forms',
       'searches', 'empty_searches']) name`,
    [benchDays],
  );
  await client.query(
    `insert into search_day select current_date - n, 'hledání ' || (n + k * 7) % 1500, 3 + k % 9, k % 3
     from generate_series(0, $1::int - 1) n cross join generate_series(1, 200) k`,
    [searchDays],
  );
  const day = await fillDay(client);
  await client.query('vacuum analyze order_day, order_month, portal_day, search_day, shop_order, order_line');
  return day;
}

/** Copies an order of the demo for a day on which nothing else happened. */
async function fillDay(client: Client): Promise<string> {
  const columnsOf = async (table: string) => {
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    return rows[0]!.names;
  };
  const [orders, lines] = [await columnsOf('shop_order'), await columnsOf('order_line')];
  const copied = (columns: string) => columns.replace(/\w+/g, 'copy.$&');
  await client.query(
    `insert into shop_order (${orders})
     select ${copied(orders)} from generate_series(1, $1::int) n
     cross join (select * from shop_order where state = 'delivered' order by id limit 1) o
     cross join lateral jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object(
       'id', 5000000 + n, 'hash', md5(n::text), 'number', '77' || lpad(n::text, 8, '0'),
       'variable_symbol', '77' || lpad(n::text, 8, '0'), 'cart_id', 5000000 + n, 'client_key', gen_random_uuid(),
       'account_id', null, 'placed_at', '2020-05-05T10:00:00Z', 'paid_at', '2020-05-05T11:00:00Z')) copy`,
    [benchOrdersPerDay],
  );
  await client.query(
    `insert into order_line (${lines})
     select ${copied(lines)} from generate_series(1, $1::int) n cross join generate_series(1, 3) k
     cross join (select * from order_line where listing_id is not null order by id limit 1) l
     cross join lateral jsonb_populate_record(null::order_line, to_jsonb(l) || jsonb_build_object(
       'id', 50000000 + n * 10 + k, 'order_id', 5000000 + n, 'position', k)) copy`,
    [benchOrdersPerDay],
  );
  return '2020-05-05';
}
