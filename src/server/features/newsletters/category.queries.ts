import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface OfferedRow {
  readonly id: number;
  readonly path: number[];
  readonly name: string;
}

/** The categories that may be advertised, parents before their children, each level in its order. */
export async function listOfferedRows(db: Queryable, locale: Locale): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    select c.id, c.path, t.name from category c
    join category_text t on t.category_id = c.id and t.locale = ${locale}
    where c.may_be_advertised
    order by c.level, c.position, c.id`.execute(db);
  return rows;
}

/** Those of some ids that newsletters may be about. */
export async function listOfferedIds(db: Queryable, ids?: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('category')
    .where('may_be_advertised', '=', true)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...ids!]))
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces a merged category by the other one in subscribers' choices and in issues. */
export async function replaceChosenCategory(tx: Tx, id: number, into: number): Promise<void> {
  await sql`
    insert into subscriber_category (subscriber_id, category_id)
    select subscriber_id, ${into}::bigint from subscriber_category where category_id = ${id}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into newsletter_issue_category (issue_id, category_id)
    select issue_id, ${into}::bigint from newsletter_issue_category where category_id = ${id}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('subscriber_category').where('category_id', '=', id).execute();
  await tx.deleteFrom('newsletter_issue_category').where('category_id', '=', id).execute();
}
