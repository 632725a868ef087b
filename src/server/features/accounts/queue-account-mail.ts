import type { I18n } from '@lingui/core';
import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, type MailContent } from '#server/platform/mail/index.ts';

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
  readonly dedupeKey?: string;
  readonly isSecret?: boolean;
  readonly content: (i18n: I18n, locale: Locale) => MailContent;
}

/** Queues a mail to an account in its language; an account without an address gets none. */
export async function queueAccountMail(tx: Tx, to: Addressee, { content, ...template }: Template): Promise<void> {
  if (!to.email) return;
  const locale = isLocale(to.locale) ? to.locale : defaultLocale;
  const i18n = serverI18n(locale);
  await queueMail(tx, {
    ...composeMail(i18n, locale, content(i18n, locale)),
    ...template,
    to: { address: to.email, name: `${to.first_name} ${to.last_name}`.trim() || to.username },
    locale,
    accountId: to.id,
  });
}

/** The absolute URL of a path, for buttons in mails. */
export function webAddress({ config }: Pick<Context, 'config'>, path: string): string {
  return `${config.http.publicUrl ?? `http://localhost:${config.http.port}`}${path}`;
}
