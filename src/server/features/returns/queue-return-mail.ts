import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, type MailContent } from '#server/platform/mail/index.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly locale: string;
}

interface Template {
  readonly kind: MailKind;
  readonly dedupeKey: string;
  readonly content: (i18n: I18n, locale: Locale) => Pick<MailContent, 'subject' | 'blocks'>;
}

/** Queues a mail to who withdraws or complains, in the language of the page that it was done on. */
export async function queueReturnMail(tx: Tx, to: Addressee, { kind, dedupeKey, content }: Template): Promise<void> {
  const locale = isLocale(to.locale) ? to.locale : defaultLocale;
  const i18n = serverI18n(locale);
  const reason = i18n._(msg`Tento e-mail jste dostali, protože jste nakoupili v obchodě Karafa.`);
  await queueMail(tx, {
    ...composeMail(i18n, locale, { ...content(i18n, locale), reason }),
    kind,
    dedupeKey,
    to: { address: to.email, name: to.name },
    locale,
  });
}
