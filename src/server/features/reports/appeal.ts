import { conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { insertAppeal, listAppeals, listDecisions } from './decision.queries.ts';
import { queueAppealReceived } from './mails.ts';
import { appealUntil } from './report-policy.ts';
import { findReportByNumber, lockCase, updateCase, type CaseRow, type ReportRow } from './report.queries.ts';
import { ensureSecret } from './secrets.ts';

/**
 * The reporter appeals. The same appeal sent again changes nothing.
 * @throws not_found without the secret; conflict (409) when there is nothing to appeal against (any more)
 */
export async function appealAsReporter(
  context: Context,
  { number, hash }: { readonly number: string; readonly hash: string },
  text: string,
): Promise<void> {
  const report = await findReportByNumber(context.db, number);
  if (!report) throw notFound();
  ensureSecret(report.hash, hash);
  await context.db.transaction().execute(async (tx) => {
    const opened = await lockCase(tx, report.case_id);
    if (!opened) throw notFound();
    await appeal(context, tx, opened, { report, text });
  });
}

/**
 * The affected user appeals. The same appeal sent again changes nothing.
 * @throws not_found without the secret; conflict (409) when there is nothing to appeal against (any more)
 */
export async function appealAsAffected(
  context: Context,
  { id, hash }: { readonly id: number; readonly hash: string },
  text: string,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const opened = await lockCase(tx, id);
    if (!opened) throw notFound();
    ensureSecret(opened.hash, hash);
    await appeal(context, tx, opened, { report: undefined, text });
  });
}

async function appeal(
  context: Context,
  tx: Tx,
  opened: CaseRow,
  { report, text }: { readonly report: ReportRow | undefined; readonly text: string },
): Promise<void> {
  const at = context.now();
  const reportId = report?.id ?? null;
  const known = (await listAppeals(tx, opened.id)).find((each) => each.report_id === reportId);
  if (known?.text === text) return;
  const decision = (await listDecisions(tx, opened.id)).at(-1);
  const until = appealUntil(
    { state: opened.state, decidedAt: opened.decided_at, hasAppealed: known !== undefined },
    at,
  );
  if (!decision || until === null || (report === undefined && decision.measures.length === 0)) throw conflict();
  const stored = await insertAppeal(tx, { decision_id: decision.id, report_id: reportId, text, appealed_at: at });
  if (!stored) throw conflict();
  if (opened.state === 'decided') await updateCase(tx, opened.id, { state: 'appealed', rank_at: at });
  const by = report ?? (opened.account_id === null ? undefined : await findAccount(tx, opened.account_id));
  if (by) await queueAppealReceived(context, tx, { by, appealId: stored.id, opened });
}
