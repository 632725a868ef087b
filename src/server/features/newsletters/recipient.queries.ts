import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

export interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly locale: string;
  /** Of the links that change and end the subscription. */
  readonly token: string;
}

interface Batch {
  /** What an issue is about. */
  readonly categories: readonly number[];
  /** The last recipient of the batch before; 0 at first. */
  readonly afterId: number;
  readonly limit: number;
}

/**
 * Who gets an issue about some categories, in batches by id: confirmed subscribers who chose one of them or one above
 * it, because a chosen category includes everything below it, also what is added later. Categories that must not be
 * advertised have no recipients.
 */
export async function listRecipients(db: Queryable, { categories, afterId, limit }: Batch): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select s.id, s.email, s.locale, s.token from subscriber s
    where s.state = 'active' and s.id > ${afterId}
      and exists (
        select from subscriber_category sc
        where sc.subscriber_id = s.id and sc.category_id = any(array(
          select distinct unnest(c.path) from category c
          where c.id = any(${[...categories]}::bigint[]) and c.may_be_advertised)))
    order by s.id limit ${limit}`.execute(db);
  return rows;
}
