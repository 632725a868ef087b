import { sql } from 'kysely';
import { dealsPerPage, type DealFolder } from '#shared/deals/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { dealColumns, type DealRow } from './deal.queries.ts';

export interface ListedDealRow extends DealRow {
  readonly subject: string;
  readonly partner_id: number;
  readonly partner: string;
}

interface Filter {
  readonly folder: DealFolder;
  readonly page: number;
}

const inFolder = (folder: DealFolder) =>
  folder === 'open' ? sql`state in ('offered', 'accepted', 'agreed')` : sql`ended_at is not null`;

/** A page of an account's deals on either side, chosen from the indexes of both before the rest is joined. */
export async function listDealRows(
  db: Queryable,
  accountId: number,
  { folder, page }: Filter,
): Promise<{ rows: ListedDealRow[]; total: number }> {
  const first = (page - 1) * dealsPerPage;
  const own = (column: 'seller_id' | 'buyer_id') =>
    sql`(select id from deal where ${sql.ref(column)} = ${accountId} and ${inFolder(folder)}
      order by id desc limit ${first + dealsPerPage}::bigint)`;
  const columns = sql.join(dealColumns.map((each) => sql.ref(each)));
  const [{ rows }, counted] = await Promise.all([
    sql<ListedDealRow>`
      with chosen as (
        select id from (${own('seller_id')} union all ${own('buyer_id')}) either
        order by id desc limit ${dealsPerPage}::bigint offset ${first}::bigint)
      select ${columns}, c.subject, p.id as partner_id, p.username as partner
      from chosen
      join deal on deal.id = chosen.id
      join conversation c on c.id = deal.conversation_id
      join account p on p.id = case when deal.seller_id = ${accountId} then deal.buyer_id else deal.seller_id end
      order by deal.id desc`.execute(db),
    sql<{ total: number }>`
      select ((select count(*) from deal where seller_id = ${accountId} and ${inFolder(folder)})
        + (select count(*) from deal where buyer_id = ${accountId} and ${inFolder(folder)}))::int as total`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}
