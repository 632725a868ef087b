import '#shared/i18n/personal-paths.ts';
import type { Page } from 'playwright-core';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { invitationToken } from '#demo/build/invitations.ts';
import { secret } from '#demo/build/secret.ts';
import { hydrated, type useBrowser, type VisitorOptions } from './browser.ts';
import type { DemoPlaces } from './demo-places.ts';
import type { ShopPlaces } from './shop-places.ts';

/** Accounts of the demo data: an administrator with all scopes, a verified user, one who is not, an influencer. */
type DemoAccount = 'admin' | 'overeny' | 'novy' | 'influencer';

/** Guests: one whose cart is empty, one with goods in it. */
type Visitor = DemoAccount | 'guest' | 'shopper';

export type Places = DemoPlaces & ShopPlaces;

interface PersonalScreen {
  readonly account: Visitor;
  readonly path: (locale: Locale, at: Places) => string;
}

/** Every screen of the e-shop, the account and the administration, in each state that looks different. */
export const personalScreens: Record<string, PersonalScreen> = {
  cart: { account: 'shopper', path: (locale) => routePath('cart', locale) },
  'cart, empty': { account: 'guest', path: (locale) => routePath('cart', locale) },
  'favourites, none': { account: 'guest', path: (locale) => routePath('favourites', locale) },
  favourites: { account: 'overeny', path: (locale) => routePath('favourites', locale) },
  'order summary, to be paid': {
    account: 'guest',
    path: (locale, at) => routePath('order-summary', locale, at.transfer),
  },
  'order summary, delivered': {
    account: 'guest',
    path: (locale, at) => routePath('order-summary', locale, at.delivered),
  },
  withdrawal: { account: 'guest', path: (locale) => routePath('withdrawal', locale) },
  complaint: { account: 'guest', path: (locale) => routePath('complaint', locale) },
  'order withdrawal': { account: 'guest', path: (locale, at) => routePath('order-withdrawal', locale, at.returned) },
  'order withdrawal, too early': {
    account: 'guest',
    path: (locale, at) => routePath('order-withdrawal', locale, at.transfer),
  },
  'order complaint': { account: 'guest', path: (locale, at) => routePath('order-complaint', locale, at.returned) },
  'order complaint, too early': {
    account: 'guest',
    path: (locale, at) => routePath('order-complaint', locale, at.transfer),
  },
  'change password, by an old link': {
    account: 'guest',
    path: (locale) => routePath('change-password', locale, { hash: 'x'.repeat(43) }),
  },
  'confirm e-mail, by an old link': {
    account: 'guest',
    path: (locale) => routePath('confirm-email', locale, { hash: 'x'.repeat(43) }),
  },
  'mail preferences': {
    account: 'guest',
    path: (locale, at) => routePath('mail-preferences', locale, { token: at.mailToken }),
  },
  'invitation, by an old link': {
    account: 'guest',
    path: (locale) => routePath('invitation', locale, { token: 'x'.repeat(43) }),
  },
  invitation: {
    account: 'guest',
    path: (locale) => routePath('invitation', locale, { token: invitationToken(1) }),
  },
  'payment gateway': {
    account: 'guest',
    path: (locale, at) => routePath('payment-gateway', locale, { key: at.card.paymentKey }),
  },
  'account: verified account': {
    account: 'overeny',
    path: (locale) => routePath('account-verified-account', locale),
  },
  'account: a verified account to be paid': {
    account: 'novy',
    path: (locale) => routePath('account-verified-account', locale),
  },
  'account: orders': { account: 'novy', path: (locale) => routePath('account-orders', locale) },
  'account: no orders': { account: 'influencer', path: (locale) => routePath('account-orders', locale) },
  'account: payment': { account: 'novy', path: (locale, at) => routePath('account-payment', locale, at.card) },
  'account: order summary': {
    account: 'novy',
    path: (locale, at) => routePath('account-order-summary', locale, at.card),
  },
  'account: overview': { account: 'novy', path: (locale) => routePath('account', locale) },
  'account: invoice': { account: 'novy', path: (locale) => routePath('account-invoice', locale) },
  'account: adverts': { account: 'novy', path: (locale) => routePath('account-advertisements', locale) },
  'account: adverts of the verified': {
    account: 'overeny',
    path: (locale) => routePath('account-advertisements', locale),
  },
  'account: no adverts': {
    account: 'admin',
    path: (locale) => `${routePath('account-advertisements', locale)}?state=paused`,
  },
  'account: add an advert': { account: 'novy', path: (locale) => routePath('account-advertisements-add', locale) },
  'account: confirmation': {
    account: 'novy',
    path: (locale, at) => `${routePath('account-advertisements-confirmation', locale)}?id=${at.newcomersAdvert}`,
  },
  'account: edit an advert': {
    account: 'novy',
    path: (locale, at) => routePath('account-advertisements-edit', locale, { id: at.newcomersAdvert }),
  },
  'account: topping': {
    account: 'novy',
    path: (locale, at) => routePath('account-advertisements-top', locale, { id: at.newcomersAdvert }),
  },
  'account: a running topping': {
    account: 'overeny',
    path: (locale, at) => routePath('account-advertisements-top', locale, { id: at.toppedAdvert }),
  },
  'account: messages': { account: 'overeny', path: (locale) => routePath('account-messages', locale) },
  'account: a conversation': {
    account: 'novy',
    path: (locale) => routePath('account-conversation', locale, { id: 1 }),
  },
  'account: a conversation with an offer': {
    account: 'novy',
    path: (locale, at) => routePath('account-conversation', locale, { id: at.dealConversations.offered }),
  },
  'account: a conversation with an agreed handover': {
    account: 'overeny',
    path: (locale, at) => routePath('account-conversation', locale, { id: at.dealConversations.agreed }),
  },
  'account: a conversation with a closed deal': {
    account: 'overeny',
    path: (locale, at) => routePath('account-conversation', locale, { id: at.dealConversations.done }),
  },
  'account: deals': { account: 'novy', path: (locale) => routePath('account-deals', locale) },
  'account: ended deals': {
    account: 'overeny',
    path: (locale) => `${routePath('account-deals', locale)}?folder=ended`,
  },
  'account: no deals': { account: 'admin', path: (locale) => routePath('account-deals', locale) },
  'account: watchdogs': { account: 'overeny', path: (locale) => routePath('account-watchdogs', locale) },
  'account: watchdogs, none': { account: 'influencer', path: (locale) => routePath('account-watchdogs', locale) },
  'watchdog of a link': {
    account: 'guest',
    path: (locale) => routePath('watchdog', locale, { token: secret('watchdog 1') }),
  },
  'watchdog of a link, gone': {
    account: 'guest',
    path: (locale) => routePath('watchdog', locale, { token: 'a'.repeat(32) }),
  },
  'account: newsletters': { account: 'overeny', path: (locale) => routePath('account-newsletters', locale) },
  'account: newsletters, not subscribed': {
    account: 'novy',
    path: (locale) => routePath('account-newsletters', locale),
  },
  'newsletter, e-mail missing': { account: 'guest', path: (locale) => `${routePath('newsletter', locale)}?missing` },
  'newsletter, sent': { account: 'guest', path: (locale) => `${routePath('newsletter', locale)}?sent` },
  'newsletter of a link': {
    account: 'guest',
    path: (locale) => routePath('newsletter-link', locale, { token: secret('subscriber 2') }),
  },
  'newsletter of a link, unconfirmed': {
    account: 'guest',
    path: (locale) => routePath('newsletter-link', locale, { token: secret('subscriber 22') }),
  },
  'newsletter of a link, unsubscribed': {
    account: 'guest',
    path: (locale) => routePath('newsletter-link', locale, { token: secret('subscriber 26') }),
  },
  'newsletter of a link, suppressed': {
    account: 'guest',
    path: (locale) => routePath('newsletter-link', locale, { token: secret('subscriber 30') }),
  },
  'newsletter of a link, gone': {
    account: 'guest',
    path: (locale) => routePath('newsletter-link', locale, { token: 'a'.repeat(32) }),
  },
  'account: notices': { account: 'novy', path: (locale) => routePath('account-notices', locale) },
  'account: notifications': { account: 'novy', path: (locale) => routePath('account-notifications', locale) },
  'account: blocked users': {
    account: 'overeny',
    path: (locale) => routePath('account-blocked-users', locale),
  },
  'report an advert': {
    account: 'guest',
    path: (locale, at) => routePath('report', locale, { kind: 'listing', id: at.newcomersAdvert }),
  },
  'report a user': {
    account: 'overeny',
    path: (locale, at) => routePath('report', locale, { kind: 'user', id: at.newcomer }),
  },
  'a decided report': { account: 'guest', path: (locale, at) => routePath('report-state', locale, at.decidedReport) },
  'a decision with a measure': {
    account: 'guest',
    path: (locale, at) => routePath('moderation-decision', locale, at.affectedCase),
  },
  'account: reports': { account: 'overeny', path: (locale) => routePath('account-reports', locale) },
  'account: no reports': { account: 'influencer', path: (locale) => routePath('account-reports', locale) },
  'administration: reports': { account: 'admin', path: (locale) => routePath('admin-reports', locale) },
  'administration: appeals': {
    account: 'admin',
    path: (locale) => `${routePath('admin-reports', locale)}?state=appealed`,
  },
  'administration: a reported message': {
    account: 'admin',
    path: (locale, at) => routePath('admin-report', locale, { id: at.messageCase }),
  },
  'administration: a decision appealed against': {
    account: 'admin',
    path: (locale, at) => routePath('admin-report', locale, at.affectedCase),
  },
  'account: first message': {
    account: 'overeny',
    path: (locale, at) => `${routePath('account-messages-add', locale)}?user=${at.newcomer}`,
  },
  'administration: a conversation': {
    account: 'admin',
    path: (locale, at) => routePath('admin-conversation', locale, { id: at.shopConversation }),
  },
  'administration: held messages': {
    account: 'admin',
    path: (locale) => routePath('admin-held-messages', locale),
  },
  'administration: messages': { account: 'admin', path: (locale) => routePath('admin-messages', locale) },
  'account: influencer': { account: 'influencer', path: (locale) => routePath('account-influencer', locale) },
  'administration: what waits': { account: 'admin', path: (locale) => routePath('admin', locale) },
  'administration: users': { account: 'admin', path: (locale) => routePath('admin-accounts', locale) },
  'administration: a user': {
    account: 'admin',
    path: (locale, at) => routePath('admin-account', locale, { id: at.newcomer }),
  },
  'administration: adverts': { account: 'admin', path: (locale) => routePath('admin-adverts', locale) },
  'administration: changes': {
    account: 'admin',
    path: (locale) => `${routePath('admin-adverts', locale)}?kind=change`,
  },
  'administration: all adverts': { account: 'admin', path: (locale) => routePath('admin-all-adverts', locale) },
  'administration: adverts to review': {
    account: 'admin',
    path: (locale) => `${routePath('admin-all-adverts', locale)}?review=yes`,
  },
  'administration: an advert beside the list': {
    account: 'admin',
    path: (locale, at) => `${routePath('admin-all-adverts', locale)}?detail=${at.newcomersAdvert}`,
  },
  'administration: an advert': {
    account: 'admin',
    path: (locale, at) => routePath('admin-advert', locale, { id: at.newcomersAdvert }),
  },
  'administration: edit an advert': {
    account: 'admin',
    path: (locale, at) => routePath('admin-advert-edit', locale, { id: at.newcomersAdvert }),
  },
  'administration: brands': { account: 'admin', path: (locale) => routePath('admin-brands', locale) },
  'account: privacy, with a former archive': {
    account: 'overeny',
    path: (locale) => routePath('account-privacy', locale),
  },
  'account: privacy, something is open': { account: 'novy', path: (locale) => routePath('account-privacy', locale) },
  'account: privacy of an administrator': { account: 'admin', path: (locale) => routePath('account-privacy', locale) },
  'closed account, by an old link': {
    account: 'guest',
    path: (locale) => routePath('keep-account', locale, { token: 'x'.repeat(43) }),
  },
  'administration: account closures': { account: 'admin', path: (locale) => routePath('admin-erasures', locale) },
  'administration: ended account closures': {
    account: 'admin',
    path: (locale) => `${routePath('admin-erasures', locale)}?show=ended`,
  },
  'administration: data retention': { account: 'admin', path: (locale) => routePath('admin-retention', locale) },
  'administration: all brands': { account: 'admin', path: (locale) => routePath('admin-all-brands', locale) },
  'administration: packages': { account: 'admin', path: (locale) => routePath('admin-packages', locale) },
  'administration: synonyms': { account: 'admin', path: (locale) => routePath('admin-synonyms', locale) },
  'administration: reasons': { account: 'admin', path: (locale) => routePath('admin-reasons', locale) },
  'administration: orders': { account: 'admin', path: (locale) => routePath('admin-orders', locale) },
  'administration: an order beside the list': {
    account: 'admin',
    path: (locale, at) => `${routePath('admin-orders', locale)}?hide=payment.pieces&detail=${at.transfer.id}`,
  },
  'administration: no such orders': {
    account: 'admin',
    path: (locale) => `${routePath('admin-orders', locale)}?q=qqqxyzzy`,
  },
  'administration: a new order': { account: 'admin', path: (locale) => routePath('admin-order-add', locale) },
  'administration: an order to be paid': {
    account: 'admin',
    path: (locale, at) => routePath('admin-order', locale, at.transfer),
  },
  'administration: an order of which goods came back': {
    account: 'admin',
    path: (locale, at) => routePath('admin-order', locale, at.returned),
  },
  'administration: overpayments': { account: 'admin', path: (locale) => routePath('admin-payments', locale) },
  'administration: refunds': {
    account: 'admin',
    path: (locale) => `${routePath('admin-payments', locale)}?view=refunds`,
  },
  'administration: refunds to approve': {
    account: 'admin',
    path: (locale) => `${routePath('admin-payments', locale)}?view=refunds&state=unapproved`,
  },
  'administration: webhooks of gateways': {
    account: 'admin',
    path: (locale) => `${routePath('admin-payments', locale)}?view=webhooks`,
  },
  'administration: withdrawals': { account: 'admin', path: (locale) => routePath('admin-returns', locale) },
  'administration: complaints': {
    account: 'admin',
    path: (locale) => `${routePath('admin-returns', locale)}?kind=complaint`,
  },
  'administration: feeds': { account: 'admin', path: (locale) => routePath('admin-feeds', locale) },
  'administration: delivery': { account: 'admin', path: (locale) => routePath('admin-delivery', locale) },
  'administration: pickup points': { account: 'admin', path: (locale) => routePath('admin-pickup-points', locale) },
  'administration: payment methods': {
    account: 'admin',
    path: (locale) => routePath('admin-payment-methods', locale),
  },
  'administration: branches': { account: 'admin', path: (locale) => routePath('admin-branches', locale) },
  'administration: currencies': { account: 'admin', path: (locale) => routePath('admin-currencies', locale) },
  'administration: verified accounts': {
    account: 'admin',
    path: (locale) => routePath('admin-verifications', locale),
  },
  'administration: toppings': { account: 'admin', path: (locale) => routePath('admin-toppings', locale) },
  'administration: all toppings': {
    account: 'admin',
    path: (locale) => `${routePath('admin-toppings', locale)}?state=all`,
  },
  'administration: banners': { account: 'admin', path: (locale) => routePath('admin-banners', locale) },
  'administration: a banner': { account: 'admin', path: (locale) => routePath('admin-banner', locale, { id: 1 }) },
  'administration: a new banner': { account: 'admin', path: (locale) => routePath('admin-banner-add', locale) },
  'administration: intro popup': { account: 'admin', path: (locale) => routePath('admin-intro', locale) },
  'administration: blog': { account: 'admin', path: (locale) => routePath('admin-blog', locale) },
  'administration: blog without a match': {
    account: 'admin',
    path: (locale) => `${routePath('admin-blog', locale)}?q=zzzz`,
  },
  'administration: a blog post': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-post', locale, { id: 14 }),
  },
  'administration: a scheduled blog post': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-post', locale, { id: 15 }),
  },
  'administration: a draft of a blog post': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-post', locale, { id: 16 }),
  },
  'administration: a new blog post': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-post-add', locale),
  },
  'administration: history of a blog post': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-post-history', locale, { id: 15 }),
  },
  'administration: preview of a blog post': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-post-preview', locale, { id: 15 }),
  },
  'administration: documents': { account: 'admin', path: (locale) => routePath('admin-documents', locale) },
  'administration: a document': {
    account: 'admin',
    path: (locale) => routePath('admin-document', locale, { id: 1 }),
  },
  'administration: a new document': {
    account: 'admin',
    path: (locale) => routePath('admin-document-add', locale),
  },
  'administration: settings': { account: 'admin', path: (locale) => routePath('admin-settings', locale) },
  'administration: mail texts': { account: 'admin', path: (locale) => routePath('admin-mail-texts', locale) },
  'administration: a mail text': {
    account: 'admin',
    path: (locale) => routePath('admin-mail-text', locale, { kind: 'topping.ended' }),
  },
  'administration: history of a mail text': {
    account: 'admin',
    path: (locale) => routePath('admin-mail-text-history', locale, { kind: 'topping.ended' }),
  },
  'administration: info pages': { account: 'admin', path: (locale) => routePath('admin-info-pages', locale) },
  'administration: an info page': {
    account: 'admin',
    path: (locale) => routePath('admin-info-page', locale, { id: 4 }),
  },
  'administration: history of an info page': {
    account: 'admin',
    path: (locale) => routePath('admin-info-page-history', locale, { id: 4 }),
  },
  'administration: a new info page': { account: 'admin', path: (locale) => routePath('admin-info-page-add', locale) },
  'administration: menus': { account: 'admin', path: (locale) => routePath('admin-menus', locale) },
  'administration: maintenance': { account: 'admin', path: (locale) => routePath('admin-maintenance', locale) },
  'administration: contacts': { account: 'admin', path: (locale) => routePath('admin-contacts', locale) },
  'administration: administrators': {
    account: 'admin',
    path: (locale) => routePath('admin-administrators', locale),
  },
  'administration: groups': { account: 'admin', path: (locale) => routePath('admin-groups', locale) },
  'administration: categories': { account: 'admin', path: (locale) => routePath('admin-categories', locale) },
  'administration: a category': {
    account: 'admin',
    path: (locale) => routePath('admin-category', locale, { id: 3 }),
  },
  'administration: add a category': {
    account: 'admin',
    path: (locale) => routePath('admin-category-add', locale),
  },
  'administration: products': { account: 'admin', path: (locale) => routePath('admin-products', locale) },
  'administration: a product': {
    account: 'admin',
    path: (locale, at) => routePath('admin-product', locale, { id: at.productOnSale }),
  },
  'administration: a new product': { account: 'admin', path: (locale) => routePath('admin-product-add', locale) },
  'administration: imports of products': {
    account: 'admin',
    path: (locale) => routePath('admin-product-imports', locale),
  },
  'administration: an import of products': {
    account: 'admin',
    path: (locale) => routePath('admin-product-import', locale, { id: 1 }),
  },
  'administration: what an import of products has changed': {
    account: 'admin',
    path: (locale) => `${routePath('admin-product-import', locale, { id: 1 })}?state=applied`,
  },
  'administration: newsletters': { account: 'admin', path: (locale) => routePath('admin-newsletters', locale) },
  'administration: a newsletter that was sent': {
    account: 'admin',
    path: (locale) => routePath('admin-newsletter', locale, { id: 1 }),
  },
  'administration: a planned newsletter': {
    account: 'admin',
    path: (locale) => routePath('admin-newsletter', locale, { id: 2 }),
  },
  'administration: a newsletter being written': {
    account: 'admin',
    path: (locale) => routePath('admin-newsletter', locale, { id: 3 }),
  },
  'administration: payments to assign': { account: 'admin', path: (locale) => routePath('admin-bank-lines', locale) },
  'administration: all bank transactions': {
    account: 'admin',
    path: (locale) => `${routePath('admin-bank-lines', locale)}?state=all`,
  },
  'administration: bank statements': { account: 'admin', path: (locale) => routePath('admin-bank-statements', locale) },
  'administration: a bank statement': {
    account: 'admin',
    path: (locale) => routePath('admin-bank-statement', locale, { id: 1 }),
  },
  'administration: margins to pay': { account: 'admin', path: (locale) => routePath('admin-payouts', locale) },
  'administration: refunds to pay': {
    account: 'admin',
    path: (locale) => `${routePath('admin-payouts', locale)}?kind=refunds`,
  },
  'administration: payout batches': {
    account: 'admin',
    path: (locale) => `${routePath('admin-payouts', locale)}?view=batches`,
  },
  'administration: a payout batch': {
    account: 'admin',
    path: (locale) => routePath('admin-payout', locale, { id: 1 }),
  },
  'administration: figures': { account: 'admin', path: (locale) => routePath('admin-figures', locale) },
  'administration: figures of orders': {
    account: 'admin',
    path: (locale) => `${routePath('admin-figures', locale)}?section=orders&period=12m&compare=year`,
  },
  'administration: figures of goods': {
    account: 'admin',
    path: (locale) => `${routePath('admin-figures', locale)}?section=goods`,
  },
  'administration: figures of adverts and people': {
    account: 'admin',
    path: (locale) => `${routePath('admin-figures', locale)}?section=portal&period=90`,
  },
  'administration: figures of searches': {
    account: 'admin',
    path: (locale) => `${routePath('admin-figures', locale)}?section=searches`,
  },
  'administration: figures, path to an order': {
    account: 'admin',
    path: (locale) => `${routePath('admin-figures', locale)}?section=funnel`,
  },
  'administration: figures, nothing sold': {
    account: 'admin',
    path: (locale) => `${routePath('admin-figures', locale)}?section=orders&period=own&from=2001-01-01&to=2001-01-07`,
  },
  'administration: subscribers': { account: 'admin', path: (locale) => routePath('admin-subscribers', locale) },
  'administration: vouchers': { account: 'admin', path: (locale) => routePath('admin-vouchers', locale) },
  'administration: a voucher': {
    account: 'admin',
    path: (locale, at) => routePath('admin-voucher', locale, { id: at.earningVoucher }),
  },
  'administration: a new voucher': { account: 'admin', path: (locale) => routePath('admin-voucher-add', locale) },
  'administration: influencers': { account: 'admin', path: (locale) => routePath('admin-influencers', locale) },
  'administration: mails': { account: 'admin', path: (locale) => routePath('admin-mail', locale) },
  'administration: changes made': { account: 'admin', path: (locale) => routePath('admin-audit', locale) },
};

/** The visitor's cookies. */
export async function visitorCookies(
  origin: string,
  visitor: Visitor,
  at: Places,
): Promise<Readonly<Record<string, string>>> {
  if (visitor === 'guest') return {};
  return visitor === 'shopper' ? at.cart : loginCookies(origin, visitor);
}

/** A hydrated page of a new logged-in visitor. */
export async function openAs(
  browser: ReturnType<typeof useBrowser>,
  account: DemoAccount,
  path: string,
  options: Omit<VisitorOptions, 'cookies'> = {},
): Promise<Page> {
  const page = await browser.visit(path, { ...options, cookies: await loginCookies(browser.origin, account) });
  await hydrated(page);
  return page;
}

const logins = new Map<DemoAccount, Promise<Record<string, string>>>();

/** The cookies of one login for all tests of a file. */
export function loginCookies(origin: string, account: DemoAccount): Promise<Record<string, string>> {
  const known = logins.get(account) ?? logIn(origin, account);
  logins.set(account, known);
  return known;
}

async function logIn(origin: string, account: DemoAccount): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@karafa.example`, password: 'Karafa-demo-18' }),
  });
  if (!answer.ok) throw new Error(`${account} cannot log in: ${answer.status}`);
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!.split('='));
  return Object.fromEntries(pairs as [string, string][]);
}
