import type { Queryable } from '#server/platform/db/db.ts';

export interface PictureRow {
  readonly drawing: unknown;
  readonly width: number;
  readonly height: number;
}

export async function findPicture(db: Queryable, key: string): Promise<PictureRow | undefined> {
  return db.selectFrom('picture').where('key', '=', key).select(['drawing', 'width', 'height']).executeTakeFirst();
}
