import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { MailText } from '#shared/mails/changed-text.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Tx } from '../db/db.ts';
import { prepared } from '../db/prepared-statement.ts';

/** What administrators have changed in the mails of a kind. */
export type MailTexts = Readonly<Partial<Record<Locale, MailText>>>;

/** An SQL expression with the changed texts of a kind; null: none. */
export const mailTexts = (kind: MailKind) => sql<MailTexts | null>`(select texts from mail_text where kind = ${kind})`;

/** What administrators have changed in the mails of a kind; undefined: nothing. */
export async function findMailText(tx: Tx, kind: MailKind, locale: Locale): Promise<MailText | undefined> {
  const { rows } = await sql<{ texts: MailTexts | null }>`${prepared('mail.changed_text')}
    select ${mailTexts(kind)} as texts`.execute(tx);
  return rows[0]?.texts?.[locale];
}
