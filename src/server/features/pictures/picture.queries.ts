import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface PictureRow {
  readonly key: string;
  readonly drawing: unknown;
  readonly width: number;
  readonly height: number;
}

export async function findPicture(db: Queryable, key: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('picture')
    .where('key', '=', key)
    .where('is_ready', '=', true)
    .select(['key', 'drawing', 'width', 'height'])
    .executeTakeFirst();
}

/** Inserts an upload that is not ready: nobody sees it before its files exist. */
export async function insertUpload(
  db: Queryable,
  upload: { key: string; ownerId: number; width: number; height: number; now: Date },
): Promise<void> {
  const { key, ownerId, width, height, now } = upload;
  await db
    .insertInto('picture')
    .values({ key, owner_id: ownerId, width, height, uploaded_at: now, unused_since: now, is_ready: false })
    .execute();
}

export async function makeReady(db: Queryable, key: string): Promise<void> {
  await db.updateTable('picture').set({ is_ready: true }).where('key', '=', key).execute();
}

export async function countUnused(db: Queryable, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('picture')
    .where('owner_id', '=', ownerId)
    .where('unused_since', 'is not', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface OwnPicture {
  readonly id: number;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly unused_since: Date | null;
}

/** Locks ready uploads of an account against use and removal by others. @returns them in the order of the keys */
export async function lockOwnPictures(tx: Tx, ownerId: number, keys: readonly string[]): Promise<OwnPicture[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('picture')
    .where('owner_id', '=', ownerId)
    .where('key', 'in', keys)
    .where('is_ready', '=', true)
    .select(['id', 'key', 'width', 'height', 'unused_since'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}

/** Hides a picture: from now on nobody sees it or starts to use it. */
export async function retirePicture(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('picture').set({ is_ready: false }).where('id', '=', id).execute();
}

/** Retires pictures unused since before a time, including uploads that a killed process left unfinished. */
export async function retireUnused(db: Queryable, before: Date, limit: number): Promise<{ key: string }[]> {
  return db
    .updateTable('picture')
    .set({ is_ready: false })
    .where('id', 'in', (of) =>
      of
        .selectFrom('picture')
        .where('unused_since', '<', before)
        .orderBy('unused_since')
        .limit(limit)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returning('key')
    .execute();
}

export async function deletePicture(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('picture').where('key', '=', key).execute();
}
