import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { invitationToken } from '#demo/build/invitations.ts';
import { secret } from '#demo/build/secret.ts';
import type { PersonalScreen } from './personal-screen.ts';

/** Every personal screen of the e-shop and of links in mails, in each state that looks different. */
export const shopScreens: Record<string, PersonalScreen> = {
  cart: { account: 'shopper', path: (locale) => routePath('cart', locale) },
  'cart, empty': { account: 'guest', path: (locale) => routePath('cart', locale) },
  'favourites, none': { account: 'guest', path: (locale) => routePath('favourites', locale) },
  favourites: { account: 'overeny', path: (locale) => routePath('favourites', locale) },
  'order summary, to be paid': {
    account: 'guest',
    path: (locale, at) => routePath('order-summary', locale, at.transfer),
  },
  'order summary, paid in part': {
    account: 'guest',
    path: (locale, at) => routePath('order-summary', locale, at.part),
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
  'watchdog of a link': {
    account: 'guest',
    path: (locale) => routePath('watchdog', locale, { token: secret('watchdog 1') }),
  },
  'watchdog of a link, gone': {
    account: 'guest',
    path: (locale) => routePath('watchdog', locale, { token: 'a'.repeat(32) }),
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
  'closed account, by an old link': {
    account: 'guest',
    path: (locale) => routePath('keep-account', locale, { token: 'x'.repeat(43) }),
  },
};
