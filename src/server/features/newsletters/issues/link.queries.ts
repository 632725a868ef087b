import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** Stores where the links of an issue lead; those that are known keep their ids. @returns ids by address */
export async function registerLinks(
  db: Queryable,
  issueId: number,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  await sql`
    insert into newsletter_link (issue_id, address)
    select ${issueId}::integer, address from unnest(${[...addresses]}::text[]) wanted (address)
    on conflict (issue_id, address) do nothing`.execute(db);
  const rows = await db
    .selectFrom('newsletter_link')
    .where('issue_id', '=', issueId)
    .where('address', 'in', [...addresses])
    .select(['id', 'address'])
    .execute();
  return new Map(rows.map(({ id, address }) => [address, id]));
}

export async function findLink(db: Queryable, issueId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsletter_link')
    .where('id', '=', id)
    .where('issue_id', '=', issueId)
    .select('address')
    .executeTakeFirst();
  return row?.address;
}

export async function addLinkClick(db: Queryable, id: number, day: string): Promise<void> {
  await sql`
    insert into newsletter_link_day (link_id, day, clicks) values (${id}, ${day}::date, 1)
    on conflict (link_id, day) do update set clicks = newsletter_link_day.clicks + 1`.execute(db);
}

/** The links of an issue, the most followed first. */
export async function listLinks(db: Queryable, issueId: number): Promise<{ address: string; clicks: number }[]> {
  const { rows } = await sql<{ address: string; clicks: number }>`
    select l.address, coalesce(sum(d.clicks), 0)::integer as clicks
    from newsletter_link l left join newsletter_link_day d on d.link_id = l.id
    where l.issue_id = ${issueId} group by l.id order by clicks desc, l.id`.execute(db);
  return rows;
}
