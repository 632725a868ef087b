import type { Tx } from '#server/platform/db/db.ts';

export interface KnownPicture {
  readonly id: number;
  readonly key: string;
}

/** The given pictures that a blog post already uses, no matter who uploaded them. */
export async function listPicturesOfBlog(tx: Tx, keys: readonly string[]): Promise<KnownPicture[]> {
  if (keys.length === 0) return [];
  return tx
    .selectFrom('picture')
    .where('key', 'in', keys)
    .where('is_ready', '=', true)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('blog_post').whereRef('blog_post.picture_id', '=', 'picture.id').select('blog_post.id'),
        ),
        eb.exists(
          eb
            .selectFrom('blog_post_text_picture as used')
            .whereRef('used.picture_id', '=', 'picture.id')
            .select('used.picture_id'),
        ),
      ]),
    )
    .select(['id', 'key'])
    .orderBy('id')
    .forUpdate('picture')
    .execute();
}

/** Pictures are only added: earlier versions of the texts still need theirs. */
export async function keepTextPictures(tx: Tx, postId: number, pictureIds: readonly number[]): Promise<void> {
  if (pictureIds.length === 0) return;
  await tx
    .insertInto('blog_post_text_picture')
    .values(pictureIds.map((id) => ({ blog_post_id: postId, picture_id: id })))
    .onConflict((existing) => existing.doNothing())
    .execute();
}
