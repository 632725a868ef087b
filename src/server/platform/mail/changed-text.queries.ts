import type { Locale } from '#shared/i18n/locales.ts';
import type { MailText } from '#shared/mails/changed-text.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Tx } from '../db/db.ts';
import { prepared } from '../db/prepared-statement.ts';

/** What administrators have changed in the mails of a kind; undefined: nothing. */
export async function findMailText(tx: Tx, kind: MailKind, locale: Locale): Promise<MailText | undefined> {
  const row = await tx
    .selectFrom('mail_text')
    .where('kind', '=', kind)
    .select('texts')
    .modifyEnd(prepared('mail.changed_text'))
    .executeTakeFirst();
  return (row?.texts as Record<Locale, MailText> | undefined)?.[locale];
}
