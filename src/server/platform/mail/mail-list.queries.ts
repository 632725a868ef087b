import type { Queryable } from '../db/db.ts';
import { partPattern } from '../db/like-pattern.ts';

export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'kept';

export const mailsOnPage = 50;

export interface MailFilter {
  readonly kind?: string | undefined;
  readonly state?: MailState | undefined;
  /** A part of the recipient's address or name or of the subject. */
  readonly search?: string | undefined;
  /** From 1, of `mailsOnPage` each. */
  readonly page: number;
}

/** For administrators: a page of mails without their bodies, newest first, and how many there are in all. */
export async function listMails(db: Queryable, filter: MailFilter) {
  const selected = selectMails(db, filter);
  const mails = await selected
    .select(summary)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mailsOnPage)
    .offset((filter.page - 1) * mailsOnPage)
    .execute();
  const { total } = await selected.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { mails, total };
}

/** One mail with its bodies. They may hold what only the recipient should know (links to reset a password). */
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

function selectMails(db: Queryable, { kind, state, search }: MailFilter) {
  const pattern = partPattern(search?.trim() ?? '');
  return db
    .selectFrom('mail')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(Boolean(search?.trim()), (query) =>
      query.where((eb) =>
        eb.or([
          eb('recipient_address', 'ilike', pattern),
          eb('recipient_name', 'ilike', pattern),
          eb('subject', 'ilike', pattern),
        ]),
      ),
    );
}
