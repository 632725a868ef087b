import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Gives an order another hash and remembers the digest of the former one. */
export async function replaceHash(tx: Tx, order: { id: number; hash: string; at: Date }): Promise<void> {
  const { id, hash, at } = order;
  await sql`
    with revoked as (
      insert into revoked_order_link (hash_digest, order_id, revoked_at)
      select sha256(convert_to(hash, 'UTF8')), id, ${at} from shop_order where id = ${id})
    update shop_order set hash = ${hash} where id = ${id}`.execute(tx);
}

/** Whether the hash opened the order before. */
export async function isRevokedHash(db: Queryable, id: number, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select from revoked_order_link
    where hash_digest = sha256(convert_to(${hash}, 'UTF8')) and order_id = ${id}`.execute(db);
  return rows.length > 0;
}
