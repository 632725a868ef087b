import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** @returns how many reports were erased, with the appeals of their cases */
export async function eraseReports(
  db: Queryable,
  { before, at, limit }: { readonly before: Date; readonly at: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await sql`
    with outdated as (
      select r.id, r.case_id from report r join moderation_case c on c.id = r.case_id
      where c.state = 'decided' and c.decided_at < ${before} and r.forgotten_at is null
      order by c.decided_at limit ${limit}),
    pictures as (delete from report_picture where report_id in (select id from outdated)),
    appeals as (
      update moderation_appeal set text = ''
      where decision_id in (select id from moderation_decision where case_id in (select case_id from outdated)))
    update report set name = null, email = null, reporter_id = null, text = '', forgotten_at = ${at},
      snapshot = '{"texts": [], "price": null, "stars": null, "place": null}'
    where id in (select id from outdated)
    returning id`.execute(db);
  return rows.length;
}
