import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, writeMail, type MailBlock, type MailContent } from '#server/platform/mail/index.ts';

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

/** The form has its own e-mail address, besides the order's. */
interface Sender extends Addressee {
  readonly order_email: string;
}

/** Queues a mail to the sender of a withdrawal or complaint, in the language of the page with the form. */
export async function queueReturnMail(tx: Tx, to: Addressee, { kind, dedupeKey, content }: Template): Promise<void> {
  const locale = isLocale(to.locale) ? to.locale : defaultLocale;
  const i18n = serverI18n(locale);
  const reason = i18n._(msg`Tento e-mail jste dostali, protože jste nakoupili v obchodě Karafa.`);
  await queueMail(tx, {
    ...composeMail(i18n, locale, {
      ...(await writeMail(tx, { kind, locale }, (own) => content(own, locale))),
      reason,
    }),
    kind,
    dedupeKey,
    to: { address: to.email, name: to.name },
    locale,
  });
}

/**
 * Queues a mail to the sender of a withdrawal or complaint. Anybody with an order's link can enter another address:
 * such a mail does not link to the order, and the order's own address gets the confirmation as well.
 */
export async function queueSenderMail(
  tx: Tx,
  { order_email: orderEmail, ...sender }: Sender,
  {
    button,
    isBuyerNotified,
    ...template
  }: Template & {
    readonly button: (i18n: I18n, locale: Locale) => MailBlock;
    readonly isBuyerNotified: boolean;
  },
): Promise<void> {
  const content: Template['content'] = (i18n, locale) => {
    const { subject, blocks } = template.content(i18n, locale);
    return { subject, blocks: [...blocks, button(i18n, locale)] };
  };
  if (sender.email === orderEmail) return queueReturnMail(tx, sender, { ...template, content });
  await queueReturnMail(tx, sender, template);
  if (isBuyerNotified) {
    const dedupeKey = `${template.dedupeKey}:buyer`;
    await queueReturnMail(tx, { ...sender, email: orderEmail }, { ...template, dedupeKey, content });
  }
}
