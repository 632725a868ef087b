import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { PersonalScreen } from './personal-screen.ts';

/** Every screen of the account, in each state that looks different. */
export const accountScreens: Record<string, PersonalScreen> = {
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
  'account: newsletters': { account: 'overeny', path: (locale) => routePath('account-newsletters', locale) },
  'account: newsletters, not subscribed': {
    account: 'novy',
    path: (locale) => routePath('account-newsletters', locale),
  },
  'account: notices': { account: 'novy', path: (locale) => routePath('account-notices', locale) },
  'account: notifications': { account: 'novy', path: (locale) => routePath('account-notifications', locale) },
  'account: blocked users': {
    account: 'overeny',
    path: (locale) => routePath('account-blocked-users', locale),
  },
  'account: reports': { account: 'overeny', path: (locale) => routePath('account-reports', locale) },
  'account: no reports': { account: 'influencer', path: (locale) => routePath('account-reports', locale) },
  'account: first message': {
    account: 'overeny',
    path: (locale, at) => `${routePath('account-messages-add', locale)}?user=${at.newcomer}`,
  },
  'account: influencer': { account: 'influencer', path: (locale) => routePath('account-influencer', locale) },
  'account: privacy, with a former archive': {
    account: 'overeny',
    path: (locale) => routePath('account-privacy', locale),
  },
  'account: privacy, something is open': { account: 'novy', path: (locale) => routePath('account-privacy', locale) },
  'account: privacy of an administrator': { account: 'admin', path: (locale) => routePath('account-privacy', locale) },
};
