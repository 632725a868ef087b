import { sql } from 'kysely';
import type { Queryable } from '../db/db.ts';
import { partPattern } from '../db/like-pattern.ts';

export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'kept';

export const mailsOnPage = 50;
const countedAtMost = 1001;

export interface MailFilter {
  readonly kind?: string | undefined;
  readonly state?: MailState | undefined;
  /** A part of the recipient's address or name or of the subject. */
  readonly search?: string | undefined;
}

/**
 * A page of mails for administrators, newest first and without bodies, plus one row that shows whether another page
 * follows.
 */
export function listMails(db: Queryable, filter: MailFilter & { readonly page: number }) {
  return selectMails(db, filter)
    .select(summary)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mailsOnPage + 1)
    .offset((filter.page - 1) * mailsOnPage)
    .execute();
}

/** Exact up to a thousand. */
export async function countMails(db: Queryable, filter: MailFilter): Promise<number> {
  const { total } = await db
    .selectFrom(selectMails(db, filter).select('id').limit(countedAtMost).as('found'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
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

/** The same expression as the index mail_looked_for. */
const lookedFor = sql<string>`f_unaccent(lower(recipient_address || ' ' || coalesce(recipient_name, '') || ' ' ||
  subject))`;

function selectMails(db: Queryable, { kind, state, search }: MailFilter) {
  const words = search?.trim() ?? '';
  return db
    .selectFrom('mail')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(words !== '', (query) =>
      query.where(sql<boolean>`${lookedFor} like f_unaccent(lower(${partPattern(words)}))`),
    );
}
