import type { I18n } from '@lingui/core';
import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { notificationKindOf } from '#shared/accounts/notification-kinds.ts';
import type { MailTopic } from '#shared/accounts/mail-topics.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { ensureMailPreference, type MailPreference } from './mail-preferences/mail-preference.queries.ts';
import { queuePush } from './notifications/push.ts';
import { insertNotice, type NoticeText } from './notices/notice.queries.ts';
import { composeMail, queueMail, writeMail, type MailBlock, type MailContent } from '#server/platform/mail/index.ts';

/** The account's data that mails need. */
export interface Addressee {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly locale: string;
}

interface Template {
  readonly kind: MailKind;
  /** Mails that the account may switch off. */
  readonly topic?: { readonly name: MailTopic; readonly sending: Pick<Context, 'config'> };
  readonly dedupeKey?: string;
  readonly isSecret?: boolean;
  /** Told within the portal as well (`notices`). Never with a link that proves who reads the mailbox. */
  readonly isNotice?: boolean;
  readonly attachments?: readonly string[];
  readonly content: (i18n: I18n, locale: Locale) => MailContent;
}

/**
 * Queues a mail to an account in its language, and tells it within the portal and on its devices if it is a notice. An account without an
 * address gets no mail, nor does one that does not want mails of the topic.
 */
export async function queueAccountMail(
  tx: Tx,
  to: Addressee,
  { content, topic, isNotice, ...template }: Template,
): Promise<void> {
  if (isNotice) {
    const texts = mapLocales((each) => noticeOf(content(serverI18n(each), each)));
    const id = await insertNotice(tx, { accountId: to.id, kind: template.kind, dedupeKey: template.dedupeKey, texts });
    if (id !== undefined)
      await queuePush(tx, { accountId: to.id, kind: notificationKindOf(template.kind), about: `notice:${id}` });
  }
  if (!to.email) return;
  const preference = topic && (await ensureMailPreference(tx, to.id));
  if (topic && preference?.unwanted.includes(topic.name)) return;
  const locale = isLocale(to.locale) ? to.locale : defaultLocale;
  const i18n = serverI18n(locale);
  await queueMail(tx, {
    ...composeMail(i18n, locale, {
      ...(await writeMail(tx, { kind: template.kind, locale }, (own) => content(own, locale))),
      ...(topic && preference && { preferencesUrl: preferencesUrl(topic.sending, locale, preference) }),
    }),
    ...(topic &&
      preference && {
        unsubscribeUrl: webAddress(
          topic.sending,
          `/api/mail-preferences/${preference.token}/${topic.name}/unsubscribe`,
        ),
      }),
    ...template,
    to: { address: to.email, name: `${to.first_name} ${to.last_name}`.trim() || to.username },
    locale,
    accountId: to.id,
  });
}

/** The subject, the paragraphs, the lists and the button of a mail. */
function noticeOf({ subject, blocks }: MailContent): NoticeText {
  const button = blocks.find((block) => block.kind === 'button');
  const { pathname, search } = new URL(button?.url ?? 'http://localhost');
  return {
    title: subject,
    text: blocks.flatMap(linesOf).join('\n'),
    path: button ? `${pathname}${search}` : null,
  };
}

function linesOf(block: MailBlock): string[] {
  if (block.kind === 'list') return block.items.map((item) => `– ${item}`);
  return block.kind === 'paragraph' ? [block.notice ?? block.text] : [];
}

function preferencesUrl(sending: Pick<Context, 'config'>, locale: Locale, { token }: MailPreference): string {
  return webAddress(sending, routePath('mail-preferences', locale, { token }));
}

/** The absolute URL of a path, for buttons in mails. */
export function webAddress({ config }: Pick<Context, 'config'>, path: string): string {
  return `${config.http.publicUrl ?? `http://localhost:${config.http.port}`}${path}`;
}
