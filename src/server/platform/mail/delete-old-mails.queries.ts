import { sql } from 'kysely';
import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Queryable } from '../db/db.ts';
import { inBatches } from '../db/in-batches.ts';

const batch = 500;

/** Deletes mails that were written long ago, sent or not. @returns how many */
export async function deleteOldMails({
  db,
  now,
}: {
  readonly db: Queryable;
  readonly now: () => Date;
}): Promise<number> {
  const before = outdatedBefore(now(), retentionMonths.logs);
  return inBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from mail where id in (
        select id from mail where created_at < ${before} order by created_at limit ${batch} for update skip locked)`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
}
