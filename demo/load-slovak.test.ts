import { expect, test } from 'vitest';
import { ensureDemoData } from './ensure-demo-data.ts';
import { ensureShopCurrency } from '#server/shop-currency.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext({ SHOP: 'sk' });

test('R-10.01 the Slovak shop loads a demo of its own: euros, its taxes and its branches', async () => {
  const { config, pool, db } = testing.context;
  expect(await ensureDemoData(config, { db })).toBe(true);
  await ensureShopCurrency(config, { pool });
  const { rows } = await pool.query(
    `select (select code from currency where is_default) as currency,
      (select string_agg(distinct tax_rate::int::text, ' ') from product) as taxes,
      (select town from branch where is_in_prague and kind = 'store') as capital,
      (select count(*)::int from pickup_point where country_code = 'SK') as points,
      (select fee_minor::int from payment_method where code = 'cash_on_delivery') as fee,
      (select count(*)::int from listing l where kind = 'product' and price_minor > 400000) as dear,
      (select count(*)::int from listing l where is_on_sale and price_minor >= original_price_minor) as false_sales,
      (select count(*)::int from advert_revision where state = 'waiting') as changes,
      (select count(*)::int from invoice where content -> 'currency' ->> 'code' = 'EUR'
        and content -> 'supplier' ->> 'tax_id' like '%SK2129900003') as documents,
      (select count(distinct state)::int from shop_order) as order_states,
      (select value ->> 'phone' from setting where name = 'contacts' and locale = 'cs') as phone`,
  );
  expect(rows[0]).toEqual({
    currency: 'EUR',
    taxes: '23 5',
    capital: 'Bratislava',
    points: 160,
    fee: 150,
    dear: 0,
    false_sales: 0,
    changes: 4,
    documents: 83,
    order_states: 8,
    phone: '+421 200 000 100',
  });
}, 60_000);
