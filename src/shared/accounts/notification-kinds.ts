import type { MailKind } from '../mails/kinds.ts';
import type { MailTopic } from './mail-topics.ts';

/** What the portal tells users about, as they choose it in their settings. */
export const notificationKinds = ['messages', 'deals', 'watchdogs', 'reviews', 'adverts', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The kinds whose mails can be switched off, by the topic of these mails. Others bring decisions or documents. */
export const mailTopicOf: Readonly<Record<NotificationKind, MailTopic | null>> = {
  messages: 'messages',
  deals: 'deals',
  watchdogs: 'watchdogs',
  reviews: 'reviews',
  adverts: null,
  account: null,
};

const kindsOfMails: Readonly<Record<string, NotificationKind>> = {
  message: 'messages',
  deal: 'deals',
  watchdog: 'watchdogs',
  review: 'reviews',
  advert: 'adverts',
  topping: 'adverts',
};

/** The kind of a notice, which has the kind of the mail about the same. */
export function notificationKindOf(mail: MailKind): NotificationKind {
  return kindsOfMails[mail.slice(0, mail.indexOf('.'))] ?? 'account';
}
