import { conflict, fieldError, notFound, throwFieldErrors } from '#shared/errors.ts';
import { planDays, issueMoves, type IssueAction } from '#shared/newsletters/issues.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { countRecipients } from '../recipient.queries.ts';
import { editedPart, lockDraft } from './change-issues.ts';
import { findForbiddenGoods, findGaps } from './check-issue.ts';
import { lockIssue, setIssueState } from './issue.queries.ts';
import { issuesJob } from './issues-job.ts';
import { writtenIn } from './written-in.ts';

const day = 86_400_000;

/**
 * Sends a draft at once, or plans it.
 * @throws not_found; conflict when it is no draft, or somebody else changed it meanwhile; FieldError (422) for what it
 * lacks, goods that must not be advertised, categories without subscribers, and a time that has passed
 */
export async function sendIssue(
  { db, now }: Context,
  actorId: number,
  id: number,
  { version, send_at: sendAt }: { readonly version: string; readonly send_at: string | null },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    const issue = await lockDraft(tx, id);
    const input = editedPart(issue);
    ensureVersion(input, version);
    throwFieldErrors({ ...findGaps(input), ...(await findForbiddenGoods(tx, input.blocks)) });
    const time = sendAt === null ? null : new Date(sendAt);
    if (time !== null && time <= at) throw fieldError('send_at', 'in_past');
    if (time !== null && time.getTime() > at.getTime() + planDays * day) throw fieldError('send_at', 'too_far_planned');
    const counts = await countRecipients(tx, { categories: issue.categories, locales: writtenIn(issue.content) });
    if (Object.values(counts).every((count) => count === 0)) throw fieldError('categories', 'nobody_chose');
    await setIssueState(
      tx,
      id,
      time === null ? { state: 'sending', started_at: at } : { state: 'scheduled', scheduled_at: time },
    );
    await addJob(tx, issuesJob.task, {}, { ...issuesJob.options, ...(time && { runAt: time }) });
    const after = { state: time === null ? 'sending' : 'scheduled', send_at: sendAt };
    await recordAudit(tx, [{ actorId, action: 'send', entity: 'newsletter_issue', entityId: id, after }], at);
  });
}

/** Repeated, it changes nothing. @throws not_found; conflict from a state that the action does not fit */
export async function moveIssue({ db, now }: Context, actorId: number, id: number, action: IssueAction): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    const issue = await lockIssue(tx, id);
    if (!issue) throw notFound();
    const { from, to } = issueMoves[action];
    if (issue.state === to) return;
    if (!from.includes(issue.state)) throw conflict();
    await setIssueState(tx, id, {
      state: to,
      ...(action === 'cancel' && { scheduled_at: null }),
      ...(action === 'stop' && { ended_at: at, problem: null }),
      ...(action === 'resume' && { problem: null }),
    });
    if (action === 'resume') await addJob(tx, issuesJob.task, {}, issuesJob.options);
    const [before, after] = [{ state: issue.state }, { state: to }];
    await recordAudit(tx, [{ actorId, action, entity: 'newsletter_issue', entityId: id, before, after }], at);
  });
}
