import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { AuditEntity } from '#shared/audit/audit.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath, type RouteId } from '#shared/i18n/paths.ts';
import { adminLists, adminListNames } from '#shared/admin-lists/lists.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { reasonScopes } from '#shared/reasons/kinds.ts';
import { listComplaintOrders, listWithdrawalOrders } from '#server/features/returns/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import type { AuditRow } from './audit.queries.ts';
import { findPointedNames, type PointedNames } from './pointed-names.ts';
import { findRemovedNames } from './removed-names.ts';
import {
  listAccountNames,
  listBannerNames,
  listBlogCategoryNames,
  listDocumentNames,
  listInfoPageNames,
  listIssueNames,
  listPostNames,
  listAdvertRows,
  listBrandNames,
  listCategoryNames,
  listBranchNames,
  listCarrierNames,
  listCaseNames,
  listCurrencyNames,
  listGroupNames,
  listMailSubjects,
  listOrderNumbers,
  listServiceNumbers,
  listPaymentSymbols,
  listPaymentMethodNames,
  listPickupPointNames,
  listProductNames,
  listReasonNames,
  listViewNames,
  listBankLineNames,
  listBankStatementNames,
  listProductImportNames,
  listRefundSymbols,
  listHeldTextNames,
  listReviewNames,
  listRevisionRows,
  listVoucherCodes,
  type AdvertRow,
  type NamedRow,
} from './thing.queries.ts';

type SettingsRoute = Extract<
  RouteId,
  | 'admin-delivery'
  | 'admin-pickup-points'
  | 'admin-payment-methods'
  | 'admin-branches'
  | 'admin-currencies'
  | 'admin-groups'
>;

interface Thing {
  readonly name: string;
  /**
   * The page of the thing and the scope that it requires. No `scope`: everybody may open it. Undefined: it has no
   * page.
   */
  readonly place?: { readonly path: string; readonly scope?: Scope } | undefined;
}

export interface Things {
  /** A deleted thing has its last recorded name and no page; undefined: no name was recorded. */
  readonly find: (entity: string, id: number | null) => Thing | undefined;
  readonly names: PointedNames;
}

/** The things of audit entries, with their current names. */
export async function findThings(db: Queryable, rows: readonly AuditRow[], lang: Locale): Promise<Things> {
  const idsOf = (entity: AuditEntity) => [
    ...new Set(rows.flatMap((row) => (row.entity === entity && row.entity_id !== null ? [row.entity_id] : []))),
  ];
  const [
    accounts,
    adverts,
    revisions,
    brands,
    categories,
    reasons,
    views,
    mails,
    payments,
    refunds,
    statements,
    productImports,
    bankLines,
    orders,
    vouchers,
    products,
    withdrawals,
    complaints,
    groups,
    carriers,
    methods,
    branches,
    points,
    currencies,
    reviews,
    heldTexts,
    verifications,
    cases,
    toppings,
    banners,
    infoPages,
    issues,
    posts,
    blogCategories,
    documents,
    names,
  ] = await Promise.all([
    listAccountNames(db, idsOf('account')),
    listAdvertRows(db, idsOf('advert'), lang),
    listRevisionRows(db, idsOf('advert_revision'), lang),
    listBrandNames(db, idsOf('brand')),
    listCategoryNames(db, idsOf('category'), lang),
    listReasonNames(db, idsOf('rejection_reason'), lang),
    listViewNames(db, idsOf('admin_list_view')),
    listMailSubjects(db, idsOf('mail')),
    listPaymentSymbols(db, idsOf('payment')),
    listRefundSymbols(db, idsOf('refund')),
    listBankStatementNames(db, idsOf('bank_statement')),
    listProductImportNames(db, idsOf('product_import')),
    listBankLineNames(db, idsOf('bank_line')),
    listOrderNumbers(db, idsOf('order')),
    listVoucherCodes(db, idsOf('voucher')),
    listProductNames(db, [...new Set([...idsOf('product'), ...idsOf('sale')])], lang),
    listWithdrawalOrders(db, idsOf('withdrawal')),
    listComplaintOrders(db, idsOf('complaint')),
    listGroupNames(db, idsOf('user_group')),
    listCarrierNames(db, idsOf('carrier'), lang),
    listPaymentMethodNames(db, idsOf('payment_method'), lang),
    listBranchNames(db, idsOf('branch')),
    listPickupPointNames(db, idsOf('pickup_point')),
    listCurrencyNames(db, idsOf('currency')),
    listReviewNames(db, idsOf('review')),
    listHeldTextNames(db, idsOf('held_text')),
    listServiceNumbers(db, idsOf('verification')),
    listCaseNames(db, idsOf('moderation_case')),
    listServiceNumbers(db, idsOf('topping')),
    listBannerNames(db, idsOf('banner'), lang),
    listInfoPageNames(db, idsOf('info_page'), lang),
    listIssueNames(db, idsOf('newsletter_issue'), lang),
    listPostNames(db, idsOf('blog_post'), lang),
    listBlogCategoryNames(db, idsOf('blog_category'), lang),
    listDocumentNames(db, idsOf('document'), lang),
    findPointedNames(db, rows, lang),
  ]);
  const settingsPlace = (route: SettingsRoute) => () => ({ path: routePath(route, lang), scope: 'settings' as const });
  const productPlace = ({ id }: NamedRow): Thing['place'] => ({
    path: routePath('admin-product', lang, { id }),
    scope: 'content',
  });
  const mailPath = (id: number) => `${routePath('admin-mail', lang)}?mail=${id}`;
  const things: Record<AuditEntity, Map<number, Thing>> = {
    account: placed(accounts, ({ id }) => ({ path: routePath('admin-account', lang, { id }), scope: 'users' })),
    advert: placed(adverts, (advert) => advertPlace(advert, lang)),
    advert_revision: placed(revisions, (advert) => advertPlace(advert, lang)),
    brand: placed(brands, ({ name }) => ({
      path: `${routePath('admin-all-brands', lang)}?q=${encodeURIComponent(name)}`,
      scope: 'content',
    })),
    category: placed(categories, ({ id }) => ({ path: routePath('admin-category', lang, { id }), scope: 'content' })),
    admin_list_view: placed(views, (view) => viewPlace(view, lang)),
    rejection_reason: placed(reasons, ({ kind }) => ({
      path: routePath('admin-reasons', lang),
      scope: reasonScopes[kind][0]!,
    })),
    payment: placed(payments, ({ name }) => paymentPlace('overpayment', name, lang)),
    refund: placed(refunds, ({ name }) => paymentPlace('refunds', name, lang)),
    bank_statement: placed(statements, ({ id }) => ({
      path: routePath('admin-bank-statement', lang, { id }),
      scope: 'orders',
    })),
    payout_batch: placed(
      idsOf('payout_batch').map((id) => ({ id, name: String(id) })),
      ({ id }) => ({ path: routePath('admin-payout', lang, { id }), scope: 'orders' }),
    ),
    bank_line: placed(bankLines, ({ name }) => ({
      path: `${routePath('admin-bank-lines', lang)}?state=all&q=${encodeURIComponent(name)}`,
      scope: 'orders',
    })),
    withdrawal: placed(withdrawals, ({ name }) => returnPlace('withdrawal', name, lang)),
    complaint: placed(complaints, ({ name }) => returnPlace('complaint', name, lang)),
    carrier: placed(carriers, settingsPlace('admin-delivery')),
    payment_method: placed(methods, settingsPlace('admin-payment-methods')),
    branch: placed(branches, settingsPlace('admin-branches')),
    branch_closure: placed(closuresIn(rows, names, lang), settingsPlace('admin-branches')),
    pickup_point: placed(points, settingsPlace('admin-pickup-points')),
    currency: placed(currencies, settingsPlace('admin-currencies')),
    user_group: placed(groups, settingsPlace('admin-groups')),
    mail: placed(mails, ({ id }) => ({ path: mailPath(id), scope: 'settings' })),
    order: placed(orders, ({ id }) => ({ path: routePath('admin-order', lang, { id }), scope: 'orders' })),
    product: placed(products, productPlace),
    product_import: placed(productImports, ({ id }) => ({
      path: routePath('admin-product-import', lang, { id }),
      scope: 'content',
    })),
    sale: placed(products, productPlace),
    banner: placed(banners, ({ id }) => ({ path: routePath('admin-banner', lang, { id }), scope: 'content' })),
    info_page: placed(infoPages, ({ id }) => ({ path: routePath('admin-info-page', lang, { id }), scope: 'content' })),
    newsletter_issue: placed(issues, ({ id }) => ({
      path: routePath('admin-newsletter', lang, { id }),
      scope: 'content',
    })),
    blog_post: placed(posts, ({ id }) => ({ path: routePath('admin-blog-post', lang, { id }), scope: 'content' })),
    blog_category: placed(blogCategories, () => ({
      path: routePath('admin-blog-categories', lang),
      scope: 'content',
    })),
    document: placed(documents, ({ id }) => ({ path: routePath('admin-document', lang, { id }), scope: 'content' })),
    // There is only one of each, so they need no name.
    contacts: new Map(),
    exchange_rates: new Map(),
    maintenance: new Map(),
    // Its kind is in the entry.
    mail_text: new Map(),
    menus: new Map(),
    // Its words or its amount are in the entry.
    package: new Map(),
    search_synonym: new Map(),
    featured_categories: new Map(),
    intro_popup: new Map(),
    review: placed(reviews, ({ account_id: id }) => ({
      path: routePath('admin-account', lang, { id }),
      scope: 'users',
    })),
    held_text: placed(heldTexts, () => ({ path: routePath('admin-held-messages', lang), scope: 'users' })),
    // The invited address is recorded as its name.
    administrator_invitation: new Map(),
    // Erased: the address was to be forgotten.
    subscriber: new Map(),
    // A message has no page in the administration, and the numbers of fraudsters are in the entry itself.
    message: new Map(),
    fraud_identifier: new Map(),
    moderation_case: placed(cases, ({ id, scope }) => ({ path: routePath('admin-report', lang, { id }), scope })),
    verification_fee: new Map(),
    verification: placed(verifications, ({ name }) => ({
      path: `${routePath('admin-verifications', lang)}?q=${encodeURIComponent(name)}`,
      scope: 'orders' as const,
    })),
    topping_prices: new Map(),
    refund_approval: new Map(),
    retention_job: new Map(),
    feed: new Map(),
    topping: placed(toppings, ({ name }) => ({
      path: `${routePath('admin-toppings', lang)}?state=all&q=${encodeURIComponent(name)}`,
      scope: 'adverts' as const,
    })),
    voucher: placed(vouchers, ({ id }) => ({ path: routePath('admin-voucher', lang, { id }), scope: 'settings' })),
  };
  const findCurrent = (entity: string, id: number) =>
    Object.hasOwn(things, entity) ? things[entity as AuditEntity].get(id) : undefined;
  const missing = rows.filter(({ entity, entity_id: id }) => id !== null && !findCurrent(entity, id));
  const findRemovedName = await findRemovedNames(db, missing, lang);
  return {
    find: (entity, id) => {
      if (id === null) return undefined;
      const name = findRemovedName(entity, id);
      return findCurrent(entity, id) ?? (name === undefined ? undefined : { name });
    },
    names,
  };
}

function placed<Row extends NamedRow>(rows: readonly Row[], placeOf: (row: Row) => Thing['place']) {
  return new Map(rows.map((row): [number, Thing] => [row.id, { name: row.name, place: placeOf(row) }]));
}

const closure = z.object({ day: z.iso.date(), branch_id: z.int().nullable() });

/** Identified by the recorded day and branch, because reopening deletes closures. */
function closuresIn(rows: readonly AuditRow[], names: PointedNames, lang: Locale): NamedRow[] {
  const everywhere = serverI18n(lang)._(msg`všechny prodejny`);
  return rows.flatMap(({ entity, entity_id: id, before, after }) => {
    const { data } = closure.safeParse(before ?? after);
    if (entity !== 'branch_closure' || id === null || !data) return [];
    const place = data.branch_id === null ? everywhere : (names.find('branch_id', data.branch_id) ?? '');
    return [{ id, name: `${formatDate(data.day, lang)} ${place}`.trim() }];
  });
}

/** The public page, the author's adverts in the queue, or the advert in the administration. */
function advertPlace(advert: AdvertRow, lang: Locale): Thing['place'] {
  const { listing_id: id, category_slug: category, slug: listing } = advert;
  if (advert.visibility !== 'hidden') return { path: routePath('listing', lang, { id, category, listing }) };
  if (advert.state !== 'waiting') return { path: routePath('admin-advert', lang, { id }), scope: 'adverts' };
  return { path: `${routePath('admin-adverts', lang)}?seller=${advert.seller_id}`, scope: 'adverts' };
}

function paymentPlace(view: 'overpayment' | 'refunds', symbol: string, lang: Locale): Thing['place'] {
  return { path: `${routePath('admin-payments', lang)}?view=${view}&q=${symbol}`, scope: 'orders' };
}

function returnPlace(kind: 'withdrawal' | 'complaint', orderNumber: string, lang: Locale): Thing['place'] {
  return { path: `${routePath('admin-returns', lang)}?kind=${kind}&q=${orderNumber}`, scope: 'orders' };
}

/** A view is its list with a query. */
function viewPlace({ list, query }: { readonly list: string; readonly query: string }, lang: Locale): Thing['place'] {
  const known = adminListNames.find((name) => name === list);
  if (!known) return undefined;
  const { route, scope } = adminLists[known];
  return { path: `${routePath(route, lang)}?${query}`, scope };
}
