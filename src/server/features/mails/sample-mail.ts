import { msg } from '@lingui/core/macro';
import { throwFieldErrors, type FieldErrorCode } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { fillIn, type MailText } from '#shared/mails/changed-text.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import { mailVariables, sampleOf } from '#shared/mails/variables.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, type ComposedMail, type MailBlock } from '#server/platform/mail/index.ts';
import { errorsOf } from './check-mail-texts.ts';

/**
 * The beginning of a mail with sample data: the rest depends on what the mail is about, and its texts are in the code.
 * @throws FieldError (422) on `subject` and `intro`
 */
export function composeSample(kind: TextMailKind, locale: Locale, text: MailText): ComposedMail {
  throwFieldErrors(errorsOf(kind, text, '') as Record<string, FieldErrorCode | undefined>);
  const i18n = serverI18n(locale);
  const values = Object.fromEntries(mailVariables[kind].map((name) => [name, sampleOf(name)]));
  const filled = (changed: string) => fillIn(changed, values) ?? '';
  const ofPortal = i18n._(msg`(text portálu)`);
  const paragraphs = text.intro === '' ? [ofPortal] : filled(text.intro).split(/\n{2,}/);
  return composeMail(i18n, locale, {
    subject: text.subject === '' ? ofPortal : filled(text.subject),
    blocks: [
      ...paragraphs.map((paragraph): MailBlock => ({ kind: 'paragraph', text: paragraph })),
      { kind: 'note', text: i18n._(msg`Tady pokračuje zbytek e-mailu, který doplní portál.`) },
    ],
  });
}
