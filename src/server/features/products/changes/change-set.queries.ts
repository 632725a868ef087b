import { sql } from 'kysely';
import type { BulkChange } from '#shared/products/bulk-contract.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Values } from '../values/product-values.ts';

export interface ChangeRow {
  readonly listing_id: number;
  readonly before: Values;
  readonly after: Values;
  readonly is_added: boolean;
}

interface NewChangeSet {
  readonly kind: 'bulk' | 'import';
  readonly actorId: number;
  readonly at: Date;
  /** What the list of products was asked to do, and with how many. */
  readonly bulk?: { readonly change: BulkChange; readonly products: number };
}

export async function insertChangeSet(tx: Tx, { kind, actorId, at, bulk }: NewChangeSet): Promise<number> {
  const { id } = await tx
    .insertInto('product_change_set')
    .values({
      kind,
      actor_id: actorId,
      made_at: at,
      ...(bulk && { change: JSON.stringify(bulk.change), products: bulk.products }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertChanges(tx: Tx, setId: number, changes: readonly ChangeRow[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into product_change (change_set_id, listing_id, before, after, is_added)
    select ${setId}::bigint, listing_id, before, after, is_added
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as change (listing_id bigint, before jsonb, after jsonb, is_added boolean)`.execute(tx);
}

export interface ChangeSetRow {
  readonly id: number;
  readonly kind: 'bulk' | 'import';
  readonly state: 'made' | 'undoing' | 'undone';
  readonly undone_by: number | null;
}

export async function lockChangeSet(tx: Tx, id: number): Promise<ChangeSetRow | undefined> {
  const row = await tx
    .selectFrom('product_change_set')
    .where('id', '=', id)
    .select(['id', 'kind', 'state', 'undone_by'])
    .forUpdate()
    .executeTakeFirst();
  return row as ChangeSetRow | undefined;
}

export async function setChangeSetState(
  tx: Tx,
  id: number,
  change: { readonly state: ChangeSetRow['state']; readonly undone_by?: number; readonly undone_at?: Date },
): Promise<void> {
  await tx.updateTable('product_change_set').set(change).where('id', '=', id).execute();
}

/** Changes that nobody has undone yet, in the order in which products are locked. */
export async function listChangesToUndo(tx: Tx, setId: number, limit: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select listing_id, before, after, is_added from product_change
    where change_set_id = ${setId}::bigint and undo is null order by listing_id limit ${limit}`.execute(tx);
  return rows;
}

export async function markUndone(
  tx: Tx,
  setId: number,
  { ids, undo }: { readonly ids: readonly number[]; readonly undo: 'undone' | 'left' },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update product_change set undo = ${undo}
    where change_set_id = ${setId}::bigint and listing_id = any (${[...ids]}::bigint[])`.execute(tx);
}

export async function countUndone(db: Queryable, setId: number): Promise<{ undone: number; left: number }> {
  const { rows } = await sql<{ undone: number; left: number }>`
    select count(*) filter (where undo = 'undone')::int as undone, count(*) filter (where undo = 'left')::int as left
    from product_change where change_set_id = ${setId}::bigint`.execute(db);
  return rows[0]!;
}

export interface LeftProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
}

/** Products that an undoing has left because somebody has changed them since, in the order of their ids. */
export async function listLeftProducts(
  db: Queryable,
  setId: number,
  { lang, limit }: { readonly lang: string; readonly limit: number },
): Promise<LeftProduct[]> {
  const { rows } = await sql<LeftProduct>`
    select p.listing_id as id, p.sku, t.name
    from product_change c
    join product p on p.listing_id = c.listing_id
    join listing_text t on t.listing_id = p.listing_id and t.locale = ${lang}
    where c.change_set_id = ${setId}::bigint and c.undo = 'left'
    order by c.listing_id limit ${limit}`.execute(db);
  return rows;
}

/** How many products the change set `s` changed; counted where it was made by a process of the previous version. */
export const productsOfSet = sql`coalesce(s.products,
  (select count(*)::int from product_change c where c.change_set_id = s.id))`;

/** The latest change of the list of products by somebody, unless it is undone. */
export async function findLatestBulkChange(
  db: Queryable,
  actorId: number,
  since: Date,
): Promise<{ id: number; made_at: Date; products: number } | undefined> {
  const { rows } = await sql<{ id: number; made_at: Date; products: number; state: string }>`
    select s.id, s.made_at, s.state, ${productsOfSet} as products
    from product_change_set s
    where s.actor_id = ${actorId}::bigint and s.kind = 'bulk' and s.made_at > ${since}
    order by s.made_at desc, s.id desc limit 1`.execute(db);
  if (rows[0]?.state !== 'made') return undefined;
  const { id, made_at, products } = rows[0];
  return { id, made_at, products };
}

/** @returns how many were deleted; those of imports go with their import */
export async function deleteOldChangeSets(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from product_change_set where id in (
      select id from product_change_set where made_at < ${before} and state <> 'undoing' order by made_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
