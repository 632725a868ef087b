import {
  conflict,
  fieldError,
  fieldErrorsOf,
  forbidden,
  notFound,
  throwFieldErrors,
  type FieldError,
  type FoundErrors,
} from '#shared/errors.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { DecisionInput } from '#shared/reports/admin-contract.ts';
import type { AppealOutcome, Measure } from '#shared/reports/limits.ts';
import type { Context } from '#server/context.ts';
import { lockModerated, mayModerate } from '#server/features/accounts/index.ts';
import { insertFraudIdentifiers } from '#server/features/messages/index.ts';
import { chooseReason } from '#server/features/reasons/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { applyMeasures, applySuspensions } from './apply-measures.ts';
import { caseVersion } from './case-version.ts';
import { answerAppeals, insertDecision, listAppeals, listDecisions, type DecisionRow } from './decision.queries.ts';
import { findObstacle } from './find-obstacle.ts';
import { queueAffectedDecided, queueReportDecided } from './mails.ts';
import { allowedMeasures, mayOpen } from './report-policy.ts';
import { listReportsOf, lockCase, updateCase, type CaseRow, type ReportRow } from './report.queries.ts';
import { identifiersIn } from './reported-text.ts';

/**
 * Decides on a case, or on the appeals against its decision: applies the measures, takes back those that an appeal has
 * ended, and tells both sides. All of it or nothing.
 * @throws FieldError (422); not_found; forbidden for cases that the actor must not open (`mayOpen`) and where
 *   `findObstacle` finds an obstacle;
 *   conflict (409) when the case has changed since it was shown, for example because somebody else has decided
 */
export async function decideCase(context: Context, id: number, input: DecisionInput, actor: Caller): Promise<void> {
  throwFieldErrors(findDecisionErrors(input));
  const reasonFor = await chooseReason(context, 'report', input);
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const { row, reports, decisions, account } = await lockDecidable(tx, id, input.version, actor);
    const measures = ensureAllowed(row, input.measures, {
      scopes: actor.scopes,
      mayModerate: account !== undefined && mayModerate(account, actor),
    });
    const days = measures.includes('suspend') ? input.suspended_days : null;
    const earlier = decisions.at(-1);
    const by = { actorId: actor.accountId, at, reason: account ? reasonFor(account) : '' };
    const applied = await applyMeasures(tx, row, measures, { earlier, by });
    const decision = await insertDecision(tx, {
      case_id: id,
      decided_by: actor.accountId,
      decided_at: at,
      measures,
      suspended_days: days,
      ground: measures.length > 0 ? input.ground : null,
      reasons: mapLocales((locale) => reasonFor({ locale })),
      applied,
      outcome: row.state === 'appealed' ? outcomeOf(earlier!, measures, days) : null,
    });
    if (account) await applySuspensions(tx, account.id, by);
    await updateCase(tx, id, { state: 'decided', decided_at: at });
    await answerAppeals(tx, id, decision.id);
    await addFrauds(context, tx, reports, { values: input.frauds, actorId: actor.accountId, at });
    await record(tx, row, { decision, earlier, actorId: actor.accountId });
    for (const report of reports) await queueReportDecided(context, tx, report, { decided: row, decision });
    // Whoever was reported without reason and without consequence need not know of it.
    const isAffected = measures.length > 0 || (earlier?.measures.length ?? 0) > 0;
    const { snapshot } = reports[0]!;
    if (account && isAffected) await queueAffectedDecided(context, tx, account, { decided: row, decision, snapshot });
  });
}

function findDecisionErrors({ measures = [], ...input }: Partial<DecisionInput>): FoundErrors {
  return {
    ground: measures.length > 0 && input.ground === null ? 'required' : undefined,
    suspended_days: measures.includes('suspend') && input.suspended_days === null ? 'required' : undefined,
    reason: input.reason_id === null && input.reason === '' ? 'required' : undefined,
  };
}

/** The same for a form that the schema has rejected. */
export function listDecisionErrors(valid: Partial<DecisionInput>): FieldError['errors'] {
  return fieldErrorsOf(findDecisionErrors(valid));
}

async function lockDecidable(tx: Tx, id: number, version: string, actor: Caller) {
  const row = await lockCase(tx, id);
  if (!row) throw notFound();
  if (!mayOpen(row, actor)) throw forbidden();
  const reports = await listReportsOf(tx, id);
  const decisions = await listDecisions(tx, id);
  const appeals = await listAppeals(tx, id);
  const account = row.account_id === null ? undefined : await lockModerated(tx, row.account_id);
  const { obstacle } = await findObstacle(tx, row, { reports, decisions, account }, actor);
  if (obstacle !== null) throw forbidden();
  if (row.state === 'decided' || version !== caseVersion(row, appeals)) throw conflict();
  return { row, reports, decisions, account };
}

function ensureAllowed(
  { subject_kind: kind, account_id: accountId }: CaseRow,
  wanted: readonly Measure[],
  actor: Parameters<typeof allowedMeasures>[1],
): Measure[] {
  const allowed = allowedMeasures({ kind, hasAccount: accountId !== null }, actor);
  if (wanted.some((measure) => !allowed.includes(measure))) throw fieldError('measures', 'invalid');
  return allowed.filter((measure) => wanted.includes(measure));
}

function outcomeOf(earlier: DecisionRow, measures: readonly Measure[], days: number | null): AppealOutcome {
  const isSame =
    earlier.measures.length === measures.length &&
    measures.every((measure) => earlier.measures.includes(measure)) &&
    earlier.suspended_days === days;
  if (isSame) return 'upheld';
  return (earlier.measures.length === 0) === (measures.length === 0) ? 'changed' : 'reversed';
}

/** Only what stands in the reported texts can be declared a fraudster's. */
async function addFrauds(
  { config }: Context,
  tx: Tx,
  reports: readonly ReportRow[],
  { values, actorId, at }: { readonly values: readonly string[]; readonly actorId: number; readonly at: Date },
): Promise<void> {
  if (values.length === 0) return;
  const found = new Set(reports.flatMap((report) => identifiersIn(report, config.shop.country)));
  if (values.some((value) => !found.has(value))) throw fieldError('frauds', 'invalid');
  await insertFraudIdentifiers(tx, values, { actorId, at });
  const entry = { actorId, action: 'add', entity: 'fraud_identifier', entityId: null, after: { values } } as const;
  await recordAudit(tx, [entry], at);
}

async function record(
  tx: Tx,
  { id }: CaseRow,
  { decision, earlier, actorId }: { decision: DecisionRow; earlier: DecisionRow | undefined; actorId: number },
): Promise<void> {
  const { measures, suspended_days, ground, reasons, outcome, decided_at: at } = decision;
  const after = { measures, suspended_days, ground, reason: reasons[defaultLocale], outcome };
  const before = earlier ? { measures: earlier.measures, suspended_days: earlier.suspended_days } : undefined;
  const action = earlier ? 'decide_appeal' : 'decide';
  await recordAudit(tx, [{ actorId, action, entity: 'moderation_case', entityId: id, before, after }], at);
}
