import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { lockOwnPictures, removeUnusedPictures } from './index.ts';
import { findPicture, insertUpload, makeReady } from './picture.queries.ts';
import { createPictureRenderer } from './render-picture.ts';

const testing = useTestContext();
const hour = 3_600_000;
let accountId = 0;
let counter = 0;

beforeEach(async () => {
  const { db } = testing.context;
  await db.updateTable('account').set({ avatar_picture_id: null }).execute();
  for (const table of ['listing_picture', 'blog_post', 'picture'] as const) await db.deleteFrom(table).execute();
  accountId = await buildAccount(db);
});

/** An upload and its files. */
async function buildUpload({ now = new Date(), isReady = true } = {}): Promise<{ id: number; key: string }> {
  const { db, files } = testing.context;
  const key = `upload-${++counter}`;
  await insertUpload(db, { key, ownerId: accountId, width: 100, height: 100, now });
  for (const file of ['master.webp', '160.avif']) await files.put(`pictures/${key}/${file}`, Buffer.from(key));
  if (isReady) await makeReady(db, key);
  return db.selectFrom('picture').where('key', '=', key).select(['id', 'key']).executeTakeFirstOrThrow();
}
const removeAfter = (hours: number) =>
  removeUnusedPictures({ ...testing.context, now: () => new Date(Date.now() + hours * hour) });
const keys = async () =>
  (await testing.context.db.selectFrom('picture').select('key').orderBy('id').execute()).map(({ key }) => key);
const state = async (id: number) => {
  const picture = testing.context.db.selectFrom('picture').where('id', '=', id);
  const { uses, unused_since } = await picture.select(['uses', 'unused_since']).executeTakeFirstOrThrow();
  return { uses, isUnused: unused_since !== null };
};
const setAvatar = (id: number | null) =>
  testing.context.db.updateTable('account').set({ avatar_picture_id: id }).where('id', '=', accountId).execute();

describe('a picture that nothing uses', () => {
  test('is removed after a day with its files, as is an unfinished upload', async () => {
    const { files } = testing.context;
    const unused = await buildUpload();
    const halfDone = await buildUpload({ isReady: false });
    expect([await removeAfter(23), await keys()]).toEqual([0, [unused.key, halfDone.key]]);
    expect([await removeAfter(25), await keys()]).toEqual([2, []]);
    for (const { key } of [unused, halfDone])
      for (const file of ['master.webp', '160.avif'])
        expect(await files.find(`pictures/${key}/${file}`)).toBeUndefined();
  });

  test('is retried when its files cannot be removed', async () => {
    const { key } = await buildUpload();
    const files = { ...testing.context.files, deleteFolder: () => Promise.reject(new Error('away')) };
    const later = { ...testing.context, files, now: () => new Date(Date.now() + 25 * hour) };
    await expect(removeUnusedPictures(later)).rejects.toThrow('away');
    expect(await keys()).toEqual([key]);
    expect([await removeAfter(25), await keys()]).toEqual([1, []]);
  });

  test('is not removed when it is a drawing', async () => {
    await testing.context.db.insertInto('picture').values({ key: 'drawn-picture', drawing: '{}' }).execute();
    expect([await removeAfter(10_000), await keys()]).toEqual([0, ['drawn-picture']]);
  });
});

describe('a picture in use stays until a day after its last use', () => {
  test('an avatar', async () => {
    const { id } = await buildUpload();
    await setAvatar(id);
    expect([await state(id), await removeAfter(25)]).toEqual([{ uses: 1, isUnused: false }, 0]);
    await setAvatar(null);
    expect([await state(id), await removeAfter(23)]).toEqual([{ uses: 0, isUnused: true }, 0]);
    expect(await removeAfter(25)).toBe(1);
  });

  test('a picture of a listing and of a blog post', async () => {
    const { db } = testing.context;
    const { id } = await buildUpload();
    const listing = await buildListing(db, { kind: 'advert' });
    await db.insertInto('listing_picture').values({ listing_id: listing, position: 1, picture_id: id }).execute();
    const category = await buildBlogCategory(db, { cs: 'Rum', en: 'Rum', de: 'Rum' });
    const post = await buildPost(db, { category, publishedAt: new Date() });
    await db.updateTable('blog_post').set({ picture_id: id }).where('id', '=', post).execute();
    expect([await state(id), await removeAfter(25)]).toEqual([{ uses: 2, isUnused: false }, 0]);
    await db.deleteFrom('listing').where('id', '=', listing).execute();
    expect(await state(id)).toEqual({ uses: 1, isUnused: false });
    await db.updateTable('blog_post').set({ picture_id: null }).where('id', '=', post).execute();
    expect(await state(id)).toEqual({ uses: 0, isUnused: true });
  });

  test('every column that refers to a picture counts its uses', async () => {
    const { rows } = await sql<{ place: string; counts: boolean }>`
      select r.conrelid::regclass || '.' || a.attname as place, exists (
        select from pg_trigger t where t.tgrelid = r.conrelid and t.tgfoid = 'count_picture_uses'::regproc
          and encode(t.tgargs, 'escape') = a.attname || '\\000') as counts
      from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
      where r.confrelid = 'picture'::regclass
      order by 1`.execute(testing.context.db);
    expect(rows).toContainEqual({ place: 'account.avatar_picture_id', counts: true });
    // A listing's main picture is one of its pictures.
    const forgotten = rows.filter(({ place, counts }) => !counts && place !== 'listing.main_picture_id');
    expect(forgotten).toEqual([]);
  });
});

test('a size rendered during the removal of its picture is not stored', async () => {
  const { db, files } = testing.context;
  const { key } = await buildUpload();
  await files.put(`pictures/${key}/master.webp`, await buildPicture(640, 480).webp().toBuffer());
  const size = { width: 320, format: 'webp' } as const;
  const file = `pictures/${key}/320.webp`;
  const find = () => findPicture(db, key);
  const render = createPictureRenderer({
    files: {
      ...files,
      // Simulates a size that is stored after the picture and its folder are removed.
      put: async (name, body) => {
        await removeAfter(25);
        await files.put(name, body);
      },
    },
  });
  expect(await render(file, size, find)).toBeUndefined();
  expect([await keys(), await files.find(file)]).toEqual([[], undefined]);
});

test('an account locks only its own ready pictures, in the given order', async () => {
  const { db } = testing.context;
  const [first, second] = [await buildUpload(), await buildUpload()];
  const halfDone = await buildUpload({ isReady: false });
  const asked = [second.key, halfDone.key, 'no-such-picture', first.key];
  const lock = (owner: number) => db.transaction().execute((tx) => lockOwnPictures(tx, owner, asked));
  expect((await lock(accountId)).map(({ key }) => key)).toEqual([second.key, first.key]);
  expect(await lock(await buildAccount(db))).toEqual([]);
});
