import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { storedContent, type ContentParts, type StoredContent } from './stored-content.ts';

/** Replaces the waiting change, under a new id: nobody approves a version they have not seen. */
export async function insertRevision(
  tx: Tx,
  { listingId, content, at }: { listingId: number; content: StoredContent; at: Date },
): Promise<number> {
  await withdrawRevision(tx, listingId, at);
  const { picture_ids: pictureIds, ...rest } = content;
  const { id } = await tx
    .insertInto('advert_revision')
    .values({ listing_id: listingId, state: 'waiting', content: JSON.stringify(rest), submitted_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (pictureIds.length > 0)
    await tx
      .insertInto('advert_revision_picture')
      .values(pictureIds.map((picture_id, index) => ({ revision_id: id, position: index + 1, picture_id })))
      .execute();
  return id;
}

export async function withdrawRevision(tx: Tx, listingId: number, at: Date): Promise<void> {
  const withdrawn = await tx
    .updateTable('advert_revision')
    .set({ state: 'withdrawn', decided_at: at })
    .where('listing_id', '=', listingId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute();
  await deleteRevisionPictures(
    tx,
    withdrawn.map(({ id }) => id),
  );
}

/** Releases the pictures of decided changes: those that no advert shows are then unused. */
export async function deleteRevisionPictures(tx: Tx, revisionIds: readonly number[]): Promise<void> {
  if (revisionIds.length === 0) return;
  await tx
    .deleteFrom('advert_revision_picture')
    .where('revision_id', 'in', [...revisionIds])
    .execute();
}

export async function decideRevision(
  tx: Tx,
  id: number,
  decision: { state: 'approved' | 'rejected'; reason: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('advert_revision')
    .set({ state: decision.state, decision_reason: decision.reason, decided_at: decision.at })
    .where('id', '=', id)
    .execute();
  await deleteRevisionPictures(tx, [id]);
}

/** The contents of changes, by the ids of the changes. `facts`: without descriptions and pictures. */
export async function listRevisionContents(
  db: Queryable,
  ids: readonly number[],
  parts: ContentParts = 'all',
): Promise<Map<number, StoredContent>> {
  const { rows } = await sql<{ id: number; content: unknown; picture_ids: number[] }>`
    select r.id,
      ${parts === 'all' ? sql`r.content` : sql`r.content || '{"description": ""}'`} as content,
      ${parts === 'all' ? sql`array(select picture_id from advert_revision_picture p where p.revision_id = r.id order by position)` : sql`array[]::bigint[]`} as picture_ids
    from advert_revision r
    where r.id = any (${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, content, picture_ids }) => [id, { ...storedContent.parse(content), picture_ids }] as const),
  );
}

export async function findWaitingRevisionId(db: Queryable, listingId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('advert_revision')
    .where('listing_id', '=', listingId)
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** A waiting change names its brand without a foreign key, so it is replaced along with the listings' brands. */
export async function replaceBrandInWaitingRevisions(tx: Tx, id: number, into: number | null): Promise<void> {
  await sql`
    update advert_revision set content = content || jsonb_build_object('brand_id', ${into}::integer)
    where content -> 'brand_id' = to_jsonb(${id}::integer) and state = 'waiting'`.execute(tx);
}

/** Gives the waiting changes of adverts in a category another category. */
export async function replaceCategoryInWaitingRevisions(tx: Tx, id: number, into: number): Promise<void> {
  await sql`
    update advert_revision set content = content || jsonb_build_object('category_id', ${into}::bigint)
    where content -> 'category_id' = to_jsonb(${id}::bigint) and state = 'waiting'`.execute(tx);
}

/** Gives the waiting changes of adverts with a package another package. */
export async function replacePackageInWaitingRevisions(tx: Tx, id: number, into: number): Promise<void> {
  await sql`
    update advert_revision set content = content || jsonb_build_object('package_id', ${into}::integer)
    where content -> 'package_id' = to_jsonb(${id}::integer) and state = 'waiting'`.execute(tx);
}
