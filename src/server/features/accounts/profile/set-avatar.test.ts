import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { multipartForm } from '#tests/support/multipart.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;

beforeAll(async () => {
  app = await createServer(testing.context);
  return () => app.close();
});

interface User {
  readonly id: number;
  readonly headers: { authorization: string };
}

async function buildUser(): Promise<User> {
  const id = await buildAccount(testing.context.db);
  return { id, headers: await logIn(testing.context.db, id) };
}

async function upload({ headers }: User): Promise<string> {
  const body = await buildPicture(200, 300).jpeg().toBuffer();
  const form = multipartForm([{ fileName: 'ja.jpg', type: 'image/jpeg', body }]);
  const { payload, headers: formHeaders } = form;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pictures',
    payload,
    headers: { ...headers, ...formHeaders },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ key: string }>().key;
}

const url = '/api/me/avatar';
const set = (key: string, headers = {}) => app.inject({ method: 'PUT', url, payload: { key }, headers });
const remove = (headers = {}) => app.inject({ method: 'DELETE', url, headers });
const pictures = async () =>
  (await testing.context.db.selectFrom('picture').select('key').execute()).map(({ key }) => key);
const isServed = async (key: string) => (await app.inject(`/pictures/${key}/160.webp`)).statusCode === 200;

describe('the avatar', () => {
  test('R-5.06 is an upload of the account, shown by account and profile; the previous one is removed', async () => {
    const user = await buildUser();
    const [first, second] = [await upload(user), await upload(user)];
    expect((await set(first, user.headers)).json().data.avatar_file_name).toBe(first);
    expect((await app.inject(`/api/users/${user.id}`)).json().avatar).toBe(first);
    expect(await isServed(first)).toBe(true);
    expect((await set(first, user.headers)).json().data.avatar_file_name).toBe(first);
    expect((await set(second, user.headers)).json().data.avatar_file_name).toBe(second);
    expect(await pictures()).toEqual([second]);
    expect(await isServed(first)).toBe(false);

    expect((await remove(user.headers)).json().data.avatar_file_name).toBe(null);
    expect(await pictures()).toEqual([]);
    expect((await remove(user.headers)).statusCode).toBe(200);
  });

  test('R-5.06 that an advert also uses is not removed', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const key = await upload(user);
    const listing = await buildAdvert(db, { seller: user.id });
    const { id } = await db.selectFrom('picture').where('key', '=', key).select('id').executeTakeFirstOrThrow();
    await db.insertInto('listing_picture').values({ listing_id: listing, position: 1, picture_id: id }).execute();
    await set(key, user.headers);
    expect((await remove(user.headers)).statusCode).toBe(200);
    expect(await pictures()).toContain(key);
  });

  test('R-5.06 can be changed even if the previous file cannot be removed', async () => {
    const user = await buildUser();
    const [first, second] = [await upload(user), await upload(user)];
    await set(first, user.headers);
    const files = { ...testing.context.files, deleteFolder: () => Promise.reject(new Error('away')) };
    const broken = await createServer({ ...testing.context, files });
    const answer = await broken.inject({ method: 'PUT', url, payload: { key: second }, headers: user.headers });
    await broken.close();
    expect([answer.statusCode, answer.json().data.avatar_file_name]).toEqual([200, second]);
    expect(await isServed(first)).toBe(false);
  });

  test('R-5.06 must be a known upload of one’s own with a valid key; guests get 401', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    const foreign = await upload(other);
    for (const key of [foreign, 'no-such-picture', '../x'])
      expect([(await set(key, user.headers)).statusCode, key]).toEqual([422, key]);
    expect((await set(foreign)).statusCode).toBe(401);
    expect((await remove()).statusCode).toBe(401);
  });
});
