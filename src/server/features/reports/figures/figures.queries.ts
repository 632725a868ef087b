import { sql } from 'kysely';
import type { ReportKind, ReportReason } from '#shared/reports/reasons.ts';
import type { Queryable } from '#server/platform/db/db.ts';

interface Span {
  readonly from: Date;
  readonly to: Date;
}

export async function countReportsBetween(
  db: Queryable,
  { from, to }: Span,
): Promise<{ kind: ReportKind; reason: ReportReason; count: number }[]> {
  const { rows } = await sql<{ kind: ReportKind; reason: ReportReason; count: number }>`
    select c.subject_kind as kind, r.reason, count(*)::int as count
    from report r join moderation_case c on c.id = r.case_id
    where r.reported_at >= ${from} and r.reported_at < ${to}
    group by 1, 2 order by count desc, 1, 2`.execute(db);
  return rows;
}

export interface DecisionCounts {
  readonly total: number;
  readonly no_action: number;
  readonly hide: number;
  readonly warn: number;
  readonly suspend: number;
  readonly block: number;
  readonly median_hours: number | null;
}

/** First decisions; those on appeals are outcomes of appeals. */
export async function countDecisionsBetween(db: Queryable, { from, to }: Span): Promise<DecisionCounts> {
  const has = (measure: string) => sql`(count(*) filter (where ${measure} = any (d.measures)))::int`;
  const { rows } = await sql<DecisionCounts>`
    select count(*)::int as total, (count(*) filter (where d.measures = '{}'))::int as no_action,
      ${has('hide')} as hide, ${has('warn')} as warn, ${has('suspend')} as suspend, ${has('block')} as block,
      round((percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - c.opened_at)) / 3600)::numeric, 1)
        ::float as median_hours
    from moderation_decision d join moderation_case c on c.id = d.case_id
    where d.decided_at >= ${from} and d.decided_at < ${to} and d.outcome is null`.execute(db);
  return rows[0]!;
}

export interface AppealCounts {
  readonly affected: number;
  readonly reporter: number;
  readonly waiting: number;
  readonly upheld: number;
  readonly reversed: number;
  readonly changed: number;
}

export async function countAppealsBetween(db: Queryable, { from, to }: Span): Promise<AppealCounts> {
  const ended = (outcome: string) => sql`(count(*) filter (where answer.outcome = ${outcome}))::int`;
  const { rows } = await sql<AppealCounts>`
    select (count(*) filter (where a.report_id is null))::int as affected,
      (count(*) filter (where a.report_id is not null))::int as reporter,
      (count(*) filter (where a.answer_id is null))::int as waiting,
      ${ended('upheld')} as upheld, ${ended('reversed')} as reversed, ${ended('changed')} as changed
    from moderation_appeal a left join moderation_decision answer on answer.id = a.answer_id
    where a.appealed_at >= ${from} and a.appealed_at < ${to}`.execute(db);
  return rows[0]!;
}

/** Texts to many people, which are held without a person. */
export async function countHeldBetween(
  db: Queryable,
  { from, to }: Span,
): Promise<{ held: number; released: number; refused: number }> {
  const { rows } = await sql<{ held: number; released: number; refused: number }>`
    select count(*)::int as held, (count(*) filter (where state = 'released'))::int as released,
      (count(*) filter (where state = 'refused'))::int as refused
    from held_text where held_at >= ${from} and held_at < ${to}`.execute(db);
  return rows[0]!;
}

export async function findFirstReport(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ first: Date | null }>`select min(reported_at) as first from report`.execute(db);
  return rows[0]!.first;
}
