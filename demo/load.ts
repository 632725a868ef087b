import { CompiledQuery } from 'kysely';
import type { ShopCode } from '#shared/shop/shops.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { buildDemo } from './build/build.ts';
import { createCalendar } from './calendar.ts';
import { demoShops } from './data/shops/demo-shops.ts';
import { importFiles } from './build/product-imports.ts';
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
  'age_proof',
  'account_erasure',
  'data_export',
  'cookie_consent',
  'job_run',
  'brand',
  'package',
  'picture',
  'listing',
  'listing_text',
  'advert',
  'advert_statistics',
  'advert_day',
  'advert_revision',
  'advert_revision_picture',
  'advert_event',
  'admin_list_view',
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
  'stock_reservation',
  'order_voucher',
  'order_event',
  'age_check',
  'paid_service',
  'topping',
  'payment',
  'payment_webhook',
  'refund',
  'product_change_set',
  'product_change',
  'product_import',
  'product_import_row',
  'bank_statement',
  'bank_line',
  'bank_share',
  'payout_batch',
  'payout_account',
  'withdrawal',
  'withdrawal_line',
  'complaint',
  'influencer_entry',
  'payout',
  'payout_entry',
  'payout_download',
  'conversation',
  'held_text',
  'message',
  'conversation_side',
  'deal',
  'reservation_waiter',
  'review',
  'review_event',
  'account_block',
  'moderation_case',
  'report',
  'moderation_decision',
  'moderation_appeal',
  'notice',
  'watchdog',
  'watchdog_key',
  'watchdog_match',
  'subscriber',
  'subscriber_category',
  'newsletter_issue',
  'newsletter_issue_category',
  'newsletter_issue_picture',
  'newsletter_copy',
  'newsletter_link',
  'newsletter_link_day',
  'setting',
  'banner',
  'banner_text',
  'banner_day',
  'info_page',
  'info_page_text',
  'info_page_revision',
  'blog_category',
  'blog_category_text',
  'blog_post',
  'blog_post_text',
  'blog_post_revision',
  'document',
  'document_text',
  'document_file',
  'mail_text',
  'mail_text_revision',
  'administrator_invitation',
  'order_day',
  'portal_day',
  'search_day',
  'figure_state',
] as const;

interface LoadOptions {
  readonly shop: ShopCode;
  /** Dates of the demo count from the beginning of this day (UTC). */
  readonly now: Date;
  /** Where the documents to download and the imported table go. */
  readonly files: { put(key: string, body: Buffer): Promise<void> };
}

/** Fills an empty, migrated database. What is counted over its rows the caller counts, before they are committed. */
export async function loadDemo(tx: Tx, { shop, now, files }: LoadOptions): Promise<void> {
  const calendar = createCalendar(now);
  const documents = await makeDocuments(calendar, demoShops[shop]);
  for (const { key, body } of documents.files) await files.put(key, body);
  const rows = buildDemo(calendar, shop);
  for (const { key, body } of importFiles(rows)) await files.put(key, body);
  await insertRows(tx, { ...rows, ...documents.rows });
  // The demo's listings are no news for the demo's watchdogs.
  await run(tx, 'delete from listing_event');
  await run(
    tx,
    `select sum_order_month(month) from (select distinct date_trunc('month', day)::date from order_day) m (month)`,
  );
  // The figures of the demo's past are generated, too.
  await run(tx, 'delete from figure_change where moment < $1', [calendar.today]);
  await moveSequences(tx);
  // Good plans from the first page on, not only once autovacuum has been round.
  await run(tx, `analyze ${tables.join(', ')}`);
}

async function insertRows(tx: Tx, demo: Rows): Promise<void> {
  const unknown = Object.keys(demo).filter((table) => !(tables as readonly string[]).includes(table));
  if (unknown.length > 0) throw new Error(`No place in the order of tables: ${unknown.join(', ')}`);
  for (const table of tables) {
    const rows = demo[table] ?? [];
    if (rows.length === 0) continue;
    const names = Object.keys(rows[0]!);
    const other = rows.flatMap((row) => Object.keys(row)).find((name) => !names.includes(name));
    if (other) throw new Error(`The first row of ${table} has no ${other}, so that of the others would be lost`);
    const columns = names.join(', ');
    await run(
      tx,
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
  }
}

/** The ids of later rows follow those of the demo. */
async function moveSequences(tx: Tx): Promise<void> {
  const { rows } = await tx.executeQuery<{ name: (typeof tables)[number] }>(
    CompiledQuery.raw(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name = any ($1)`,
      [[...tables]],
    ),
  );
  for (const { name } of rows)
    await run(tx, `select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${name}))`, [name]);
  await run(tx, `select setval('catalog_id_seq', (select max(id) from listing))`);
  await run(tx, `select setval('shop_order_number_seq', (select count(*) from shop_order))`);
}

async function run(tx: Tx, statement: string, values: unknown[] = []): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(statement, values));
}
