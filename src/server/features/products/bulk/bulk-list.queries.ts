import { sql } from 'kysely';
import type { BulkChange } from '#shared/products/bulk-contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { productsOfSet } from '../changes/change-set.queries.ts';
import type { Values } from '../values/product-values.ts';

export interface BulkChangeRecord {
  readonly id: number;
  readonly change: BulkChange | null;
  readonly products: number;
  readonly state: 'made' | 'undoing' | 'undone';
  readonly made_by: string;
  readonly made_at: Date;
  readonly undone_by: string | null;
  readonly undone_at: Date | null;
  readonly undone: number;
  readonly left: number;
}

const select = sql`
  select s.id, s.change, ${productsOfSet} as products, s.state, maker.username as made_by, s.made_at, undoer.username as undone_by,
    s.undone_at, coalesce(counted.undone, 0) as undone, coalesce(counted.left, 0) as left
  from product_change_set s
  join account maker on maker.id = s.actor_id
  left join account undoer on undoer.id = s.undone_by
  left join lateral (
    select count(*) filter (where c.undo = 'undone')::int as undone, count(*) filter (where c.undo = 'left')::int as left
    from product_change c where c.change_set_id = s.id and s.state <> 'made') counted on true
  where s.kind = 'bulk'`;

export const bulkChangesPerPage = 50;

/** The newest first; one more than a page holds. */
export async function listBulkChanges(db: Queryable, page: number): Promise<BulkChangeRecord[]> {
  const { rows } = await sql<BulkChangeRecord>`
    ${select} order by s.made_at desc, s.id desc
    limit ${bulkChangesPerPage + 1} offset ${(page - 1) * bulkChangesPerPage}`.execute(db);
  return rows;
}

export async function findBulkChange(db: Queryable, id: number): Promise<BulkChangeRecord | undefined> {
  const { rows } = await sql<BulkChangeRecord>`${select} and s.id = ${id}::bigint`.execute(db);
  return rows[0];
}

export interface ChangedProductRow {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
  readonly undo: 'undone' | 'left' | null;
}

export async function listChangedProducts(db: Queryable, setId: number, lang: string): Promise<ChangedProductRow[]> {
  const { rows } = await sql<ChangedProductRow>`
    select c.listing_id as id, p.sku, coalesce(t.name, p.sku) as name, c.before, c.after, c.undo
    from product_change c
    join product p on p.listing_id = c.listing_id
    left join listing_text t on t.listing_id = c.listing_id and t.locale = ${lang}
    where c.change_set_id = ${setId}::bigint order by c.listing_id`.execute(db);
  return rows;
}
