import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { PersonalScreen } from './personal-screen.ts';

/** Every screen of the administration, in each state that looks different. */
export const adminScreens: Record<string, PersonalScreen> = {
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
  'administration: a conversation': {
    account: 'admin',
    path: (locale, at) => routePath('admin-conversation', locale, { id: at.shopConversation }),
  },
  'administration: held messages': {
    account: 'admin',
    path: (locale) => routePath('admin-held-messages', locale),
  },
  'administration: messages': { account: 'admin', path: (locale) => routePath('admin-messages', locale) },
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
  'administration: an order paid in part': {
    account: 'admin',
    path: (locale, at) => routePath('admin-order', locale, at.part),
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
  'administration: a stopped import of products': {
    account: 'admin',
    path: (locale) => routePath('admin-product-import', locale, { id: 2 }),
  },
  'administration: bulk changes of products': {
    account: 'admin',
    path: (locale) => routePath('admin-bulk-changes', locale),
  },
  'administration: a bulk change of products': {
    account: 'admin',
    path: (locale) => routePath('admin-bulk-change', locale, { id: 11 }),
  },
  'administration: a bulk change that is undone': {
    account: 'admin',
    path: (locale) => routePath('admin-bulk-change', locale, { id: 14 }),
  },
  'administration: newsletters': { account: 'admin', path: (locale) => routePath('admin-newsletters', locale) },
  'administration: categories of the blog': {
    account: 'admin',
    path: (locale) => routePath('admin-blog-categories', locale),
  },
  'administration: a new newsletter': {
    account: 'admin',
    path: (locale) => routePath('admin-newsletter-add', locale),
  },
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
  'administration: a payout batch with a payment taken out': {
    account: 'admin',
    path: (locale) => routePath('admin-payout', locale, { id: 2 }),
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
