import { sql } from 'kysely';
import type { AdvertState, AdvertVisibility } from '#shared/adverts/lifecycle.ts';
import type { Package } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** Things of audit entries by id, as far as they still exist. */
type Ids = readonly number[];

export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

export interface AdvertRow extends NamedRow {
  readonly listing_id: number;
  readonly slug: string;
  readonly category_slug: string;
  readonly visibility: AdvertVisibility;
  readonly state: AdvertState;
  readonly seller_id: number;
}

export function listAccountNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('account').where('id', 'in', ids).select(['id', 'username as name']).execute();
}

export function listReviewNames(db: Queryable, ids: Ids): Promise<(NamedRow & { account_id: number })[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('review')
    .innerJoin('account as reviewer', 'reviewer.id', 'review.reviewer_id')
    .innerJoin('account as reviewed', 'reviewed.id', 'review.account_id')
    .where('review.id', 'in', ids)
    .select(['review.id', 'review.account_id'])
    .select(sql<string>`reviewer.username || ' → ' || reviewed.username`.as('name'))
    .execute();
}

/** Held texts by their authors. */
export function listHeldTextNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('held_text')
    .innerJoin('account', 'account.id', 'held_text.author_id')
    .where('held_text.id', 'in', ids)
    .select(['held_text.id', 'username as name'])
    .execute();
}

/** Reported cases by the accounts whose things they are about, with the scope that they need. */
export function listCaseNames(db: Queryable, ids: Ids): Promise<(NamedRow & { scope: Scope })[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('moderation_case')
    .leftJoin('account', 'account.id', 'moderation_case.account_id')
    .where('moderation_case.id', 'in', ids)
    .select((of) => [
      'moderation_case.id',
      of.fn.coalesce('username', sql<string>`'Karafa'`).as('name'),
      sql<Scope>`case when subject_kind = 'listing' then 'adverts' else 'users' end`.as('scope'),
    ])
    .execute();
}

export function listBrandNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('brand').where('id', 'in', ids).select(['id', 'name']).execute();
}

export function listMailSubjects(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('mail').where('id', 'in', ids).select(['id', 'subject as name']).execute();
}

export function listPaymentSymbols(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('payment').where('id', 'in', ids).select(['id', symbolOrKey]).execute();
}

export function listRefundSymbols(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', 'in', ids)
    .select(['refund.id', symbolOrKey])
    .execute();
}

const symbolOrKey = sql<string>`coalesce(payment.variable_symbol, payment.key)`.as('name');

export function listOrderNumbers(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('shop_order').where('id', 'in', ids).select(['id', 'number as name']).execute();
}

export function listServiceNumbers(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('paid_service').where('id', 'in', ids).select(['id', 'number as name']).execute();
}

export function listVoucherCodes(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('voucher').where('id', 'in', ids).select(['id', 'code as name']).execute();
}

export function listProductNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product')
    .innerJoin('listing_text as t', 't.listing_id', 'product.listing_id')
    .where('product.listing_id', 'in', ids)
    .where('t.locale', '=', lang)
    .select(['product.listing_id as id', 't.name'])
    .execute();
}

export function listViewNames(
  db: Queryable,
  ids: Ids,
): Promise<(NamedRow & { readonly list: string; readonly query: string })[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('admin_list_view').where('id', 'in', ids).select(['id', 'name', 'list', 'query']).execute();
}

export async function listReasonNames(
  db: Queryable,
  ids: Ids,
  lang: Locale,
): Promise<(NamedRow & { readonly kind: ReasonKind })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('rejection_reason')
    .innerJoin('rejection_reason_text as t', 't.rejection_reason_id', 'rejection_reason.id')
    .where('rejection_reason.id', 'in', ids)
    .where('t.locale', '=', lang)
    .select(['rejection_reason.id', 'kind', 't.name'])
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ReasonKind }));
}

export function listCarrierNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('carrier_text')
    .where('carrier_id', 'in', ids)
    .where('locale', '=', lang)
    .select(['carrier_id as id', 'name'])
    .execute();
}

export function listPaymentMethodNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payment_method_text')
    .where('payment_method_id', 'in', ids)
    .where('locale', '=', lang)
    .select(['payment_method_id as id', 'name'])
    .execute();
}

export function listBranchNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('branch').where('id', 'in', ids).select(['id', 'town as name']).execute();
}

export function listPickupPointNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('pickup_point').where('id', 'in', ids).select(['id', 'name']).execute();
}

export function listCurrencyNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('currency').where('id', 'in', ids).select(['id', 'code as name']).execute();
}

export function listGroupNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('user_group').where('id', 'in', ids).select(['id', 'name']).execute();
}

export function listCategoryNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('category_text')
    .where('category_id', 'in', ids)
    .where('locale', '=', lang)
    .select(['category_id as id', 'name'])
    .execute();
}

export async function listPackageRows(db: Queryable, ids: Ids): Promise<(Package & { readonly id: number })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Package & { readonly id: number }>`
    select id, unit, amount, count from package where id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

export function listAdvertRows(db: Queryable, ids: Ids, lang: Locale): Promise<AdvertRow[]> {
  return listAdvertsBy(db, sql`select id, id as listing_id from unnest(${[...ids]}::bigint[]) as id`, lang);
}

/** The changed adverts, by the id of the change. */
export function listRevisionRows(db: Queryable, ids: Ids, lang: Locale): Promise<AdvertRow[]> {
  const wanted = sql`select id, listing_id from advert_revision where id = any (${[...ids]}::bigint[])`;
  return listAdvertsBy(db, wanted, lang);
}

/** @param wanted selects `id` and `listing_id` */
async function listAdvertsBy(db: Queryable, wanted: ReturnType<typeof sql>, lang: Locale): Promise<AdvertRow[]> {
  const { rows } = await sql<AdvertRow>`
    select wanted.id, l.id as listing_id, t.name, t.slug, c.slug as category_slug, l.visibility, a.state,
      a.account_id as seller_id
    from (${wanted}) wanted
    join listing l on l.id = wanted.listing_id
    join advert a on a.listing_id = l.id
    join category_text c on c.category_id = l.category_id and c.locale = ${lang}
    cross join lateral (
      select name, slug from listing_text where listing_id = l.id
      order by (locale = ${lang}) desc, locale limit 1) t`.execute(db);
  return rows;
}

/** Titles of banners in a language. */
export function listBannerNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('banner_text')
    .where('banner_id', 'in', ids)
    .where('locale', '=', lang)
    .select(['banner_id as id', 'title as name'])
    .execute();
}

/** Titles of blog posts in a language, or in the first one that has a text. */
export async function listPostNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedRow>`
    select distinct on (blog_post_id) blog_post_id as id, title as name from blog_post_text
    where blog_post_id = any (${[...ids]}::integer[]) order by blog_post_id, (locale = ${lang}) desc, locale`.execute(
    db,
  );
  return rows;
}

export function listBlogCategoryNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('blog_category_text')
    .where('blog_category_id', 'in', ids)
    .where('locale', '=', lang)
    .select(['blog_category_id as id', 'name'])
    .execute();
}

/** Titles of documents in a language, or in the first one that they have. */
export async function listDocumentNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedRow>`
    select distinct on (document_id) document_id as id, title as name from document_text
    where document_id = any (${[...ids]}::integer[]) order by document_id, (locale = ${lang}) desc, locale`.execute(db);
  return rows;
}

/** Titles of info pages in a language. */
export function listInfoPageNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('info_page_text')
    .where('info_page_id', 'in', ids)
    .where('locale', '=', lang)
    .select(['info_page_id as id', 'title as name'])
    .execute();
}

/** Subjects of issues in a language, or else in another. */
export async function listIssueNames(db: Queryable, ids: Ids, lang: Locale): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedRow>`
    select i.id, subject.value as name from newsletter_issue i
    join lateral (
      select value from json_each_text(i.content -> 'subjects') where value <> '' order by (key = ${lang}) desc limit 1)
      subject on true
    where i.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** Bank statements by their file, or by the time when they were fetched. */
export function listBankStatementNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('bank_statement')
    .where('id', 'in', ids)
    .select(['id', sql<string>`coalesce(nullif(file_name, ''), ends_on::text, number)`.as('name')])
    .execute();
}

export function listProductImportNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('product_import').where('id', 'in', ids).select(['id', 'file_name as name']).execute();
}

/** Bank transactions by what they are found by: the symbol, else the other side. */
export function listBankLineNames(db: Queryable, ids: Ids): Promise<NamedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const name = sql<string>`coalesce(nullif(variable_symbol, ''), nullif(counter_name, ''), nullif(counter_account, ''),
    (abs(amount_minor) / 100.0)::numeric(15, 2)::text)`;
  return db
    .selectFrom('bank_line')
    .where('id', 'in', ids)
    .select(['id', name.as('name')])
    .execute();
}
