import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { buttonBlock, listingsBlock, textBlock, texts, useIssueCalls } from '#tests/support/issue-calls.ts';

const calls = useIssueCalls();
const { app, testing, clock, buildTree, buildPerson, call, get, change, send, move, add, subscribe, mailsTo } = calls;
let at: Awaited<ReturnType<typeof buildTree>>;
let admin: Awaited<ReturnType<typeof calls.logIn>>;
let rum = 0;
let cigar = 0;
beforeAll(async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  at = await buildTree();
  admin = await calls.logIn();
  rum = await buildListing(db, { category: at.rum, kind: 'product', name: 'Rum <Zlatý> & spol.' });
  cigar = await buildListing(db, { category: at.tobacco, kind: 'product' });
  await subscribe('anna', [at.alcohol]);
  await subscribe('bert', [at.rum], 'de');
});
const full = () => ({
  subjects: texts('Rumové novinky'),
  categories: [at.rum],
  blocks: [textBlock('## Nadpis\n\nText s [odkazem](/hledani).'), listingsBlock(rum), buttonBlock('/hledani')],
});

test('R-9.04 issues are for administrators of content only', async () => {
  const { db } = testing.context;
  const id = await add();
  const settings = (await buildAdministrator(db, ['settings'])).headers;
  const user = (await buildPerson()).headers;
  const paths = [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', '/removal'],
    ['POST', `/${id}/copy`],
    ['GET', `/${id}/recipients`],
    ['POST', `/${id}/sending`],
    ['PUT', `/${id}/state`],
    ['POST', `/${id}/test`],
    ['GET', `/${id}/preview`],
    ['GET', `/${id}/preview.html`],
  ] as const;
  for (const [who, status] of [
    [{}, 401],
    [user, 403],
    [settings, 403],
  ] as const)
    for (const [method, path] of paths) {
      const answer = await call(method, path, method === 'GET' ? undefined : {}, who);
      expect([method, path, answer.statusCode]).toEqual([method, path, status]);
    }
  for (const [method, path] of paths.slice(2))
    if (method === 'GET' || method === 'DELETE')
      expect((await call(method, path.replace(String(id), '999999'))).statusCode).toBe(404);
});

describe('R-9.04 a draft', () => {
  test('is written, duplicated and deleted; the audit log tells', async () => {
    const id = await add(full());
    expect(await get(id)).toMatchObject({ ...full(), state: 'draft', listing_names: [{ id: rum }] });
    const copy = (await call('POST', `/${id}/copy`)).json().id;
    expect(await get(copy)).toMatchObject({ ...full(), state: 'draft', recipients: 0 });
    expect((await call('DELETE', `/${copy}`)).statusCode).toBe(200);
    expect((await call('GET', `/${copy}`)).statusCode).toBe(404);
    const audit = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'newsletter_issue')
      .where('entity_id', '=', copy)
      .select('action')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['add', 'delete']);
  });

  test('is stored with its first save only, and refused like any other', async () => {
    const refused = await call('POST', '', { ...full(), preheaders: texts(''), blocks: [listingsBlock(cigar)] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['blocks.0.listings']]);
    expect((await call('POST', '', {})).statusCode).toBe(422);
    const key = randomUUID();
    await testing.context.db
      .insertInto('picture')
      .values({ key, owner_id: admin.id, width: 10, height: 10, uploaded_at: clock.now, unused_since: clock.now })
      .execute();
    const picture = { id: 'picture', kind: 'picture', picture: key, alts: texts('Rum'), links: texts('') };
    const id = await add({ ...full(), blocks: [picture] });
    expect(await get(id)).toMatchObject({ state: 'draft', blocks: [picture] });
    const used = await testing.context.db.selectFrom('picture').where('key', '=', key).select('unused_since').execute();
    expect(used).toEqual([{ unused_since: null }]);
  });

  test('is deleted from the list with others; what is sent or gone is left out', async () => {
    const [one, two, sent] = [await add(), await add(), await add(full())];
    expect((await send(sent)).statusCode).toBe(200);
    const remove = async (ids: number[]) => (await call('POST', '/removal', { ids })).json();
    expect(await remove([one, two, sent, 999_999])).toEqual({ removed: 2 });
    expect(await remove([one, two])).toEqual({ removed: 0 });
    expect((await call('GET', `/${sent}`)).statusCode).toBe(200);
    expect((await call('POST', '/removal', { ids: [] })).statusCode).toBe(422);
  });

  test('is not overwritten by a concurrent change', async () => {
    const id = await add(full());
    const { version } = await get(id);
    expect((await change(id, { subjects: texts('Jiný') })).statusCode).toBe(200);
    const outdated = await change(id, { version });
    expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get(id)]);
  });

  test('R-8.02 answers all errors at once', async () => {
    const id = await add();
    const refused = await change(id, {
      subjects: texts('x'.repeat(121)),
      blocks: [buttonBlock('javascript:alert(1)'), { id: 'x', kind: 'html', texts: texts('') }],
    });
    expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([
      422,
      ['blocks.0.links.cs', 'blocks.1.kind', 'subjects.cs'],
    ]);
  });

  test('takes pictures of one’s own only, which then count as used', async () => {
    const { db } = testing.context;
    const key = randomUUID();
    const picture = { width: 960, height: 640, uploaded_at: clock.now, unused_since: clock.now };
    const block = (name: string) => ({
      id: 'p',
      kind: 'picture',
      picture: name,
      alts: texts('Láhev'),
      links: texts(''),
    });
    await db
      .insertInto('picture')
      .values({ key, owner_id: admin.id, ...picture })
      .execute();
    const id = await add({ blocks: [block(key)] });
    const unused = () => db.selectFrom('picture').where('key', '=', key).select('unused_since').executeTakeFirst();
    expect(await unused()).toEqual({ unused_since: null });
    const refused = await change(id, { blocks: [block(randomUUID())] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['blocks.0.picture']]);
    expect((await change(id, { blocks: [] })).statusCode).toBe(200);
    expect((await unused())!.unused_since).not.toBeNull();
  });

  test('R-11.01 goods that must not be advertised are refused with the reason, also behind links', async () => {
    const id = await add();
    const refused = await change(id, {
      blocks: [
        listingsBlock(rum, cigar),
        buttonBlock(`/${cigar}/tabak/doutnik`),
        textBlock(`[x](/${at.tobacco}/tabak)`),
      ],
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      'blocks.0.listings': [expect.stringContaining('nesmí propagovat')],
      'blocks.1.links.cs': [expect.stringContaining('nesmí propagovat')],
      'blocks.2.texts.cs': [expect.stringContaining('nesmí propagovat')],
    });
    const gone = await change(id, { blocks: [listingsBlock(999_999)] });
    expect(Object.keys(gone.json().errors)).toEqual(['blocks.0.listings']);
    const category = await change(id, { categories: [at.tobacco] });
    expect(Object.keys(category.json().errors)).toEqual(['categories']);
  });
});

test('R-9.04 the preview has what would be sent, in HTML and plain text, escaped', async () => {
  const id = await add({ ...full(), blocks: [textBlock('<script>1</script> **tučně**'), ...full().blocks] });
  const { subject, text, left_out: leftOut } = (await call('GET', `/${id}/preview?lang=cs`)).json();
  expect([subject, leftOut]).toEqual(['Rumové novinky', 0]);
  expect(text).toContain('Rum <Zlatý> & spol.');
  expect(text).toContain('odkazem (http');
  const { body, headers } = await call('GET', `/${id}/preview.html?lang=cs`);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(body).toContain('Rum &lt;Zlatý&gt; &amp; spol.');
  expect(body).toContain('<strong>tučně</strong>');
  expect(body).not.toMatch(/<script|javascript:/);
  // gone or forbidden since.
  const { db } = testing.context;
  await db.updateTable('category').set({ may_be_advertised: false }).where('id', '=', at.rum).execute();
  const later = (await call('GET', `/${id}/preview?lang=cs`)).json();
  await db.updateTable('category').set({ may_be_advertised: true }).where('id', '=', at.rum).execute();
  expect([later.left_out, later.text.includes('Zlatý')]).toEqual([1, false]);
});

test('R-9.04 a test mail goes to the administrator or to a typed address, and not without limit', async () => {
  const id = await add(full());
  const tryIt = (body: object) => call('POST', `/${id}/test`, body);
  const first = (await tryIt({ lang: 'cs', email: null })).json();
  expect(first).toMatchObject({ has_mail_server: false });
  const own = first.email;
  expect(await mailsTo(own)).toMatchObject([{ kind: 'newsletter.test', subject: 'Rumové novinky' }]);
  expect((await tryIt({ lang: 'cs', email: 'kolega@karafa.example' })).statusCode).toBe(200);
  expect(await mailsTo('kolega@karafa.example')).toHaveLength(1);
  expect((await tryIt({ lang: 'cs', email: 'nic' })).statusCode).toBe(422);
  expect(Object.keys((await tryIt({ lang: 'de', email: null })).json().errors)).toEqual(['subjects.de']);
  for (let count = 2; count < 30; count += 1) await tryIt({ lang: 'cs', email: null });
  expect((await tryIt({ lang: 'cs', email: null })).statusCode).toBe(429);
});

describe('R-7.01 sending', () => {
  test('needs a subject, categories with subscribers and complete blocks', async () => {
    const id = await add({ blocks: [{ ...buttonBlock(''), texts: texts('') }] });
    const errorsOf = async () => Object.keys((await send(id)).json().errors).sort();
    expect(await errorsOf()).toEqual(['categories', 'subjects.cs']);
    await change(id, { subjects: texts('Předmět') });
    expect(await errorsOf()).toEqual(['blocks.0.links.cs', 'blocks.0.texts.cs', 'categories']);
    await change(id, { blocks: [], categories: [at.wine] });
    expect(await errorsOf()).toEqual(['subjects.cs']);
    await change(id, { blocks: [textBlock('Text')], categories: [at.rum], subjects: { cs: '', en: 'Text', de: '' } });
    expect(await errorsOf()).toEqual(['subjects.en']);
    await change(id, { blocks: [textBlock('Text', 'Text')] });
    expect(await errorsOf()).toEqual(['categories']);
  });

  test('recipients are counted by language; those without a subject get nothing', async () => {
    const id = await add(full());
    const count = async () => (await call('GET', `/${id}/recipients`)).json();
    expect(await count()).toEqual({ by_language: { cs: 1, en: 0, de: 0 }, total: 1, has_mail_server: false });
    await change(id, { subjects: { cs: 'Rum', en: '', de: 'Rum' } });
    expect(await count()).toMatchObject({ by_language: { cs: 1, en: 0, de: 1 }, total: 2 });
  });

  test('is planned and cancelled; what is not a draft is not changed', async () => {
    const id = await add(full());
    expect((await send(id, '2026-06-01T00:00:00Z')).json().errors.send_at).toHaveLength(1);
    expect((await send(id, '2027-09-01T00:00:00Z')).json().errors.send_at).toHaveLength(1);
    expect((await send(id, '2026-07-01T00:00:00Z')).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'scheduled', scheduled_at: '2026-07-01T00:00:00.000Z' });
    for (const refused of [
      await change(id, {}),
      await call('DELETE', `/${id}`),
      await send(id),
      await move(id, 'pause'),
    ])
      expect(refused.statusCode).toBe(409);
    expect([(await move(id, 'cancel')).statusCode, (await move(id, 'cancel')).statusCode]).toEqual([200, 200]);
    expect(await get(id)).toMatchObject({ state: 'draft', scheduled_at: null });
    expect((await move(id, 'nic')).statusCode).toBe(422);
  });
});

test('R-9.04 issues are listed, filtered by state, language and a part of the subject', async () => {
  await testing.context.db.deleteFrom('newsletter_issue').execute();
  const german = await add({ ...full(), subjects: { cs: '', en: '', de: 'Neues vom Rum' } });
  const czech = await add(full());
  const ids = async (query: string) => {
    const { issues, total } = (await call('GET', `?${query}`)).json();
    expect(total).toBe(issues.length);
    return issues.map(({ id }: { id: number }) => id);
  };
  expect(await ids('')).toEqual([czech, german]);
  expect([await ids('language=de'), await ids('q=RUMOVE'), await ids('state=sent')]).toEqual([[german], [czech], []]);
  expect((await call('GET', '?state=nic')).statusCode).toBe(422);
  const audit = (await buildAdministrator(testing.context.db, ['settings'])).headers;
  const { entries } = (await app.inject({ url: '/api/admin/audit?lang=cs', headers: audit })).json();
  expect(entries[0].entity).toMatchObject({ text: 'vydání newsletteru' });
});
