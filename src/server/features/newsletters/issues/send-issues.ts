import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { hasDueMails, sendingOutcome, type Mailer } from '#server/platform/mail/index.ts';
import { suppressBounced } from '../suppression.queries.ts';
import { listRecipients } from '../recipient.queries.ts';
import {
  claimCopy,
  endCopy,
  endLostCopies,
  findSendingIssue,
  finishIssue,
  insertCopies,
  postponeCopy,
  setFrozen,
  setProblem,
  startDueIssues,
  takeSlice,
  type ClaimedCopy,
  type SendingIssue,
} from './copy.queries.ts';
import { findIssue, type Issue } from './issue.queries.ts';
import { issuesJob } from './issues-job.ts';
import { absolute } from './preview-issue.ts';
import { renderIssue, type IssueMail } from './render-issue.ts';
import { registerLinks } from './link.queries.ts';
import { writtenIn } from './written-in.ts';

export interface IssueSending extends Pick<Context, 'db' | 'config' | 'now' | 'log'> {
  /** Undefined: copies are kept. */
  readonly mailer: Mailer | undefined;
}

const minute = 60_000;
const sliceMs = 10_000;
const frozenAtOnce = 5000;
/** Well above the mailer's time limit: a copy that has not ended by then is lost. */
const lostAfter = 3 * minute;
/** Pauses after the first, second, … refusal for now. */
const pauses = [5, 30, 120].map((minutes) => minutes * minute);
/** After a failed connection. */
const serverPause = 2 * minute;
const longestError = 500;
/** Stands for the secret of each recipient's links, so that a mail is rendered once for all. */
const tokenPlace = 'RECIPIENTSTOKENRECIPIENTSTOKEN00';

/**
 * Sends a slice of the oldest issue that is being sent, and queues the next one. Safe to repeat, and in several workers
 * at once.
 */
export async function sendIssues(sending: IssueSending): Promise<void> {
  const { db, now } = sending;
  await startDueIssues(db, now());
  await endLostCopies(db, new Date(now().getTime() - lostAfter));
  const issue = await findSendingIssue(db);
  if (!issue) return;
  const at = now();
  const next = new Date(at.getTime() + sliceMs);
  if (!(await takeSlice(db, issue.id, { at, next }))) return;
  if (!issue.is_frozen) await freezeRecipients(sending, issue);
  await sendSlice(sending, issue.id, next);
  if (!(await finishIssue(db, issue.id, now())) || (await findSendingIssue(db)))
    await addJob(db, issuesJob.task, {}, { ...issuesJob.options, key: issuesJob.task, runAt: next });
}

/** Gives each recipient a copy, in batches that commit by themselves: a worker that dies goes on from the last one. */
async function freezeRecipients({ db, now }: IssueSending, { id, frozen_to }: SendingIssue): Promise<void> {
  const { categories, content } = (await findIssue(db, id))!;
  const issue = { categories, locales: writtenIn(content) };
  let afterId = frozen_to;
  for (;;) {
    const batch = await listRecipients(db, { ...issue, afterId, limit: frozenAtOnce });
    if (batch.length === 0) break;
    if (!(await db.transaction().execute((tx) => insertCopies(tx, id, batch, now())))) return;
    afterId = batch.at(-1)!.id;
  }
  await setFrozen(db, id);
}

async function sendSlice(sending: IssueSending, issueId: number, ends: Date): Promise<void> {
  const { db, now, config } = sending;
  const issue = await findIssue(db, issueId);
  if (!issue) return;
  const mails = new Map<Locale, IssueMail>();
  const mostCopies = Math.max(1, Math.round((config.newsletters.perMinute * sliceMs) / minute));
  for (let count = 0; count < mostCopies && now() < ends;) {
    // Mails that somebody waits for go first.
    if (await hasDueMails(db, now())) return;
    const copy = await claimCopy(db, issueId, now());
    if (!copy) return;
    if (copy.state === 'skipped') continue;
    const locale = isLocale(copy.locale) ? copy.locale : defaultLocale;
    const mail = mails.get(locale) ?? (await renderCounted(sending, issue, locale));
    mails.set(locale, mail);
    if (!(await sendCopy(sending, issueId, copy, mail))) return;
    count += 1;
  }
}

/** The mail for all recipients of a language. Its links lead through the portal, which counts them. */
async function renderCounted(sending: IssueSending, { id, content }: Issue, locale: Locale): Promise<IssueMail> {
  const preferencesUrl = webAddress(sending, routePath('newsletter-link', locale, { token: tokenPlace }));
  const addresses = new Set<string>();
  const collect = (address: string) => {
    addresses.add(address);
    return absolute(sending, address);
  };
  await renderIssue(sending, content, { locale, preferencesUrl, urlOf: collect });
  const ids = await registerLinks(sending.db, id, [...addresses]);
  const urlOf = (address: string) => {
    const link = ids.get(address);
    return link === undefined ? absolute(sending, address) : webAddress(sending, `/n/${id}/${link}`);
  };
  return renderIssue(sending, content, { locale, preferencesUrl, urlOf });
}

/** @returns whether the mail server can be reached */
async function sendCopy(
  { db, now, config, log, mailer }: IssueSending,
  issueId: number,
  { subscriber_id: subscriberId, attempts, email, token }: ClaimedCopy,
  { subject, html, text }: IssueMail,
): Promise<boolean> {
  const key = { issueId, subscriberId };
  if (!mailer) {
    await endCopy(db, key, 'kept', null);
    return true;
  }
  try {
    await mailer.send({
      reference: `newsletter-${issueId}-${subscriberId}`,
      to: { address: email },
      subject,
      html: html.replaceAll(tokenPlace, token),
      text: text.replaceAll(tokenPlace, token),
      date: now(),
      unsubscribeUrl: webAddress({ config }, `/api/subscriber/links/${token}/unsubscribe`),
      files: [],
    });
  } catch (error) {
    // PostgreSQL rejects a NUL in the server's message.
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, longestError);
    const outcome = sendingOutcome(error);
    log.warn('A copy of a newsletter was not sent', { issue: issueId, subscriber: subscriberId, outcome, reason });
    if (outcome === 'not_reached') {
      const dueAt = new Date(now().getTime() + serverPause);
      await postponeCopy(db, key, { dueAt: now(), isCounted: false, error: reason });
      await setProblem(db, issueId, reason, dueAt);
      return false;
    }
    const pause = outcome === 'later' ? pauses[attempts - 1] : undefined;
    if (pause !== undefined)
      await postponeCopy(db, key, { dueAt: new Date(now().getTime() + pause), isCounted: true, error: reason });
    else await endCopy(db, key, outcome === 'unknown' ? 'uncertain' : 'failed', reason);
    if (outcome === 'no_mailbox') await suppressBounced(db, subscriberId, { detail: reason, at: now() });
    return true;
  }
  await endCopy(db, key, 'sent', null);
  return true;
}
