import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openChangeFeed } from './change-feed.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

/** Tables that no cached page shows. Give a reason for each addition. */
const notPublic: Record<string, string> = {
  account_block: 'its owner alone sees it',
  account_address: 'its owner alone sees it',
  account_event: 'administrators alone see it',
  account_erasure: 'its owner and administrators alone see it',
  account_note: 'administrators alone see it',
  admin_list_choice: 'its administrator alone sees it',
  admin_list_view: 'administrators alone see it',
  administrator_invitation: 'only the invited person and administrators see it',
  bank_line: 'administrators alone see it',
  bank_share: 'administrators alone see it',
  bank_statement: 'administrators alone see it',
  payout: 'the influencer and administrators alone see it',
  payout_account: 'the influencer and administrators alone see it',
  payout_batch: 'administrators alone see it',
  payout_download: 'administrators alone see it',
  payout_entry: 'administrators alone see it',
  product_change: 'administrators alone see it',
  product_change_set: 'administrators alone see it',
  product_import: 'administrators alone see it',
  product_import_mapping: 'administrators alone see it',
  product_import_row: 'administrators alone see it',
  product_name: 'lists of the administration are sorted by it',
  subscriber_count: 'administrators alone see it',
  cookie_consent: 'its owner alone sees it',
  data_export: 'its owner alone sees it',
  job_run: 'administrators alone see it',
  feed: 'administrators alone see it; its files are not pages',
  feed_change: 'nobody sees it',
  figure_change: 'nobody sees it',
  figure_state: 'administrators alone see it',
  order_day: 'administrators alone see it',
  order_month: 'administrators alone see it',
  portal_day: 'administrators alone see it',
  search_day: 'administrators alone see it',
  advert_day: 'its owner alone sees it',
  banner_day: 'administrators alone see it; a click must not drop the page with the banner',
  info_page_revision: 'administrators alone see it',
  document_file: 'administrators alone see it; the current ones are in document_text',
  blog_post_revision: 'administrators alone see it',
  blog_post_text_picture: 'keeps pictures; the texts that show them tell themselves',
  advert_event: 'its owner and administrators alone see it',
  advert_revision: 'its owner and administrators alone see it',
  advert_revision_picture: 'its owner and administrators alone see it',
  advert_statistics: 'its owner alone sees it; a view must not drop the page that was viewed',
  advert_view: 'nobody sees it',
  advert_view_salt: 'nobody sees it',
  review_event: 'administrators alone see it',
  rate_limit: 'counts what is limited',
  exchange_rates: 'administrators alone see it; the rates themselves are in currency',
  audit_entry: 'administrators alone see it',
  login_device: 'nobody sees it',
  login_token: 'its owner alone sees it',
  mail_preference: 'its owner alone sees it',
  mail: 'administrators alone see it',
  mail_text: 'mails show it, no page',
  mail_text_revision: 'administrators alone see it',
  password_reset: 'nobody sees it',
  push_subscription: 'its owner alone sees it',
  recovery_code: 'nobody sees it',
  user_group: 'members see prices made for them',
  listing_count: 'follows the listings, which tell themselves',
  listing_count_delta: 'follows the listings',
  listing_combination_count: 'follows the listings',
  listing_search: 'follows the listings',
  revoked_order_link: 'nobody sees it',
  rejection_reason: 'administrators alone see it',
  rejection_reason_text: 'administrators alone see it',
  search_answer: 'follows the listings, some minutes later',
  search_word: 'follows the listings',
  age_check: 'administrators alone see it',
  age_proof: 'its owner alone sees it',
  age_request: 'nobody sees it',
  carrier: 'carts and orders, made for each, show it',
  carrier_payment_method: 'carts, made for each, show it',
  carrier_price: 'carts, made for each, show it',
  carrier_text: 'carts and orders, made for each, show it',
  cart: 'its owner alone sees it',
  cart_line: 'its owner alone sees it',
  cart_voucher: 'its owner alone sees it',
  conversation: 'its two sides alone see it',
  deal: 'its two sides alone see it; the advert tells that it is reserved',
  reservation_waiter: 'whoever waits sees it',
  moderation_appeal: 'its two sides and administrators alone see it',
  moderation_case: 'administrators alone see it; yearly figures follow within a minute',
  moderation_decision: 'its two sides and administrators alone see it',
  report: 'whoever reported and administrators alone see it',
  report_picture: 'administrators alone see it',
  fraud_identifier: 'messages alone, which no page shows',
  held_text: 'administrators alone see it',
  message: 'its two sides alone see it',
  message_counter: 'its owner alone sees it',
  message_picture: 'its two sides alone see it',
  email_change: 'its owner alone sees it',
  email_link: 'nobody sees it',
  favourite: 'personal',
  influencer_entry: 'the influencer and administrators alone see it',
  invoice: 'the buyer and administrators alone see it',
  invoice_series: 'nobody sees it',
  company_match: 'its owner and administrators alone see it',
  paid_service: 'its user and administrators alone see it',
  topping: 'its owner and administrators alone see it; the advert tells that it is topped',
  order_event: 'the buyer and administrators alone see it',
  order_line: 'the buyer and administrators alone see it',
  order_voucher: 'the buyer and administrators alone see it',
  payment: 'the buyer and administrators alone see it',
  payment_method: 'carts and orders, made for each, show it',
  payment_method_text: 'carts and orders, made for each, show it',
  payment_webhook: 'administrators alone see it',
  pickup_point: 'carts, made for each, show it',
  refund: 'the buyer and administrators alone see it',
  shop_order: 'the buyer and administrators alone see it',
  stock_reservation: 'administrators alone see it',
  unpaid_guest_pieces: 'nobody sees it',
  voucher: 'carts, made for each, show it',
  complaint: 'who complained and administrators alone see it',
  withdrawal: 'who withdrew and administrators alone see it',
  listing_event: 'nobody sees it',
  watchdog: 'its owner alone sees it',
  newsletter_copy: 'administrators alone see it',
  newsletter_issue: 'administrators alone see it',
  newsletter_issue_category: 'administrators alone see it',
  newsletter_issue_picture: 'administrators alone see it',
  newsletter_link: 'administrators alone see it',
  newsletter_link_day: 'administrators alone see it',
  subscriber: 'its owner and administrators alone see it',
  subscriber_category: 'its owner and administrators alone see it',
  watchdog_key: 'nobody sees it',
  watchdog_match: 'its owner alone sees it',
  withdrawal_line: 'who withdrew and administrators alone see it',
};

test('every table that pages show notifies of changes', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'
      and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname like 'notify\\_%\\_changed')
    order by 1`.execute(testing.context.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(notPublic).sort());
});

test('a category notifies of changes of each column except its counters', async () => {
  const { db } = testing.context;
  const { id } = await db.insertInto('category').values({ level: 1 }).returning('id').executeTakeFirstOrThrow();
  const heard: string[] = [];
  const feed = openChangeFeed(testing.context.pool.options.connectionString!, testing.context.log);
  feed.listen((tags) => heard.push(tags.join(' ')));
  await expect.poll(() => heard).toEqual(['all']);
  for (const change of [
    { listings: 7 },
    { unit_price_unit: 'litre' },
    { may_be_discounted: false },
    { delivery_countries: ['CZ'] },
  ])
    await db.updateTable('category').set(change).where('id', '=', id).execute();
  await expect.poll(() => heard.slice(1)).toEqual(['categories', 'categories', 'categories']);
  await feed.close();
});
