import { workerEnded } from '#shared/mails/failures.ts';
import type { Db } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import { isPermanentRefusal, type Mailer, type MailFile } from './mailer.ts';
import { claimMail, endAttempt, markSent, queueDueJobs, type ClaimedMail } from './mail.queries.ts';

/** Dependencies of sending. Without a mailer (no SMTP_URL) mails are stored for administrators to read. */
export interface Mailing {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Log;
  readonly mailer: Mailer | undefined;
  /**
   * Renders an attachment.
   * @throws when it can't be rendered now: the mail is retried
   */
  readonly makeFile: (reference: string) => Promise<MailFile>;
}

const minute = 60_000;
/** Pauses after the first, second, … failed attempt; no retry follows after the last. */
const pauses = [1, 5, 15, 60, 360, 1440].map((minutes) => minutes * minute);
const maxAttempts = pauses.length + 1;
/** Well above the mailer's time limit: an attempt that has not ended by then is lost. */
const lostAfter = 3 * minute;
const dueAtOnce = 1000;
const longestError = 500;

/**
 * Makes one attempt to send a due mail; does nothing for any other. A failed attempt is retried after a growing
 * pause, a permanent refusal is not. Safe to repeat and to run in several workers at once.
 */
export async function sendMail(mailing: Mailing, id: number): Promise<void> {
  const { db, now, mailer, makeFile } = mailing;
  const at = now();
  const mail = await claimMail(db, id, { at, lostAt: new Date(at.getTime() + lostAfter) });
  if (!mail) return;
  if (!mailer) return endAttempt(db, mail, { state: 'kept' }, null);
  // A mail that crashes its worker must not do so forever.
  if (mail.attempts > maxAttempts) return recordFailure(mailing, mail, new Error(workerEnded));
  try {
    await mailer.send({
      reference: mail.resends > 0 ? `mail-${mail.id}.${mail.resends}` : `mail-${mail.id}`,
      to: { name: mail.recipient_name ?? undefined, address: mail.recipient_address },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      date: at,
      unsubscribeUrl: mail.unsubscribe_url ?? undefined,
      files: await Promise.all(mail.attachments.map(makeFile)),
    });
  } catch (error) {
    return recordFailure(mailing, mail, error);
  }
  await markSent(db, id, now());
}

/** Queues every due mail: after a pause, or because the worker that was sending it died. */
export async function queueDueMails({ db, now }: Pick<Mailing, 'db' | 'now'>): Promise<number> {
  return queueDueJobs(db, now(), dueAtOnce);
}

async function recordFailure({ db, now, log }: Mailing, mail: ClaimedMail, error: unknown): Promise<void> {
  // PostgreSQL rejects a NUL in the server's message.
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, longestError);
  const pause = isPermanentRefusal(error) ? undefined : pauses[mail.attempts - 1];
  log.warn(pause === undefined ? 'A mail failed for good' : 'A mail will be tried again', {
    mail: mail.id,
    kind: mail.kind,
    attempts: mail.attempts,
    reason,
  });
  const end =
    pause === undefined
      ? { state: 'failed' as const }
      : { state: 'waiting' as const, nextAttemptAt: new Date(now().getTime() + pause) };
  await endAttempt(db, mail, end, reason);
}
