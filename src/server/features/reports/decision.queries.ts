import type { Locale } from '#shared/i18n/locales.ts';
import type { AppealOutcome, DecisionGround, Measure } from '#shared/reports/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** What the measures of a decision have changed. What was so before is not taken back by an appeal. */
export interface Applied {
  /** When the thing was hidden, as ISO time. */
  readonly hide?: string;
  /** The end of the suspension, as ISO time. */
  readonly suspend?: string;
  readonly block?: true;
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
