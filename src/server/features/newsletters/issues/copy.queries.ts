import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { copiesPerPage, type CopyState } from '#shared/newsletters/issues.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Recipient } from '../recipient.queries.ts';

export type CopyEnd = 'sent' | 'failed' | 'uncertain' | 'kept';

export interface ListedCopy {
  readonly email: string;
  readonly locale: Locale;
  readonly state: CopyState;
  readonly error: string | null;
  readonly claimed_at: Date | null;
}

/** In the order of the subscribers; one row more than a page. */
export async function listCopies(
  db: Queryable,
  issueId: number,
  { state, page }: { readonly state?: CopyState | undefined; readonly page: number },
): Promise<ListedCopy[]> {
  const { rows } = await sql<ListedCopy>`
    select s.email, c.locale, c.state, c.error, c.claimed_at
    from newsletter_copy c join subscriber s on s.id = c.subscriber_id
    where c.issue_id = ${issueId} and ${state === undefined ? sql`true` : sql`c.state = ${state}`}
    order by c.subscriber_id limit ${copiesPerPage + 1} offset ${(page - 1) * copiesPerPage}`.execute(db);
  return rows;
}

export interface SendingIssue {
  readonly id: number;
  readonly is_frozen: boolean;
  readonly frozen_to: number;
}

/** Starts the planned issues whose time has come. */
export async function startDueIssues(db: Queryable, at: Date): Promise<void> {
  await sql`
    update newsletter_issue set state = 'sending', started_at = ${at}
    where state = 'scheduled' and scheduled_at <= ${at}`.execute(db);
}

/** Issues are sent one after the other, so that the limit of the speed is that of all. */
export async function findSendingIssue(db: Queryable): Promise<SendingIssue | undefined> {
  const { rows } = await sql<SendingIssue>`
    select id, is_frozen, frozen_to from newsletter_issue where state = 'sending' order by started_at, id limit 1`.execute(
    db,
  );
  return rows[0];
}

/**
 * Adds the copies of a batch of recipients; repeated, it adds none twice.
 * @returns false when another worker has added all of them
 */
export async function insertCopies(
  tx: Tx,
  issueId: number,
  recipients: readonly Recipient[],
  at: Date,
): Promise<boolean> {
  const { rows: locked } = await sql`
    update newsletter_issue set frozen_to = greatest(frozen_to, ${recipients.at(-1)!.id})
    where id = ${issueId} and not is_frozen returning id`.execute(tx);
  if (locked.length === 0) return false;
  await sql`
    with added as (
      insert into newsletter_copy (issue_id, subscriber_id, locale, due_at)
      select ${issueId}::integer, id, locale, ${at}
      from unnest(${recipients.map(({ id }) => id)}::bigint[], ${recipients.map(({ locale }) => locale)}::text[])
        batch (id, locale)
      on conflict do nothing
      returning 1)
    update newsletter_issue set recipients = recipients + (select count(*) from added)
    where id = ${issueId}`.execute(tx);
  return true;
}

export async function setFrozen(db: Queryable, issueId: number): Promise<void> {
  await db.updateTable('newsletter_issue').set({ is_frozen: true }).where('id', '=', issueId).execute();
}

/** Takes the next slice of time; of several workers one gets it. */
export async function takeSlice(
  db: Queryable,
  issueId: number,
  { at, next }: { at: Date; next: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_issue set next_slice_at = ${next}
    where id = ${issueId} and state = 'sending' and (next_slice_at is null or next_slice_at <= ${at})
    returning id`.execute(db);
  return rows.length > 0;
}

export interface ClaimedCopy {
  readonly subscriber_id: number;
  readonly state: 'sending' | 'skipped';
  readonly attempts: number;
  readonly locale: Locale;
  readonly email: string;
  readonly token: string;
}

/**
 * Claims the next due copy before the mail server hears of it. That of somebody who is no longer a subscriber is skipped.
 * @returns undefined when none is due, or the issue is no longer being sent
 */
export async function claimCopy(db: Queryable, issueId: number, at: Date): Promise<ClaimedCopy | undefined> {
  const { rows } = await sql<ClaimedCopy>`
    with next as (
      select c.issue_id, c.subscriber_id
      from newsletter_copy c join newsletter_issue i on i.id = c.issue_id and i.state = 'sending'
      where c.issue_id = ${issueId} and c.state = 'waiting' and c.due_at <= ${at}
      order by c.due_at, c.subscriber_id limit 1
      for update of c skip locked),
    claimed as (
      update newsletter_copy c
      set state = case when s.state = 'active' then 'sending' else 'skipped' end,
        claimed_at = ${at}, attempts = c.attempts + 1
      from next, subscriber s
      where c.issue_id = next.issue_id and c.subscriber_id = next.subscriber_id and s.id = c.subscriber_id
      returning c.subscriber_id, c.state, c.attempts, c.locale, s.email, s.token),
    counted as (
      update newsletter_issue set skipped = skipped + 1
      where id = ${issueId} and exists (select from claimed where state = 'skipped'))
    select * from claimed`.execute(db);
  return rows[0];
}

interface ClaimedKey {
  readonly issueId: number;
  readonly subscriberId: number;
}

/** Ends a claimed copy and counts it. One that counted as uncertain meanwhile gets its true end. */
export async function endCopy(
  db: Queryable,
  { issueId, subscriberId }: ClaimedKey,
  end: CopyEnd,
  error: string | null,
): Promise<void> {
  await sql`
    with before as (
      select state from newsletter_copy
      where issue_id = ${issueId} and subscriber_id = ${subscriberId} and state in ('sending', 'uncertain') for update),
    ended as (
      update newsletter_copy set state = ${end}, error = ${error}
      where issue_id = ${issueId} and subscriber_id = ${subscriberId} and state in ('sending', 'uncertain'))
    update newsletter_issue i set
      sent = i.sent + (${end} = 'sent')::integer,
      failed = i.failed + (${end} = 'failed')::integer,
      kept = i.kept + (${end} = 'kept')::integer,
      uncertain = i.uncertain + (${end} = 'uncertain')::integer - (before.state = 'uncertain')::integer
    from before where i.id = ${issueId}`.execute(db);
}

/** Puts a copy back that the mail server has not taken. */
export async function postponeCopy(
  db: Queryable,
  { issueId, subscriberId }: ClaimedKey,
  { dueAt, isCounted, error }: { dueAt: Date; isCounted: boolean; error: string },
): Promise<void> {
  await sql`
    update newsletter_copy set state = 'waiting', due_at = ${dueAt}, error = ${error},
      attempts = attempts - ${isCounted ? 0 : 1}
    where issue_id = ${issueId} and subscriber_id = ${subscriberId} and state = 'sending'`.execute(db);
}

/** Copies whose worker has died: nobody knows whether the mail server has taken them, so they are not sent again. */
export async function endLostCopies(db: Queryable, before: Date): Promise<void> {
  await sql`
    with lost as (
      update newsletter_copy set state = 'uncertain'
      where state = 'sending' and claimed_at <= ${before}
      returning issue_id),
    counts as (select issue_id, count(*)::integer as lost from lost group by issue_id)
    update newsletter_issue i set uncertain = i.uncertain + counts.lost from counts where i.id = counts.issue_id`.execute(
    db,
  );
}

export async function setProblem(db: Queryable, issueId: number, problem: string | null, next?: Date): Promise<void> {
  await db
    .updateTable('newsletter_issue')
    .set({ problem, ...(next && { next_slice_at: next }) })
    .where('id', '=', issueId)
    .execute();
}

/** Ends an issue whose copies have all ended. @returns whether it did */
export async function finishIssue(db: Queryable, issueId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_issue set state = 'sent', ended_at = ${at}, problem = null
    where id = ${issueId} and state = 'sending' and is_frozen
      and not exists (select from newsletter_copy where issue_id = ${issueId} and state = 'waiting')
      and not exists (select from newsletter_copy where issue_id = ${issueId} and state = 'sending')
    returning id`.execute(db);
  return rows.length > 0;
}

/** Deletes who got the issues that ended long ago; their figures stay. @returns how many */
export async function deleteOldCopies(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from newsletter_copy where (issue_id, subscriber_id) in (
      select c.issue_id, c.subscriber_id from newsletter_copy c
      join newsletter_issue i on i.id = c.issue_id and i.ended_at < ${before}
      limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}
