import type { PostInput, PostTexts } from '#shared/content/blog-contract.ts';
import { isWritten } from '#shared/content/posts.ts';
import { forbidden, notFound } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { findRevisions, hasRevisions, insertRevision } from '#server/features/revisions/index.ts';
import { deletePost, insertDraft, lockPost, savePostTexts, updatePost, type StoredPost } from './admin-blog.queries.ts';
import { checkPost } from './check-post.ts';
import { auditedPost, editedPart } from './post-presenter.ts';
import { keepTextPictures } from './post-picture.queries.ts';
import { mayDeletePost } from './post-policy.ts';

/** Adds a draft. @throws FieldError (422) as `checkPost` */
export async function addPost({ db, now }: Context, actorId: number, input: PostInput): Promise<{ id: number }> {
  return db.transaction().execute((tx) => insertPost(tx, actorId, input, now()));
}

/** Adds a draft with the content of another post. @throws not_found */
export async function copyPost({ db, now }: Context, actorId: number, id: number): Promise<{ id: number }> {
  return db.transaction().execute(async (tx) => {
    const post = await getLockedPost(tx, id);
    return insertPost(tx, actorId, editedPart(post), now());
  });
}

/** @throws not_found; conflict when somebody else changed it meanwhile; FieldError (422) as `checkPost` */
export async function changePost(
  context: Context,
  actorId: number,
  id: number,
  { version, ...input }: PostInput & { readonly version: string },
): Promise<void> {
  await change(context, actorId, { id, version }, async () => input);
}

/** Saves earlier texts again, as a new version. @throws as `changePost` */
export async function restorePost(
  context: Context,
  actorId: number,
  id: number,
  { revision, version }: { readonly revision: number; readonly version: string },
): Promise<void> {
  await change(context, actorId, { id, version }, async (tx, post) => {
    const [restored] = await findRevisions<PostTexts>(tx, 'blog_post', id, revision);
    if (!restored) throw notFound();
    return { ...editedPart(post), texts: restored.texts };
  });
}

/** @throws not_found; forbidden for a post that is or was public */
export async function removePost({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const post = await getLockedPost(tx, id);
    if (!mayDeletePost(post)) throw forbidden();
    await deletePost(tx, id);
    const before = auditedPost(post);
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'blog_post', entityId: id, before }], now());
  });
}

export async function getLockedPost(tx: Tx, id: number): Promise<StoredPost> {
  const post = await lockPost(tx, id);
  if (!post) throw notFound();
  return post;
}

async function insertPost(tx: Tx, actorId: number, input: PostInput, at: Date): Promise<{ id: number }> {
  const texts = withSlugs(input.texts);
  const pictures = await checkPost(tx, actorId, { ...input, texts }, false);
  const id = await insertDraft(tx, fieldsOf(input, pictures.titleId), at);
  await savePostTexts(tx, id, texts);
  await keepTextPictures(tx, id, pictures.textIds);
  await insertRevision(tx, 'blog_post', { ownerId: id, savedAt: at, savedBy: actorId, texts });
  const after = auditedPost((await lockPost(tx, id))!);
  await recordAudit(tx, [{ actorId, action: 'add', entity: 'blog_post', entityId: id, after }], at);
  return { id };
}

async function change(
  { db, now }: Context,
  actorId: number,
  { id, version }: { readonly id: number; readonly version: string },
  inputOf: (tx: Tx, post: StoredPost) => Promise<PostInput>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const post = await getLockedPost(tx, id);
    ensureVersion(editedPart(post), version);
    const input = await inputOf(tx, post);
    const texts = withSlugs(input.texts);
    const pictures = await checkPost(tx, actorId, { ...input, texts }, post.is_published);
    const changed = { ...input, texts };
    if (JSON.stringify(editedPart(post)) === JSON.stringify(inOrder(changed))) return;
    const at = now();
    if (JSON.stringify(texts) !== JSON.stringify(post.texts)) {
      // What the post said before it had a history is its first version.
      if (!(await hasRevisions(tx, 'blog_post', id)))
        await insertRevision(tx, 'blog_post', {
          ownerId: id,
          savedAt: post.updated_at,
          savedBy: null,
          texts: post.texts,
        });
      await savePostTexts(tx, id, texts);
      await insertRevision(tx, 'blog_post', { ownerId: id, savedAt: at, savedBy: actorId, texts });
    }
    await updatePost(tx, id, { ...fieldsOf(input, pictures.titleId), updated_at: at });
    await keepTextPictures(tx, id, pictures.textIds);
    const [before, after] = [auditedPost(post), auditedPost((await lockPost(tx, id))!)];
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'blog_post', entityId: id, before, after }], at);
  });
}

function fieldsOf({ category_id, author }: PostInput, pictureId: number | null) {
  return { blog_category_id: category_id, author, picture_id: pictureId };
}

/** The keys in the order of `editedPart`, so that both can be compared as JSON. */
function inOrder({ category_id, author, picture_key, texts }: PostInput): PostInput {
  return { category_id, author, picture_key, texts };
}

/** Also puts the keys in order: JSON of the database does not keep it, but versions depend on it. */
function withSlugs(texts: PostTexts): PostTexts {
  return mapLocales((locale) => {
    const { title, perex, body, seo_title, seo_description, slug } = texts[locale];
    const made = isWritten(texts[locale]) ? localisedSlug(title, locale) || 'clanek' : '';
    return { title, slug: slug || made, perex, body, seo_title, seo_description };
  });
}
