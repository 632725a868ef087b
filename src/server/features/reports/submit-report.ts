import { randomInt } from 'node:crypto';
import { fieldError, fieldErrorsOf, throwFieldErrors, type FieldError } from '#shared/errors.ts';
import type { ReportInput, SentReport } from '#shared/reports/contract.ts';
import { reportsPerDay } from '#shared/reports/limits.ts';
import { needsContact, reasonRules, reasonsFor, type ReportReason } from '#shared/reports/reasons.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { cautionOf, findKnownFrauds, placeOf } from '#server/features/messages/index.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { assessRisk, graver, pointsOf, rankOf, type RiskFacts } from './assess-risk.ts';
import { getReportable } from './get-prospect.ts';
import { queueReportReceived } from './mails.ts';
import {
  countMeasures,
  countReporters,
  findReportBy,
  insertReport,
  insertReportPictures,
  lockOpenCase,
  updateCase,
  type CaseRow,
  type NewReport,
  type ReportRow,
} from './report.queries.ts';
import { textOf } from './reported-text.ts';
import { newSecret } from './secrets.ts';
import { countViews, type SubjectRow } from './subject.queries.ts';

interface Reporter {
  /** Undefined: a guest. */
  readonly accountId: number | undefined;
  readonly address: string;
}

const perDay = { max: reportsPerDay, windowSeconds: 86_400 };

/**
 * Reports something. While its case is open, the same reporter's next report changes nothing and is answered like the
 * first. A guest learns the secret address from the mail alone: it proves that the mailbox is theirs, and the answer does
 * not tell whether the address has reported before.
 * @throws FieldError (422); not_found for what the reporter must not know of; too_many_requests (429)
 */
export async function submitReport(context: Context, input: ReportInput, reporter: Reporter): Promise<SentReport> {
  const { db } = context;
  const at = context.now();
  const { accountId, address } = reporter;
  throwFieldErrors(findReportErrors(input, accountId));
  const key = accountId === undefined ? addressKey('report', address) : `report:account:${accountId}`;
  await countAgainstLimit(db, key, perDay, at);
  if (accountId === undefined && input.email !== '')
    await countAgainstLimit(db, `report:email:${input.email}`, perDay, at);
  const subject = await getReportable(db, input, accountId);
  if (accountId !== undefined && subject.account_id === accountId) throw fieldError('subject_id', 'own_report');
  return db.transaction().execute(async (tx) => {
    const opened = await lockOpenCase(tx, {
      kind: input.kind,
      subjectId: input.subject_id,
      accountId: subject.account_id,
      reason: input.reason,
      hash: newSecret(),
      at,
    });
    const email = accountId === undefined && needsContact(input.reason) ? input.email : null;
    const by = accountId === undefined ? email !== null && { email } : { reporterId: accountId };
    const known = by ? await findReportBy(tx, opened.id, by) : undefined;
    if (known) return presentSent(known);
    const evidence = await lockEvidence(tx, accountId, input.pictures);
    const report = await insertNumbered(tx, {
      case_id: opened.id,
      reason: input.reason,
      text: input.text,
      reporter_id: accountId ?? null,
      name: email === null ? null : input.name,
      email,
      locale: accountId === undefined ? input.lang : ((await findAccount(tx, accountId))?.locale ?? input.lang),
      hash: newSecret(),
      snapshot: subject.snapshot,
      reported_at: at,
    });
    await insertReportPictures(tx, report.id, { content: subject.pictures.map(({ id }) => id), evidence });
    await rank(context, tx, opened, { subject, reason: input.reason });
    await queueReportReceived(context, tx, report, input.kind);
    return presentSent(report);
  });
}

/** Rules that depend on each other's fields and on whether the reporter is logged in. */
export function findReportErrors(
  input: Partial<ReportInput>,
  accountId: number | undefined,
): Parameters<typeof throwFieldErrors>[0] {
  const { kind, reason, name, email } = input;
  const isGuest = accountId === undefined;
  const isNamed = !isGuest || (reason !== undefined && !needsContact(reason));
  return {
    reason: kind && reason && !reasonsFor(kind).includes(reason) ? 'invalid' : undefined,
    name: !isNamed && name === '' ? 'required' : undefined,
    email: !isNamed && email === '' ? 'required' : undefined,
    good_faith: input.good_faith === false && mayBeIllegal(reason) ? 'must_be_confirmed' : undefined,
    pictures: isGuest && (input.pictures?.length ?? 0) > 0 ? 'picture_unknown' : undefined,
  };
}

/** Without a reason the form still asks for good faith, so that the error comes with the others. */
const mayBeIllegal = (reason: ReportReason | undefined) => reason === undefined || reasonRules[reason].isIllegal;

/** The same for a form that the schema has rejected. */
export function listReportErrors(valid: Partial<ReportInput>, accountId: number | undefined): FieldError['errors'] {
  return fieldErrorsOf(findReportErrors(valid, accountId));
}

function presentSent({ number, hash, email }: ReportRow): SentReport {
  return { number, hash: email === null ? hash : null };
}

async function lockEvidence(tx: Tx, accountId: number | undefined, keys: readonly string[]): Promise<number[]> {
  if (accountId === undefined || keys.length === 0) return [];
  const wanted = [...new Set(keys)];
  const owned = await lockOwnPictures(tx, accountId, wanted);
  const isMissing = owned.length < wanted.length || owned.some((picture) => picture.unused_since === null);
  throwFieldErrors({ pictures: isMissing ? 'picture_unknown' : undefined });
  return owned.map(({ id }) => id);
}

async function insertNumbered(tx: Tx, row: Omit<NewReport, 'number'>): Promise<ReportRow> {
  for (;;) {
    const report = await insertReport(tx, { ...row, number: String(randomInt(100_000_000, 1_000_000_000)) });
    if (report) return report;
  }
}

/** Counts a new report of a locked case and places it in the queue. */
async function rank(
  context: Context,
  tx: Tx,
  opened: CaseRow,
  { subject, reason }: { readonly subject: SubjectRow; readonly reason: ReportReason },
): Promise<void> {
  const reports = opened.reports + 1;
  const gravest = opened.reports === 0 ? reason : graver(opened.reason, reason);
  const { account_id: accountId, subject_kind: kind, subject_id: id } = opened;
  const risk = assessRisk({
    reason: gravest,
    reporters: await countReporters(tx, opened.id),
    caution: await findCaution(context, tx, subject),
    measures: accountId === null ? 0 : await countMeasures(tx, accountId, opened.id),
    views: kind === 'listing' ? await countViews(tx, id) : 0,
  });
  const points = pointsOf(risk);
  await updateCase(tx, opened.id, {
    reports,
    reason: gravest,
    risk,
    points,
    rank_at: rankOf(opened.opened_at, points),
  });
}

async function findCaution(context: Context, db: Queryable, { snapshot }: SubjectRow): Promise<RiskFacts['caution']> {
  const place = placeOf(context);
  const text = textOf(snapshot);
  return cautionOf(text, { place, frauds: await findKnownFrauds(db, [text], place) });
}
