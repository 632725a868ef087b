import type { Queryable } from '#server/platform/db/db.ts';

/** The other side of a conversation; all null: the shop. */
export interface PersonRow {
  readonly id: number | null;
  readonly username: string | null;
  readonly authorized: boolean | null;
  /** Key of the picture. */
  readonly avatar: string | null;
}

export async function findPerson(
  db: Queryable,
  id: number,
): Promise<(PersonRow & { readonly state: string }) | undefined> {
  return db
    .selectFrom('account')
    .leftJoin('picture', 'picture.id', 'account.avatar_picture_id')
    .where('account.id', '=', id)
    .select(['account.id', 'username', 'authorized', 'state', 'picture.key as avatar'])
    .executeTakeFirst();
}
