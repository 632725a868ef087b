import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../db/db.ts';
import { prepared } from '../db/prepared-statement.ts';
import { jobCall } from '../jobs/job-queue.ts';
import { mailJob } from './mail-job.ts';

export interface NewMail {
  readonly kind: string;
  readonly recipient_address: string;
  readonly recipient_name: string | null;
  readonly locale: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly account_id: number | null;
  readonly dedupe_key: string | null;
  readonly is_secret: boolean;
  readonly unsubscribe_url: string | null;
  readonly attachments: string[];
}

/**
 * Inserts a mail and queues the job that sends it.
 * @returns the mail's id; undefined when its dedupe key exists, also from a concurrent transaction
 */
export async function insertMail(tx: Tx, mail: NewMail): Promise<number | undefined> {
  const { task, options } = mailJob;
  const { rows } = await sql<{ id: number }>`${prepared('mail.insert')}
    with written as (
      insert into mail (kind, recipient_address, recipient_name, locale, subject, html, text, account_id, dedupe_key,
        is_secret, unsubscribe_url, attachments)
      values (${mail.kind}, ${mail.recipient_address}, ${mail.recipient_name}, ${mail.locale}, ${mail.subject}, ${mail.html},
        ${mail.text}, ${mail.account_id}, ${mail.dedupe_key}, ${mail.is_secret}, ${mail.unsubscribe_url},
        ${mail.attachments})
      on conflict (dedupe_key) do nothing
      returning id)
    select id, ${jobCall(task, sql`json_build_object('id', id)`, sql`'mail:' || id`, options)} from written`.execute(
    tx,
  );
  return rows[0]?.id;
}

export interface ClaimedMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient_address: string;
  readonly recipient_name: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attempts: number;
  readonly resends: number;
  readonly unsubscribe_url: string | null;
  readonly attachments: string[];
}

/** Claims a due mail for one attempt, which counts as lost after a time. Of several concurrent workers one gets it. */
export function claimMail(
  db: Queryable,
  id: number,
  { at, lostAt }: { at: Date; lostAt: Date },
): Promise<ClaimedMail | undefined> {
  return db
    .updateTable('mail')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), next_attempt_at: lostAt }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', at)]))
    .returning([
      'id',
      'kind',
      'recipient_address',
      'recipient_name',
      'subject',
      'html',
      'text',
      'attempts',
      'resends',
      'unsubscribe_url',
      'attachments',
    ])
    .executeTakeFirst();
}

/**
 * Marks a mail as sent, whichever attempt claimed it: nobody may send it again. The bodies of a secret mail are
 * deleted.
 */
export async function markSent(db: Queryable, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      state: 'sent',
      sent_at: at,
      next_attempt_at: null,
      last_error: null,
      html: sentBody(eb.ref('html')),
      text: sentBody(eb.ref('text')),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .execute();
}

function sentBody(body: Expression<string>): RawBuilder<string> {
  return sql<string>`case when is_secret then '' else ${body} end`;
}

/** Records a failed attempt; does nothing when the attempt counted as lost and another has begun. */
export async function endAttempt(
  db: Queryable,
  mail: ClaimedMail,
  end: { state: 'failed' | 'kept' } | { state: 'waiting'; nextAttemptAt: Date },
  error: string | null,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: end.state,
      next_attempt_at: end.state === 'waiting' ? end.nextAttemptAt : null,
      last_error: error,
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', mail.attempts)
    .execute();
}

/**
 * Queues a job for every due mail, the longest waiting first.
 * @returns how many
 */
export async function queueDueJobs(db: Queryable, at: Date, limit: number): Promise<number> {
  const { task, options } = mailJob;
  const { rows } = await sql`
    select ${jobCall(task, sql`json_build_object('id', due.id)`, sql`'mail:' || due.id`, options)} is null
    from (
      select id from mail
      where state in ('waiting', 'sending') and (next_attempt_at is null or next_attempt_at <= ${at})
      order by next_attempt_at nulls first, id
      limit ${limit}::bigint) due`.execute(db);
  return rows.length;
}

/** @returns whether there was such a mail that is not waiting; a secret mail that was sent cannot be resent */
export async function setWaitingAgain(tx: Tx, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('mail')
    .set((eb) => ({ state: 'waiting', attempts: 0, next_attempt_at: null, resends: eb('resends', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'kept', 'sent'])
    .where((eb) => eb.or([eb('is_secret', '=', false), eb('state', '!=', 'sent')]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether mails of the portal wait to be sent, which others should let pass. */
export async function hasDueMails(db: Queryable, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from mail where state = 'waiting' and (next_attempt_at is null or next_attempt_at <= ${at}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
