import type { Context } from '#server/context.ts';
import type { KnownRow } from './requests.ts';
import type { KnownValues } from './valid-input.ts';

/**
 * Rows that paths name, by the beginning of the path; the first match counts. Columns are named as the parameters,
 * and as fields of the body that belong to the same row.
 */
const rowsOfPaths: readonly (readonly [beginning: string, query: string])[] = [
  [
    '/api/orders/{id}/{hash}/credit-note/',
    `select o.id, o.hash, i.number || '.pdf' as file from shop_order o left join invoice i on i.order_id = o.id`,
  ],
  [
    '/api/orders/{id}/{hash}',
    `select o.id, o.hash, o.email, l.id as order_line_id from shop_order o join order_line l on l.order_id = o.id`,
  ],
  [
    '/api/admin/services/{id}/documents/',
    `select s.id, i.number || '.pdf' as file from paid_service s join invoice i on i.service_id = s.id`,
  ],
  ['/api/admin/lists/', `select 'orders' as list, id, id as view_id from admin_list_view where list = 'orders'`],
  ['/api/admin/feeds', 'select code from feed'],
  ['/api/admin/retention', `select 'orders.forget' as task`],
  ['/api/closed-accounts', `select repeat('x', 43) as token`],
  ['/api/admin/services', 'select id from paid_service'],
  ['/api/admin/toppings', 'select service_id as ids from topping'],
  ['/api/admin/bank-lines', 'select id, id as ids, variable_symbol as symbol from bank_line'],
  ['/api/admin/bank-statements', 'select id from bank_statement'],
  ['/api/admin/payout-batches', 'select batch_id as id, id as payout_id from payout'],
  [
    '/api/admin/orders/{id}/lines',
    'select o.id, l.id as line_id, l.listing_id from shop_order o join order_line l on l.order_id = o.id',
  ],
  ['/api/admin/order-buyers', `select id from account where state = 'approved'`],
  ['/api/admin/orders', 'select id, id as ids from shop_order'],
  ['/api/admin/blog-categories', 'select id, id as ids from blog_category'],
  ['/api/admin/categories', 'select id from category'],
  ['/api/admin/synonyms', 'select group_id as id from search_synonym'],
  ['/api/admin/brands', 'select id, id as ids from brand'],
  ['/api/admin/product-imports', 'select id from product_import'],
  ['/api/admin/products/bulk/{id}', 'select id from product_change_set'],
  ['/api/admin/products/{id}/sales', 'select listing_id as id, id as sale from sale'],
  ['/api/admin/products', `select id from listing where kind = 'product'`],
  ['/api/admin/blog/{id}/revisions/', 'select blog_post_id as id, id as revision from blog_post_revision order by id'],
  ['/api/admin/blog/{id}', 'select id from blog_post order by id'],
  ['/api/admin/documents/files/', `select id || '.pdf' as file from document_file`],
  ['/api/admin/documents', 'select id, id as ids from document'],
  [
    '/api/admin/mail-texts/{kind}',
    `select t.kind, r.id as revision from mail_text t join mail_text_revision r on r.mail_text_id = t.id`,
  ],
  ['/api/admin/info-pages/{id}', 'select info_page_id as id, id as revision from info_page_revision order by id'],
  ['/api/admin/banners', 'select id, id as ids, group_name as group from banner'],
  ['/api/banners', 'select id from banner'],
  ['/api/admin/reviews', 'select id from review'],
  [
    '/api/me/push-browsers',
    'select s.id from push_subscription s join login_token t on t.id = s.login_id where t.account_id = {user}',
  ],
  ['/api/me/deals', 'select id from deal where {user} in (seller_id, buyer_id)'],
  ['/api/me/conversations', 'select id from conversation where {user} in (opener_id, partner_id)'],
  ['/api/me/waiting', 'select listing_id as id from advert where is_reserved'],
  ['/api/admin/moderation', 'select id from moderation_case'],
  ['/api/moderation', 'select id, hash from moderation_case'],
  ['/api/reports/{number}', 'select number, hash from report'],
  ['/api/me/reviews', `select id from account where state = 'approved' and id <> {user}`],
  ['/api/me/received-reviews', 'select id from review where account_id = {user}'],
  ['/api/me/watchdogs', 'select id from watchdog where account_id = {user} and deleted_at is null'],
  ['/api/me/watched-products', `select id from listing where kind = 'product' and not is_in_stock`],
  ['/api/watched-products', `select id from listing where kind = 'product' and not is_in_stock`],
  ['/api/watchdogs', 'select token from watchdog'],
  ['/api/subscriber/links', 'select token from subscriber'],
  ['/api/admin/subscribers', 'select id as ids from subscriber'],
  ['/api/admin/newsletters', 'select id, id as ids from newsletter_issue'],
  ['/api/admin/accounts', 'select id, id as ids from account'],
  ['/api/admin/advertisements', 'select listing_id as id, listing_id as ids from advert'],
  ['/api/admin/pickup-points', 'select id as ids, carrier_id, code from pickup_point'],
  ['/api/me/advertisements', `select listing_id as id from advert where account_id = {user}`],
  ['/api/me/orders', 'select id from shop_order where account_id = {user}'],
  ['/api/advertisements', 'select listing_id as id from advert'],
  ['/api/catalog/categories', 'select id from category'],
  ['/api/catalog', 'select id from listing'],
  ['/api/cart/lines', `select id, id as listing_id from listing where kind = 'product' and is_in_stock`],
  ['/api/cart/vouchers', 'select code from voucher'],
  ['/api/payments/test', 'select key from payment'],
  ['/api/pictures', 'select key from picture'],
  ['/api/companies', `select 'CZ' as country, '27082440' as company_id`],
];
const mostRows = 40;

/** Stands for the version that the record has when the call is made. */
export const currentVersion = '{current version}';

export async function findRows({ pool }: Context, path: string, user: number): Promise<KnownRow[]> {
  const found = rowsOfPaths.find(([beginning]) => path.startsWith(beginning));
  if (!found) return [];
  const query = found[1].replace('{user}', String(user));
  // The same ones in every run, of the whole table.
  const { rows } = await pool.query<KnownRow>(
    `select * from (${query}) rows order by md5(rows::text) limit ${mostRows}`,
  );
  return rows;
}

/** Values of fields by their names, for what no schema can say. */
export async function findKnownValues({ pool }: Context): Promise<KnownValues> {
  const column = async (query: string): Promise<unknown[]> =>
    (await pool.query<{ value: unknown }>(`${query} order by 1 limit ${mostRows}`)).rows.map(({ value }) => value);
  return {
    ...plainValues,
    listing_id: await column(`select id as value from listing where kind = 'product' and is_in_stock`),
    category_id: await column('select id as value from category where level > 1'),
    category: await column('select id as value from category'),
    carrier_id: await column('select id as value from carrier'),
    carrier: await column('select id as value from carrier'),
    payment_method_id: await column('select id as value from payment_method'),
    pickup_point_id: await column('select id as value from pickup_point'),
    pictures: await column('select key as value from picture'),
    order_number: await column('select number as value from shop_order'),
    brands: ['1', '1,2,3'],
  };
}

const firstIds = Array.from({ length: 12 }, (_none, index) => index + 1);
const emails = ['overeny@karafa.example', 'nikdo@karafa.example'];

const plainValues: KnownValues = {
  id: firstIds,
  ids: [...firstIds, '1', '1,2,3'],
  branch: [1, 2],
  branch_id: [1, 2],
  brand: [1, 2],
  brand_id: [1, 2],
  package_id: [1, 2],
  user_group_id: [1, 2],
  email: emails,
  for_email: emails,
  username: ['nekdo.novy'],
  version: [currentVersion, 1, 2],
  influencer: ['influencer@karafa.example', ''],
  client_key: ['0b5a1c52-6d2b-4c7e-9a35-1f0f9b1f6a10', '1c6b2d63-7e3c-4d8f-8b46-2a1a0c2a7b21'],
  password: ['heslo do sklepa', 'Karafa-demo-18'],
  password_confirmation: ['heslo do sklepa'],
  current_password: ['Karafa-demo-18'],
  phone_prefix: ['+420'],
  phone: ['601 234 567'],
  postcode: ['602 00'],
  delivery_postcode: ['602 00'],
  invoice_postcode: ['602 00'],
  street: ['Žižkova 5'],
  delivery_street: ['Žižkova 5'],
  invoice_street: ['Žižkova 5'],
  country: ['CZ'],
  country_code: ['CZ'],
  delivery_country: ['CZ'],
  invoice_country: ['CZ'],
  origin: ['CZ'],
  company_id: ['27082440'],
  tax_id: ['CZ27082440'],
  bank_account: ['19-2000145399/0800', ''],
  currency: ['CZK', 'EUR'],
  terms: [true],
  age: [true],
  confirms_goods: [true],
  tax_rate: [21, 12],
  percent: [10, 5.5],
  margin_percent: [5],
  discount_percent: [5],
  abv: [40, 12.5],
  vintage: [2019],
  rate: [1, 25.5],
  ean: ['4006381333931'],
  q: ['rum', 'whisky 0,7', 'a', '%', '"'],
  needs_age_check: ['true'],
};
