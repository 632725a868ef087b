import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { AppealOutcome, DecisionGround, Measure } from '#shared/reports/limits.ts';
import type { ReportKind } from '#shared/reports/reasons.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/**
 * What the measures of a decision have changed, or another decision before, when they were changed, as ISO times. What was
 * so before by hand is not taken back by an appeal. Suspensions follow from the decisions alone (`findSuspensionEnd`).
 */
export interface Applied {
  readonly hide?: string;
  readonly block?: string;
}

export interface DecisionRow {
  readonly id: number;
  readonly case_id: number;
  readonly decided_by: number | null;
  readonly decided_at: Date;
  readonly measures: Measure[];
  readonly suspended_days: number | null;
  readonly ground: DecisionGround | null;
  /** The statement of reasons. */
  readonly reasons: Readonly<Record<Locale, string>>;
  readonly applied: Applied;
  readonly outcome: AppealOutcome | null;
}

export async function insertDecision(tx: Tx, { applied, reasons, ...row }: Omit<DecisionRow, 'id'>) {
  const stored = await tx
    .insertInto('moderation_decision')
    .values({ ...row, applied: JSON.stringify(applied), reasons: JSON.stringify(reasons) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored as unknown as DecisionRow;
}

/** The decisions of a case, the first one first. */
export async function listDecisions(db: Queryable, caseId: number): Promise<DecisionRow[]> {
  const rows = await db
    .selectFrom('moderation_decision')
    .where('case_id', '=', caseId)
    .selectAll()
    .orderBy('id')
    .execute();
  return rows as unknown as DecisionRow[];
}

export interface OtherApplied {
  readonly subject_kind: ReportKind;
  readonly subject_id: number;
  readonly applied: Applied;
}

/** What the latest decisions on an account's cases have changed, besides one case. */
export async function listOtherApplied(db: Queryable, accountId: number, besides: number): Promise<OtherApplied[]> {
  const { rows } = await sql<OtherApplied>`
    select c.subject_kind, c.subject_id, latest.applied
    from moderation_case c
    cross join lateral (
      select applied from moderation_decision d where d.case_id = c.id order by d.id desc limit 1) latest
    where c.account_id = ${accountId} and c.id <> ${besides} and latest.applied <> '{}'`.execute(db);
  return rows;
}

/**
 * The last end of the suspensions that the latest decisions on an account's cases want; null: none wants any. The days run
 * from the first of a case's decisions since which it wants one.
 */
export async function findSuspensionEnd(db: Queryable, accountId: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(first.decided_at + latest.suspended_days * interval '24 hours') as until
    from moderation_case c
    cross join lateral (
      select suspended_days from moderation_decision d where d.case_id = c.id order by d.id desc limit 1) latest
    cross join lateral (
      select decided_at from moderation_decision d
      where d.case_id = c.id and d.id > coalesce(
        (select max(id) from moderation_decision other where other.case_id = c.id and other.suspended_days is null), 0)
      order by d.id limit 1) first
    where c.account_id = ${accountId} and latest.suspended_days is not null`.execute(db);
  return rows[0]!.until;
}

export interface AppealRow {
  readonly id: number;
  readonly decision_id: number;
  /** Null: the affected user. */
  readonly report_id: number | null;
  readonly text: string;
  readonly appealed_at: Date;
  readonly answer_id: number | null;
}

/** @returns undefined if this side has already appealed */
export async function insertAppeal(tx: Tx, row: Omit<AppealRow, 'id' | 'answer_id'>): Promise<AppealRow | undefined> {
  return tx
    .insertInto('moderation_appeal')
    .values(row)
    .onConflict((conflict) => conflict.columns(['decision_id', 'report_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function listAppeals(db: Queryable, caseId: number): Promise<AppealRow[]> {
  return db
    .selectFrom('moderation_appeal')
    .innerJoin('moderation_decision', 'moderation_decision.id', 'moderation_appeal.decision_id')
    .where('moderation_decision.case_id', '=', caseId)
    .selectAll('moderation_appeal')
    .orderBy('moderation_appeal.id')
    .execute();
}

/** Marks the waiting appeals against a case's decisions as answered. */
export async function answerAppeals(tx: Tx, caseId: number, answerId: number): Promise<void> {
  await tx
    .updateTable('moderation_appeal')
    .set({ answer_id: answerId })
    .where('answer_id', 'is', null)
    .where('decision_id', 'in', (of) => of.selectFrom('moderation_decision').where('case_id', '=', caseId).select('id'))
    .execute();
}
