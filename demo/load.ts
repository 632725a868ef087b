import type { ClientBase } from 'pg';
import type { ShopCode } from '#shared/shop/shops.ts';
import { buildDemo } from './build/build.ts';
import { createCalendar } from './calendar.ts';
import { demoShops } from './data/shops/demo-shops.ts';
import { makeDocuments } from './documents/documents.ts';
import type { Rows } from './rows.ts';

/** Tables in the order in which their rows may enter. */
const tables = [
  'currency',
  'country',
  'country_text',
  'branch',
  'branch_closure',
  'carrier',
  'carrier_text',
  'carrier_price',
  'payment_method',
  'payment_method_text',
  'carrier_payment_method',
  'pickup_point',
  'category',
  'category_text',
  'user_group',
  'account',
  'brand',
  'package',
  'picture',
  'listing',
  'listing_text',
  'advert',
  'advert_statistics',
  'advert_revision',
  'advert_revision_picture',
  'advert_event',
  'rejection_reason',
  'rejection_reason_text',
  'product',
  'product_text',
  'sale',
  'price_history',
  'stock',
  'listing_picture',
  'voucher',
  'shop_order',
  'order_line',
  'stock_hold',
  'order_voucher',
  'order_event',
  'age_check',
  'payment',
  'payment_notice',
  'refund',
  'withdrawal',
  'withdrawal_line',
  'complaint',
  'influencer_entry',
  'setting',
  'banner',
  'info_page',
  'info_page_text',
  'blog_category',
  'blog_category_text',
  'blog_post',
  'blog_post_text',
  'document',
] as const;

/** Tables whose ids come from a sequence, which has to go on after the demo's. */
const numbered = [
  'currency',
  'branch',
  'branch_closure',
  'carrier',
  'carrier_price',
  'payment_method',
  'pickup_point',
  'brand',
  'package',
  'user_group',
  'account',
  'picture',
  'advert_revision',
  'rejection_reason',
  'voucher',
  'shop_order',
  'order_line',
  'order_event',
  'age_check',
  'payment',
  'payment_notice',
  'refund',
  'withdrawal',
  'complaint',
  'influencer_entry',
  'banner',
  'info_page',
  'blog_category',
  'blog_post',
  'document',
] as const;

interface LoadOptions {
  readonly shop: ShopCode;
  /** Dates of the demo count from the beginning of this day (UTC). */
  readonly now: Date;
  /** Where the documents to download go. */
  readonly files: { put(key: string, body: Buffer): Promise<void> };
}

/** Whether the database holds a catalogue already. The demo enters an empty one only. */
export async function isDemoLoaded(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_loaded: boolean }>('select exists (select from category) as is_loaded');
  return rows[0]!.is_loaded;
}

/** Fills an empty, migrated database in one transaction. Throws, and leaves it empty, when it is not. */
export async function loadDemo(client: ClientBase, { shop, now, files }: LoadOptions): Promise<void> {
  const calendar = createCalendar(now);
  const documents = await makeDocuments(calendar, demoShops[shop]);
  for (const { key, body } of documents.files) await files.put(key, body);
  await client.query('begin');
  try {
    await insertRows(client, { ...buildDemo(calendar, shop), document: documents.rows });
    await moveSequences(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  // Good plans from the first page on, not only once autovacuum has been round.
  await client.query(`analyze ${tables.join(', ')}`);
}

async function insertRows(client: ClientBase, demo: Rows): Promise<void> {
  const unknown = Object.keys(demo).filter((table) => !(tables as readonly string[]).includes(table));
  if (unknown.length > 0) throw new Error(`No place in the order of tables: ${unknown.join(', ')}`);
  for (const table of tables) {
    const rows = demo[table] ?? [];
    if (rows.length === 0) continue;
    const columns = Object.keys(rows[0]!).join(', ');
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
  }
}

async function moveSequences(client: ClientBase): Promise<void> {
  for (const table of numbered) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
  await client.query(`select setval('catalog_id_seq', (select max(id) from listing))`);
  await client.query(`select setval('shop_order_number_seq', (select count(*) from shop_order))`);
}
