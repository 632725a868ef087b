import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../db/db.ts';
import { partPattern } from '../db/like-pattern.ts';
import { pageOfFound } from '../db/page-of-found.ts';

export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'kept';

export const mailsOnPage = 50;

export interface MailFilter {
  readonly kind?: string | undefined;
  readonly state?: MailState | undefined;
  /** A part of the recipient's address or name or of the subject. */
  readonly search?: string | undefined;
}

/**
 * A page of mails for administrators, newest first and without bodies, plus one row that shows whether another page
 * follows, and the total, which is exact up to a thousand.
 */
export async function listMails(db: Queryable, filter: MailFilter & { readonly page: number }) {
  const { ids, total } = await pageOfFound(db, {
    rows: sql`mail where ${chosen(filter)}`,
    order: sql`created_at desc, id desc`,
    limit: mailsOnPage + 1,
    offset: (filter.page - 1) * mailsOnPage,
  });
  const mails = await db
    .selectFrom('mail')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .select(summary)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { mails, total };
}

/** A mail with its bodies, which may contain secrets of the recipient (password reset links). */
export function findMail(db: Queryable, id: number) {
  return db
    .selectFrom('mail')
    .where('id', '=', id)
    .select([...summary, 'html', 'text', 'dedupe_key'])
    .executeTakeFirst();
}

const summary = [
  'id',
  'kind',
  'recipient_address',
  'recipient_name',
  'locale',
  'subject',
  'account_id',
  'state',
  'attempts',
  'resends',
  'next_attempt_at',
  'created_at',
  'sent_at',
  'last_error',
  'is_secret',
] as const;

/** The same expression as the index mail_found_by. Mails from before the column have no stored text. */
const lookedFor = sql<string>`coalesce(looked_for, f_unaccent(lower(recipient_address || ' ' ||
  coalesce(recipient_name, '') || ' ' || subject)))`;

function chosen({ kind, state, search }: MailFilter): RawBuilder<unknown> {
  const words = search?.trim() ?? '';
  const conditions = [
    kind !== undefined && sql`kind = ${kind}`,
    state !== undefined && sql`state = ${state}`,
    words !== '' && sql`${lookedFor} like f_unaccent(lower(${partPattern(words)}))`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
