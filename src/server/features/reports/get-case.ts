import { forbidden, notFound } from '#shared/errors.ts';
import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { CaseSummary, ModerationCase } from '#shared/reports/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mayModerate } from '#server/features/accounts/index.ts';
import { findKnownFrauds, placeOf, readIdentifier } from '#server/features/messages/index.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { caseVersion } from './case-version.ts';
import { listAppeals, listDecisions, type AppealRow, type DecisionRow } from './decision.queries.ts';
import { findObstacle } from './find-obstacle.ts';
import { presentContent } from './get-prospect.ts';
import { presentStatement } from './open-case.ts';
import {
  countReportsOf,
  findHistory,
  findNextCase,
  listEarlierCases,
  listUsernames,
  type AccountHistory,
  type CaseListRow,
} from './queue.queries.ts';
import { allowedMeasures, kindsWithin, mayOpen } from './report-policy.ts';
import { findCase, listReportPictures, listReportsOf, type CaseRow, type ReportRow } from './report.queries.ts';
import { identifiersIn, textOf } from './reported-text.ts';
import { findSubject, listNeighbours } from './subject.queries.ts';

/** @throws not_found; forbidden for cases of others' scopes and about the caller */
export async function getCase(context: Context, id: number, lang: Locale, actor: Caller): Promise<ModerationCase> {
  const { db } = context;
  const row = await findCase(db, id);
  if (!row) throw notFound();
  if (!mayOpen(row, actor)) throw forbidden();
  const { subject_kind: kind, subject_id: subjectId, account_id: accountId } = row;
  const [reports, decisions, appeals, subject, history] = await Promise.all([
    listReportsOf(db, id),
    listDecisions(db, id),
    listAppeals(db, id),
    findSubject(db, kind, subjectId),
    accountId === null ? undefined : findHistory(db, accountId),
  ]);
  const names = await listUsernames(db, idsIn(row, reports, decisions));
  const first = reports[0]?.snapshot.texts[0];
  const summary = presentSummary({
    ...row,
    name: first?.name || first?.text.slice(0, 120) || '',
    username: accountId === null ? null : (names.get(accountId) ?? ''),
    measures: decisions.at(-1)?.measures ?? null,
  });
  const account = history && accountId !== null ? { id: accountId, ...history } : undefined;
  const { obstacle, isAlone } = await findObstacle(db, row, { reports, decisions, account }, actor);
  return {
    ...summary,
    subject_id: subjectId,
    version: caseVersion(row, appeals),
    current: subject
      ? presentContent(
          subject.snapshot,
          subject.pictures.map(({ key }) => key),
        )
      : null,
    current_state: subject ? (subject.is_public ? 'public' : 'hidden') : 'gone',
    around: kind === 'message' ? await presentNeighbours(db, subjectId) : [],
    identifiers: await presentIdentifiers(context, reports),
    reported: await presentReports(db, reports, names),
    decisions: decisions.map((decision) => ({
      ...presentStatement(decision, lang),
      id: decision.id,
      by: decision.decided_by === null ? null : (names.get(decision.decided_by) ?? null),
    })),
    appeals: appeals.map(presentAppeal),
    history: account ? { ...presentHistory(account), cases: await presentEarlier(db, account.id, id) } : null,
    allowed_measures: allowedMeasures(
      { kind, hasAccount: account !== undefined },
      { scopes: actor.scopes, mayModerate: account !== undefined && mayModerate(account, actor) },
    ),
    obstacle,
    is_alone: isAlone,
    next_id: await findNextCase(db, row, {
      queue: row.state === 'decided' ? (decisions.at(-1)?.outcome ? 'appealed' : 'open') : row.state,
      kinds: kindsWithin(actor),
      notOf: actor.accountId,
    }),
  };
}

export function presentSummary(row: CaseListRow): CaseSummary {
  return {
    id: row.id,
    kind: row.subject_kind,
    name: row.name,
    account: row.account_id === null ? null : { id: row.account_id, username: row.username ?? '' },
    reason: row.reason,
    reports: row.reports,
    points: row.points,
    risk: row.risk,
    state: row.state,
    opened_at: row.opened_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    measures: row.measures,
  };
}

function idsIn(row: CaseRow, reports: readonly ReportRow[], decisions: readonly DecisionRow[]): number[] {
  const ids = [
    row.account_id,
    ...reports.map(({ reporter_id: id }) => id),
    ...decisions.map(({ decided_by: id }) => id),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}

async function presentNeighbours(db: Queryable, messageId: number): Promise<ModerationCase['around']> {
  return (await listNeighbours(db, messageId)).map(({ sent_at: at, ...message }) => ({
    ...message,
    is_reported: message.id === messageId,
    sent_at: at.toISOString(),
  }));
}

async function presentIdentifiers(
  context: Context,
  reports: readonly ReportRow[],
): Promise<ModerationCase['identifiers']> {
  const place = placeOf(context);
  const known = await findKnownFrauds(
    context.db,
    reports.map(({ snapshot }) => textOf(snapshot)),
    place,
  );
  const identifiers = new Set(reports.flatMap((report) => identifiersIn(report, place.country)));
  return [...identifiers].map((each) => ({ ...readIdentifier(each), is_known: known.has(each) }));
}

async function presentReports(
  db: Queryable,
  reports: readonly ReportRow[],
  names: ReadonlyMap<number, string>,
): Promise<ModerationCase['reported']> {
  const pictures = await listReportPictures(
    db,
    reports.map(({ id }) => id),
  );
  const counts = await countReportsOf(
    db,
    reports.flatMap(({ reporter_id: id }) => id ?? []),
  );
  return reports.map(({ id, number, reason, text, locale, reported_at: at, snapshot, ...report }) => {
    const keys = (isEvidence: boolean) =>
      pictures.flatMap((each) => (each.report_id === id && each.is_evidence === isEvidence ? [each.key] : []));
    const count = counts.find((each) => each.reporter_id === report.reporter_id);
    return {
      id,
      number,
      reason,
      text,
      lang: isLocale(locale) ? locale : defaultLocale,
      reported_at: at.toISOString(),
      reporter: {
        id: report.reporter_id,
        name: report.reporter_id === null ? report.name : (names.get(report.reporter_id) ?? null),
        email: report.email,
        decided: count?.decided ?? 0,
        justified: count?.justified ?? 0,
      },
      evidence: keys(true).map((key) => ({ key, alt: '' })),
      content: presentContent(snapshot, keys(false)),
    };
  });
}

function presentAppeal({ id, report_id: report, text, appealed_at: at, answer_id: answer }: AppealRow) {
  const side = report === null ? ('affected' as const) : ('reporter' as const);
  return { id, side, text, appealed_at: at.toISOString(), is_decided: answer !== null };
}

function presentHistory({ created_at, suspended_until, stars_average, locale, ...account }: AccountHistory) {
  return {
    registered_at: created_at.toISOString(),
    state: account.state,
    suspended_until: suspended_until?.toISOString() ?? null,
    locale: isLocale(locale) ? locale : defaultLocale,
    adverts: account.adverts,
    reviews: account.reviews,
    stars: stars_average === null ? null : Number(stars_average),
  };
}

async function presentEarlier(db: Queryable, accountId: number, besides: number) {
  return (await listEarlierCases(db, accountId, besides)).map(({ decided_at: at, ...each }) => ({
    ...each,
    decided_at: at.toISOString(),
  }));
}
