import { sql } from 'kysely';
import type { CaseState } from '#shared/reports/limits.ts';
import type { ReportKind, ReportReason } from '#shared/reports/reasons.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Risk } from './assess-risk.ts';
import type { Snapshot } from './subject.queries.ts';

export interface CaseRow {
  readonly id: number;
  readonly subject_kind: ReportKind;
  readonly subject_id: number;
  readonly account_id: number | null;
  readonly state: CaseState;
  readonly reason: ReportReason;
  readonly reports: number;
  readonly risk: Risk[];
  readonly points: number;
  readonly opened_at: Date;
  readonly rank_at: Date;
  readonly decided_at: Date | null;
  readonly hash: string;
}

export interface NewCase {
  readonly kind: ReportKind;
  readonly subjectId: number;
  readonly accountId: number | null;
  readonly reason: ReportReason;
  readonly hash: string;
  readonly at: Date;
}

/** Finds or opens the case about a thing and locks it, so that its reports are counted one after the other. */
export async function lockOpenCase(tx: Tx, wanted: NewCase): Promise<CaseRow> {
  const { kind, subjectId, accountId, reason, hash, at } = wanted;
  const { rows } = await sql<CaseRow>`
    insert into moderation_case (subject_kind, subject_id, account_id, state, reason, risk, points, opened_at, rank_at, hash)
    values (${kind}, ${subjectId}, ${accountId}, 'open', ${reason}, '[]', 0, ${at}, ${at}, ${hash})
    on conflict (subject_kind, subject_id) where state = 'open' do update set state = 'open'
    returning *`.execute(tx);
  return rows[0]!;
}

export async function lockCase(tx: Tx, id: number): Promise<CaseRow | undefined> {
  const row = await tx.selectFrom('moderation_case').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  return row as CaseRow | undefined;
}

export async function findCase(db: Queryable, id: number): Promise<CaseRow | undefined> {
  const row = await db.selectFrom('moderation_case').where('id', '=', id).selectAll().executeTakeFirst();
  return row as CaseRow | undefined;
}

export async function updateCase(
  tx: Tx,
  id: number,
  change: Partial<Pick<CaseRow, 'state' | 'reason' | 'reports' | 'points' | 'rank_at' | 'decided_at'>> & {
    readonly risk?: readonly Risk[];
  },
): Promise<void> {
  const { risk, ...rest } = change;
  await tx
    .updateTable('moderation_case')
    .set({ ...rest, ...(risk && { risk: JSON.stringify(risk) }) })
    .where('id', '=', id)
    .execute();
}

/** How many of the account's things were decided on with a measure, besides one case. */
export async function countMeasures(db: Queryable, accountId: number, besides: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation_case c
    cross join lateral (
      select measures from moderation_decision d where d.case_id = c.id order by d.id desc limit 1) latest
    where c.account_id = ${accountId} and c.id <> ${besides} and latest.measures <> '{}'`.execute(db);
  return rows[0]!.count;
}

export interface ReportRow {
  readonly id: number;
  readonly number: string;
  readonly case_id: number;
  readonly reason: ReportReason;
  readonly text: string;
  readonly reporter_id: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly hash: string;
  readonly snapshot: Snapshot;
  readonly reported_at: Date;
}

/** The report that an account or a guest's address has sent to a case. */
export async function findReportBy(
  db: Queryable,
  caseId: number,
  by: { readonly reporterId: number } | { readonly email: string },
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select * from report where case_id = ${caseId}
      and ${'email' in by ? sql`lower(email) = ${by.email}` : sql`reporter_id = ${by.reporterId}`}`.execute(db);
  return rows[0];
}

/** How many different people have reported. Those without account and address count as one. */
export async function countReporters(db: Queryable, caseId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(reporter_id::text, lower(email), ''))::int as count from report
    where case_id = ${caseId}`.execute(db);
  return rows[0]!.count;
}

export type NewReport = Omit<ReportRow, 'id'>;

/** @returns undefined if the number is taken */
export async function insertReport(tx: Tx, { snapshot, ...row }: NewReport): Promise<ReportRow | undefined> {
  const stored = await tx
    .insertInto('report')
    .values({ ...row, snapshot: JSON.stringify(snapshot) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst();
  return stored as ReportRow | undefined;
}

export async function insertReportPictures(
  tx: Tx,
  reportId: number,
  { content, evidence }: { readonly content: readonly number[]; readonly evidence: readonly number[] },
): Promise<void> {
  const rows = [content, evidence].flatMap((ids, group) =>
    ids.map((picture_id, position) => ({ report_id: reportId, is_evidence: group === 1, position, picture_id })),
  );
  if (rows.length > 0) await tx.insertInto('report_picture').values(rows).execute();
}

/** Keys of the pictures of reports, in their order. */
export async function listReportPictures(
  db: Queryable,
  reportIds: readonly number[],
): Promise<{ report_id: number; is_evidence: boolean; key: string }[]> {
  if (reportIds.length === 0) return [];
  return db
    .selectFrom('report_picture')
    .innerJoin('picture', 'picture.id', 'report_picture.picture_id')
    .where('report_id', 'in', [...reportIds])
    .select(['report_id', 'is_evidence', 'picture.key'])
    .orderBy('report_id')
    .orderBy('position')
    .execute();
}

export async function findReportByNumber(db: Queryable, number: string): Promise<ReportRow | undefined> {
  const row = await db.selectFrom('report').where('number', '=', number).selectAll().executeTakeFirst();
  return row as unknown as ReportRow | undefined;
}

/** The reports of a case, the first one first. */
export async function listReportsOf(db: Queryable, caseId: number): Promise<ReportRow[]> {
  const rows = await db.selectFrom('report').where('case_id', '=', caseId).selectAll().orderBy('id').execute();
  return rows as unknown as ReportRow[];
}

export interface OwnReportRow {
  readonly number: string;
  readonly hash: string;
  readonly kind: ReportKind;
  readonly name: string;
  readonly reason: ReportReason;
  readonly state: CaseState;
  readonly has_action: boolean | null;
  readonly reported_at: Date;
}

/** A page of an account's reports and one more, the newest first. */
export async function listReportsBy(
  db: Queryable,
  accountId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<OwnReportRow[]> {
  const { rows } = await sql<OwnReportRow>`
    select r.number, r.hash, c.subject_kind as kind, r.reason, c.state, r.reported_at,
      coalesce(nullif(r.snapshot #>> '{texts,0,name}', ''), left(r.snapshot #>> '{texts,0,text}', 120), '') as name,
      (select d.measures <> '{}' from moderation_decision d where d.case_id = c.id order by d.id desc limit 1)
        as has_action
    from report r join moderation_case c on c.id = r.case_id
    where r.reporter_id = ${accountId}
    order by r.id desc
    limit ${perPage + 1} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}
