import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OpenedModeration, OpenedReport, Statement } from '#shared/reports/contract.ts';
import type { Context } from '#server/context.ts';
import { listAppeals, listDecisions, type DecisionRow } from './decision.queries.ts';
import { presentContent } from './get-prospect.ts';
import { appealUntil } from './report-policy.ts';
import { findCase, findReportByNumber, listReportPictures, listReportsOf, type CaseRow } from './report.queries.ts';
import { ensureSecret } from './secrets.ts';

/** A report as its reporter sees it. @throws not_found without the secret */
export async function openReport(
  context: Context,
  { number, hash, lang }: { readonly number: string; readonly hash: string; readonly lang: Locale },
): Promise<OpenedReport> {
  const { db } = context;
  const report = await findReportByNumber(db, number);
  if (!report) throw notFound();
  ensureSecret(report.hash, hash);
  const opened = (await findCase(db, report.case_id))!;
  const pictures = await listReportPictures(db, [report.id]);
  const keys = (isEvidence: boolean) =>
    pictures.filter((picture) => picture.is_evidence === isEvidence).map(({ key }) => key);
  return {
    number,
    reason: report.reason,
    text: report.text,
    evidence: keys(true).map((key) => ({ key, alt: '' })),
    reported_at: report.reported_at.toISOString(),
    content: presentContent(report.snapshot, keys(false)),
    ...(await presentCase(context, opened, { reportId: report.id, lang })),
  };
}

/** A decision as the affected user sees it. @throws not_found without the secret, and before it is decided */
export async function openAffected(
  context: Context,
  { id, hash, lang }: { readonly id: number; readonly hash: string; readonly lang: Locale },
): Promise<OpenedModeration> {
  const { db } = context;
  const opened = await findCase(db, id);
  if (!opened || opened.state === 'open') throw notFound();
  ensureSecret(opened.hash, hash);
  const [first] = await listReportsOf(db, id);
  const pictures = first ? await listReportPictures(db, [first.id]) : [];
  const content = presentContent(
    first?.snapshot ?? { texts: [], price: null, stars: null, place: null },
    pictures.filter((picture) => !picture.is_evidence).map(({ key }) => key),
  );
  return { id, content, ...(await presentCase(context, opened, { reportId: null, lang })) };
}

/** @param reportId null: for the affected user */
async function presentCase(
  { db, now }: Context,
  opened: CaseRow,
  { reportId, lang }: { readonly reportId: number | null; readonly lang: Locale },
) {
  const [decisions, appeals] = await Promise.all([listDecisions(db, opened.id), listAppeals(db, opened.id)]);
  const own = appeals.find((appeal) => appeal.report_id === reportId);
  const isAffected = reportId !== null || (decisions.at(-1)?.measures.length ?? 0) > 0;
  const { state, decided_at: decidedAt } = opened;
  const until = isAffected ? appealUntil({ state, decidedAt, hasAppealed: own !== undefined }, now()) : null;
  return {
    kind: opened.subject_kind,
    state,
    decisions: decisions.map((decision) => presentStatement(decision, lang)),
    appeal: own
      ? { text: own.text, appealed_at: own.appealed_at.toISOString(), is_decided: own.answer_id !== null }
      : null,
    appeal_until: until?.toISOString() ?? null,
  };
}

export function presentStatement(decision: DecisionRow, lang: Locale): Statement {
  const { decided_at: at, measures, suspended_days, ground, reasons, outcome } = decision;
  return { decided_at: at.toISOString(), measures, suspended_days, ground, reason: reasons[lang], outcome };
}
