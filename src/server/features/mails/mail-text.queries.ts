import type { MailTexts } from '#shared/mails/text-contract.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface StoredMailText {
  readonly id: number;
  readonly updated_at: Date;
  readonly texts: MailTexts;
}

/** In the order of the fields of the form: JSON of the database does not keep it, but versions depend on it. */
export function inOrder(texts: Partial<MailTexts>): MailTexts {
  return mapLocales((locale) => {
    const { subject = '', intro = '' } = texts[locale] ?? {};
    return { subject, intro };
  });
}

export async function findStoredMailText(db: Queryable, kind: TextMailKind): Promise<StoredMailText | undefined> {
  const row = await db
    .selectFrom('mail_text')
    .where('kind', '=', kind)
    .select(['id', 'updated_at', 'texts'])
    .executeTakeFirst();
  return row && { ...row, texts: inOrder(row.texts as Partial<MailTexts>) };
}

/** The texts under a lock. The row exists afterwards, so that concurrent first changes wait for each other. */
export async function lockMailText(tx: Tx, kind: TextMailKind, now: Date): Promise<StoredMailText> {
  await tx
    .insertInto('mail_text')
    .values({ kind, texts: JSON.stringify(inOrder({})), updated_at: now })
    .onConflict((existing) => existing.column('kind').doNothing())
    .execute();
  await tx.selectFrom('mail_text').where('kind', '=', kind).select('id').forUpdate().execute();
  return (await findStoredMailText(tx, kind))!;
}

export async function saveMailText(tx: Tx, id: number, texts: MailTexts, at: Date): Promise<void> {
  await tx
    .updateTable('mail_text')
    .set({ texts: JSON.stringify(texts), updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function listChangedTexts(db: Queryable) {
  return db
    .selectFrom('mail_text as text')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('mail_text_revision as revision')
          .whereRef('revision.mail_text_id', '=', 'text.id')
          .select('saved_by')
          .orderBy('revision.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('account', 'account.id', 'newest.saved_by')
    .select(['text.kind', 'text.texts', 'text.updated_at', 'account.id as account_id', 'account.username'])
    .execute();
}
