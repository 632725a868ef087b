import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminDocument } from '#shared/content/documents-contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildBanner, buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { multipartForm } from '#tests/support/multipart.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { removeDocument } from './remove-document.ts';
import { removeUnusedDocuments } from './upload-document.ts';

const testing = useTestContext();
const start = new Date('2026-06-01T12:00:00Z');
const clock = { now: start };
const app = useTestServer(testing, { now: () => clock.now });
const url = '/api/admin/documents';
let administrator: { id: number; headers: { authorization: string } };

beforeAll(async () => {
  administrator = await buildAdministrator(testing.context.db, ['content']);
});
beforeEach(async () => {
  clock.now = start;
  await testing.context.db.deleteFrom('document').execute();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, who?: object) =>
  app.inject({
    method,
    url: `${url}${path}`,
    headers: { ...(who ?? administrator.headers) },
    ...(payload && { payload }),
  });
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\nstartxref\n9\n%%EOF\n`);
const send = (body: Buffer, who: object = administrator.headers) => {
  const form = multipartForm([{ fileName: 'a.pdf', body }]);
  return app.inject({ method: 'POST', url: `${url}/files`, ...form, headers: { ...form.headers, ...who } });
};
const upload = async (words: string): Promise<string> => (await send(pdf(words))).json().key;
const noText = { title: '', description: '', file_key: null };
const formOf = (texts: object, isPublished = true) => ({
  is_published: isPublished,
  texts: { ...mapLocales(() => noText), ...texts },
});
const get = async (id: number): Promise<AdminDocument> => (await call('GET', `/${id}`)).json();
const add = async (title: string, words = title): Promise<number> => {
  const answer = await call('POST', '', formOf({ cs: { ...noText, title, file_key: await upload(words) } }));
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().id;
};
const publicOnes = async (lang = 'cs') => (await app.inject(`/api/documents?lang=${lang}`)).json();

test('R-9.04 documents are for administrators of content only', async () => {
  const { db } = testing.context;
  const id = await add('Ceník');
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  const [version] = (await call('GET', `/${id}/versions`)).json();
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/order'],
    ['POST', '/files'],
    ['GET', `/files/${version.id}.pdf`],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['PUT', `/${id}/published`],
    ['GET', `/${id}/versions`],
    ['GET', `/${id}/references`],
    ['DELETE', `/${id}`],
  ] as const;
  for (const [who, status] of [
    [{}, 401],
    [user, 403],
    [other, 403],
  ] as const)
    for (const [method, path] of calls) {
      const answer = await call(method, path, method === 'GET' ? undefined : {}, who);
      expect([method, path, answer.statusCode]).toEqual([method, path, status]);
    }
});

test('R-9.04 a document is public in the languages that have a file, in the order of the administrators', async () => {
  const first = await add('Ceník');
  const second = (
    await call(
      'POST',
      '',
      formOf({
        cs: { title: 'Řád', description: 'Platí od června', file_key: await upload('cs') },
        de: { ...noText, title: 'Ordnung', file_key: await upload('de') },
      }),
    )
  ).json().id;
  expect(await publicOnes()).toMatchObject([{ title: 'Ceník' }, { title: 'Řád', description: 'Platí od června' }]);
  expect(await publicOnes('de')).toMatchObject([{ title: 'Ordnung' }]);
  expect(await publicOnes('en')).toEqual([]);
  expect((await call('PUT', '/order', { ids: [second, first] })).statusCode).toBe(200);
  expect((await publicOnes()).map(({ title }: { title: string }) => title)).toEqual(['Řád', 'Ceník']);
  expect((await call('PUT', '/order', { ids: [second] })).statusCode).toBe(409);
  const [{ url: address }] = await publicOnes();
  await call('PUT', `/${second}/published`, { is_published: false });
  expect(await publicOnes('de')).toEqual([]);
  expect((await app.inject(address)).statusCode).toBe(404);
});

test('R-9.04 a replaced file keeps its address, and administrators still get the earlier one', async () => {
  const id = await add('Ceník', 'první');
  const [{ url: address }] = await publicOnes();
  expect((await app.inject(address)).rawPayload).toEqual(pdf('první'));
  clock.now = new Date('2026-06-02T12:00:00Z');
  const { version, texts } = await get(id);
  const file = await upload('druhý');
  const changed = await call('PUT', `/${id}`, {
    ...formOf({ ...texts, cs: { ...texts.cs, file_key: file } }),
    version,
  });
  expect(changed.json()).toMatchObject({ files: { cs: { url: address, updated_at: clock.now.toISOString() } } });
  expect((await app.inject(address)).rawPayload).toEqual(pdf('druhý'));
  const versions = (await call('GET', `/${id}/versions`)).json();
  expect(versions).toMatchObject([
    { locale: 'cs', is_current: true, uploaded_by: { id: administrator.id } },
    { locale: 'cs', is_current: false },
  ]);
  const earlier = await app.inject({ url: versions[1].url, headers: administrator.headers });
  expect([earlier.rawPayload, earlier.headers['cache-control']]).toEqual([pdf('první'), 'no-store']);
  const entry = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'document')
    .orderBy('id', 'desc')
    .select(['action', 'before', 'after'])
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'change',
    before: { file: { cs: texts.cs.file_key } },
    after: { file: { cs: file } },
  });
  // A new title changes the readable part of the address only: the earlier one still leads to the file.
  const latest = await get(id);
  await call('PUT', `/${id}`, {
    ...formOf({ cs: { ...latest.texts.cs, title: 'Nový ceník' } }),
    version: latest.version,
  });
  expect((await app.inject(address)).statusCode).toBe(200);
});

test('R-9.04 only a complete PDF of the administrator is accepted', async () => {
  for (const body of [Buffer.from('<html>'), pdf('x').subarray(0, 20), Buffer.from('x%PDF-1.4 startxref 9 %%EOF')]) {
    const refused = await send(body);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['file']]);
  }
  const colleague = (await buildAdministrator(testing.context.db, ['content'])).headers;
  const foreign = (await send(pdf('cizí'), colleague)).json().key;
  const used = (await get(await add('Ceník'))).texts.cs.file_key;
  for (const key of [foreign, used, 'documents/missing.pdf']) {
    const refused = await call('POST', '', formOf({ cs: { ...noText, title: 'Řád', file_key: key } }));
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['texts.cs.file_key']]);
  }
});

test('R-8.02 all errors of a document are answered at once', async () => {
  const empty = await call('POST', '', formOf({}));
  expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([422, ['texts.cs.title']]);
  const half = await call('POST', '', formOf({ cs: { ...noText, title: 'Řád' }, de: { ...noText, description: 'x' } }));
  expect([half.statusCode, Object.keys(half.json().errors).sort()]).toEqual([
    422,
    ['texts.cs.file_key', 'texts.de.file_key', 'texts.de.title'],
  ]);
});

test('R-9.04 a concurrent change of a document is not overwritten, and what is missing is a 404', async () => {
  const id = await add('Ceník');
  const { version, texts } = await get(id);
  await call('PUT', `/${id}/published`, { is_published: false });
  const outdated = await call('PUT', `/${id}`, { ...formOf(texts), version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get(id)]);
  for (const [method, path, payload] of [
    ['GET', '/999999', undefined],
    ['PUT', '/999999', { ...formOf(texts), version }],
    ['PUT', '/999999/published', { is_published: true }],
    ['GET', '/999999/versions', undefined],
    ['GET', '/999999/references', undefined],
    ['DELETE', '/999999', undefined],
    ['GET', '/files/999999.pdf', undefined],
  ] as const)
    expect((await call(method, path, payload)).statusCode, path).toBe(404);
});

test('R-9.04 an upload that no form has saved is removed after a day', async () => {
  const { db, files } = testing.context;
  const id = await add('Ceník');
  const [unused, used] = [await upload('zapomenutý'), (await get(id)).texts.cs.file_key!];
  await removeUnusedDocuments({ db, files, now: () => new Date(start.getTime() + 23 * 3_600_000) });
  expect(await files.find(unused)).toBeDefined();
  await removeUnusedDocuments({ db, files, now: () => new Date(start.getTime() + 25 * 3_600_000) });
  expect([await files.find(unused), (await files.find(used)) !== undefined]).toEqual([undefined, true]);
});

const keysOf = async () => {
  const rows = await testing.context.db.selectFrom('document_file').select('key').execute();
  return rows.map(({ key }) => key);
};

test('R-9.04 a document is deleted with every file that it has had', async () => {
  const { db, files } = testing.context;
  await db.deleteFrom('document_file').execute();
  const [id, other] = [await add('Ceník', 'první'), await add('Řád')];
  const { version, texts } = await get(id);
  const newer = await upload('druhý');
  await call('PUT', `/${id}`, { ...formOf({ cs: { ...texts.cs, file_key: newer } }), version });
  const [{ url: address }] = await publicOnes();
  const kept = (await get(other)).texts.cs.file_key!;
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect((await app.inject(address)).statusCode).toBe(404);
  expect(await keysOf()).toEqual([kept]);
  expect([await files.find(texts.cs.file_key!), await files.find(newer)]).toEqual([undefined, undefined]);
  expect(await files.find(kept)).toBeDefined();
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  const entry = await db
    .selectFrom('audit_entry')
    .where('entity', '=', 'document')
    .orderBy('id', 'desc')
    .select(['action', 'entity_id', 'before'])
    .executeTakeFirst();
  expect(entry).toMatchObject({ action: 'delete', entity_id: id, before: { file: { cs: newer } } });
});

test('R-9.04 files that a crash has left without a document are removed by the worker', async () => {
  const { db, files } = testing.context;
  await db.deleteFrom('document_file').execute();
  const id = await add('Ceník');
  const { texts } = await get(id);
  const failing = { ...files, delete: async () => Promise.reject(new Error('The disk is gone')) };
  const context = { ...testing.context, files: failing, now: () => clock.now };
  await expect(removeDocument(context, async () => [], administrator.id, id)).rejects.toThrow('The disk is gone');
  expect(await keysOf()).toEqual([texts.cs.file_key]);
  await removeUnusedDocuments({ db, files, now: () => new Date(start.getTime() + 25 * 3_600_000) });
  expect([await keysOf(), await files.find(texts.cs.file_key!)]).toEqual([[], undefined]);
});

test('R-9.04 a document that something links to is not deleted, and administrators see what does', async () => {
  const { db } = testing.context;
  const id = await add('Ceník');
  const [{ url: address }] = await publicOnes();
  const references = async () => (await call('GET', `/${id}/references?lang=en`)).json();
  expect(await references()).toEqual([]);
  const number = /\d+/.exec(address)![0];
  const category = await buildBlogCategory(db, { cs: 'Rum', en: 'Rum', de: 'Rum' });
  const written = { category, publishedAt: start, isPublished: false };
  const post = await buildPost(db, {
    ...written,
    title: 'O cenách',
    body: `[Ceník](/files/documents/${number}-x.pdf)`,
  });
  await buildPost(db, { ...written, body: `[Jiný](/files/documents/${number}9-x.pdf)` });
  const banner = await buildBanner(db, { title: 'Nové ceny', path: address });
  const page = (await db.insertInto('info_page').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
  await db
    .insertInto('info_page_text')
    .values({ info_page_id: page, locale: 'cs', title: 'Doprava', slug: 'doprava', body: `Viz [ceník](${address}).` })
    .execute();
  const issue = await buildIssue({ cs: '', en: 'Prices', de: 'Preise' }, address);
  await buildIssue({ cs: 'Jiný', en: '', de: '' }, `/files/documents/${number}9-x.pdf`);
  const menu = JSON.stringify([{ text: 'Ceník', link: address }]);
  await db.insertInto('setting').values({ name: 'topmenu', locale: 'de', value: menu }).execute();
  expect(await references()).toEqual([
    { kind: 'menus', id: null, name: null },
    { kind: 'banner', id: banner, name: 'Nové ceny' },
    { kind: 'blog_post', id: post, name: 'O cenách' },
    { kind: 'info_page', id: page, name: 'Doprava' },
    { kind: 'newsletter', id: issue, name: 'Prices' },
  ]);
  const refused = await call('DELETE', `/${id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'document_linked']);
  for (const table of ['setting', 'banner', 'blog_post', 'info_page'] as const) await db.deleteFrom(table).execute();
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(409);
  await db.deleteFrom('newsletter_issue').where('id', '=', issue).execute();
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
});

/** An issue with a button that leads to an address. */
async function buildIssue(subjects: Record<'cs' | 'en' | 'de', string>, address: string): Promise<number> {
  const blocks = [{ id: 'a', kind: 'button', texts: subjects, links: { cs: '', en: address, de: '' } }];
  const at = { created_at: start, changed_at: start };
  const { id } = await testing.context.db
    .insertInto('newsletter_issue')
    .values({ content: JSON.stringify({ subjects, preheaders: subjects, blocks }), ...at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
