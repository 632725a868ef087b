import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { advertDays } from '#shared/adverts/limits.ts';
import { createServer } from '#server/http/server.ts';
import { foldCounters, refreshSearchWords } from '#server/features/catalog/index.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { advertForm, buildAdvert } from '#tests/support/advert-factories.ts';
import { buildBrand, buildCategory, buildPackage, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { expireAdverts, remindOfExpiry } from './expire-adverts.ts';
import { listQueueToSave } from './list-queue.ts';
import { sendDigest } from './send-digest.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
const start = new Date('2026-06-01T12:00:00Z');
let now = start;
let app: FastifyInstance;
let category: number;
type Headers = Record<string, string>;
let admin: { id: number; headers: Headers };

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  await ensureCurrency(testing.context.db);
  category = await buildCategory(testing.context.db, { name: 'Rum' });
  return () => app.close();
});
beforeEach(async () => {
  now = start;
  const { db } = testing.context;
  await db.updateTable('advert').set({ state: 'deleted' }).execute();
  await db.deleteFrom('advert_revision').execute();
  await db.updateTable('account').set({ scopes: [] }).execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('audit_entry').execute();
  const { id, headers } = await buildAdministrator(db, ['adverts']);
  admin = { id, headers: { ...headers } };
});

async function buildUser(account: Parameters<typeof buildAccount>[1] = {}): Promise<{ id: number; headers: Headers }> {
  const id = await buildAccount(testing.context.db, account);
  return { id, headers: { ...(await logIn(testing.context.db, id)) } };
}

const context = () => ({ ...testing.context, now: () => now });
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const get = async (url: string, headers: Headers = admin.headers) => (await app.inject({ url, headers })).json();
const submit = async (headers: Headers, form: Partial<AdvertInput> = {}): Promise<number> =>
  (await call('POST', '/api/me/advertisements', headers, advertForm(category, form))).json().id;
const change = (headers: Headers, id: number, form: Partial<AdvertInput>) =>
  call('PUT', `/api/me/advertisements/${id}`, headers, advertForm(category, form));

interface Item {
  kind: 'new' | 'change';
  id: number;
  version: string;
  [field: string]: unknown;
}
const queue = async (query = ''): Promise<Item[]> => (await get(`/api/admin/advertisements/queue${query}`)).items;
const decide = (decision: 'approval' | 'rejection', items: readonly Item[], more: object = {}, { headers } = admin) =>
  call('POST', `/api/admin/advertisements/${decision}`, headers, {
    items: items.map(({ kind, id, version }) => ({ kind, id, version })),
    ...more,
  });
const mails = () =>
  testing.context.db.selectFrom('mail').select(['kind', 'recipient_address', 'text', 'locale']).orderBy('id').execute();
const audit = () =>
  testing.context.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('id')
    .execute();

describe('deciding', () => {
  test('R-4.03, R-4.08, R-9.06 an approved advert is found by the search; one mail, one audit entry, however often', async () => {
    const user = await buildUser({ email: 'autor@karafa.example', locale: 'en' });
    const id = await submit(user.headers, { name: 'Appleton Signature Blend' });
    const found = async () => (await get('/api/catalog/listings?q=appleton')).listings.map((one: Item) => one.id);
    expect(await found()).toEqual([]);
    const items = await queue();
    later(5);
    const answers = await Promise.all([decide('approval', items), decide('approval', items)]);
    expect(answers.map((answer) => answer.json().decided.length).sort()).toEqual([0, 1]);
    expect((await decide('rejection', items, { reason: 'Pozdě' })).json()).toEqual({ decided: [] });
    expect(await found()).toEqual([id]);
    await foldCounters(testing.context.db);
    expect(await found()).toEqual([id]);
    const tree = await get('/api/catalog/category/cs', {});
    expect(tree.find((node: Item) => node.id === category).listings).toBeGreaterThan(0);
    expect(await mails()).toEqual([
      {
        kind: 'advert.approved',
        recipient_address: 'autor@karafa.example',
        locale: 'en',
        text: expect.stringMatching(
          /Appleton Signature Blend[\s\S]*https:\/\/karafa\.example\/en\/\d+\/[\w-]+\/appleton/,
        ),
      },
    ]);
    expect(await audit()).toEqual([
      {
        actor_id: admin.id,
        action: 'approve',
        entity: 'advert',
        entity_id: id,
        before: { state: 'waiting' },
        after: { state: 'approved' },
      },
    ]);
    expect(await get(`/api/admin/advertisements/${id}/events`)).toMatchObject([
      { kind: 'approve', from: 'waiting', to: 'approved', actor: expect.any(String) },
      { kind: 'submit', from: null, to: 'waiting' },
    ]);
    expect((await get(`/api/me/advertisements/${id}`, user.headers)).expires_at).toBe('2026-07-31T12:05:00.000Z');
  });

  test('R-4.03 a rejection has a reason in the author’s language; the advert is changed and sent again', async () => {
    const texts = {
      cs: { name: 'Kolek', text: 'Na fotografii chybí kolek.' },
      en: { name: 'Stamp', text: 'The stamp is missing.' },
      de: { name: 'Banderole', text: 'Die Banderole fehlt.' },
    };
    const reason = (await call('POST', '/api/admin/rejection-reasons', admin.headers, { texts })).json();
    expect(await get('/api/admin/rejection-reasons')).toEqual([{ id: reason.id, texts }]);
    const user = await buildUser({ locale: 'de' });
    const id = await submit(user.headers);
    const items = await queue();
    expect((await decide('rejection', items)).json().errors).toEqual({ reason: [expect.any(String)] });
    expect((await decide('rejection', items, { reason_id: 999 })).statusCode).toBe(422);
    await decide('rejection', items, { reason_id: reason.id, reason: 'Bitte nachreichen.' });
    const said = 'Die Banderole fehlt.\n\nBitte nachreichen.';
    expect(await get(`/api/me/advertisements/${id}`, user.headers)).toMatchObject({
      state: 'rejected',
      decision_reason: said,
    });
    expect(await mails()).toMatchObject([
      { kind: 'advert.rejected', locale: 'de', text: expect.stringContaining(said) },
    ]);
    expect((await audit()).at(-1)).toMatchObject({ action: 'reject', after: { state: 'rejected', reason: said } });

    later(10);
    const again = await change(user.headers, id, { description: 'Teď už s kolkem na fotografii.' });
    expect(again.json()).toEqual({ id, state: 'waiting', is_change_waiting: false });
    expect(await queue()).toMatchObject([
      { kind: 'new', id, previous_reason: said, seller: { approved: 0, rejected: 1 }, before: null },
    ]);
    const removed = await call('DELETE', `/api/admin/rejection-reasons/${reason.id}`, admin.headers);
    expect([removed.statusCode, await get('/api/admin/rejection-reasons')]).toEqual([200, []]);
  });

  test('R-4.08 several are decided at once; what was changed since, is one’s own or needs the scope is not', async () => {
    const user = await buildUser();
    const [one, two, three] = [await submit(user.headers), await submit(user.headers), await submit(user.headers)];
    const own = await submit(admin.headers);
    const items = await queue();
    expect(items.map(({ id }) => id)).toEqual([one, two, three, own]);
    later(1);
    await change(user.headers, two, { name: 'Něco docela jiného' });
    const stranger = await buildAdministrator(testing.context.db, ['users', 'orders', 'content', 'settings']);
    const refused = await decide('approval', items, {}, { id: stranger.id, headers: { ...stranger.headers } });
    expect(refused.statusCode).toBe(403);
    const { decided } = (await decide('approval', items)).json();
    expect(decided).toEqual([
      { kind: 'new', id: one },
      { kind: 'new', id: three },
    ]);
    expect((await queue()).map(({ id }) => id)).toEqual([own, two]);
  });

  test('R-4.08 the queue is filtered by kind, category, seller and words', async () => {
    const { db } = testing.context;
    const parent = await buildCategory(db);
    const child = await buildCategory(db, { parent });
    const user = await buildUser({ username: 'Hledany.Prodejce' });
    const other = await buildUser();
    const mine = await submit(user.headers, { name: 'Plzeňský půllitr' });
    const below = (
      await call('POST', '/api/me/advertisements', other.headers, advertForm(child, { name: 'Doutníková krabice' }))
    ).json().id;
    const approved = await buildAdvert(db, { seller: other.id, category });
    await change(other.headers, approved, { name: 'Nový název' });
    const ids = async (query: string) => (await queue(query)).map((item) => [item.kind, item.advert_id]);
    expect(await ids('?kind=new')).toEqual([
      ['new', mine],
      ['new', below],
    ]);
    expect(await ids('?kind=change')).toEqual([['change', approved]]);
    expect(await ids(`?category=${parent}`)).toEqual([['new', below]]);
    expect(await ids(`?seller=${user.id}`)).toEqual([['new', mine]]);
    expect(await ids('?q=plzensky')).toEqual([['new', mine]]);
    expect(await ids('?q=novy nazev')).toEqual([['change', approved]]);
    expect(await ids('?q=hledany.prod')).toEqual([['new', mine]]);
    expect(await ids('?q=%25')).toEqual([]);
    expect((await app.inject('/api/admin/advertisements/queue')).statusCode).toBe(401);
  });
});

describe('changes of public adverts', () => {
  test('R-4.08 the queue is turned round, and saved as a file for spreadsheets', async () => {
    const user = await buildUser({ username: 'Karel.Sklep' });
    await submit(user.headers, { name: 'První láhev', price: 150_000 });
    later(1);
    await submit(user.headers, { name: '=Druhá; láhev', price: null, is_negotiable: true });
    const names = (await get('/api/admin/advertisements/queue?sort=newest')).items.map(
      ({ content }: { content: { name: string } }) => content.name,
    );
    expect(names).toEqual(['=Druhá; láhev', 'První láhev']);
    const url = '/api/admin/advertisements/queue.csv?q=l%C3%A1hev&lang=cs';
    const lines = (await app.inject({ url, headers: admin.headers })).body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFČíslo;Druh;Odesláno;Název;/);
    expect(lines.slice(1, -1)).toEqual([
      expect.stringMatching(/^\d+;nový inzerát;.*;První láhev;.*;1500;CZK;.*;Karel\.Sklep;0;0$/),
      expect.stringMatching(/;"'=Druhá; láhev";.*;;CZK;/),
    ]);
    expect((await app.inject({ url, headers: user.headers })).statusCode).toBe(403);
  });

  test('R-4.08 the file tells of changes what they would make; neither descriptions nor pictures are read for it', async () => {
    const { db } = testing.context;
    const user = await buildUser({ username: 'Meni.Sklep', locale: 'de' });
    const brand = await buildBrand(db, 'Ron Soubor');
    const pack = await buildPackage(db, 'ml', 500);
    const id = await buildAdvert(db, { seller: user.id, category, name: 'Před změnou' });
    await change(user.headers, id, {
      name: 'Po změně',
      brand_id: brand,
      package_id: pack,
      currency: 'EUR',
      price: 1250,
    });
    expect((await queue('?kind=change'))[0]!.seller).toMatchObject({ username: 'Meni.Sklep', locale: 'de' });
    const [item] = await listQueueToSave(context(), { lang: 'cs', q: '', sort: 'oldest' });
    expect(item!.content).toMatchObject({ name: 'Po změně', description: '', pictures: [] });
    const url = '/api/admin/advertisements/queue.csv?lang=cs';
    const [, line] = (await app.inject({ url, headers: admin.headers })).body.split('\r\n');
    expect(line).toMatch(
      /^\d+;změna;\d{4}-\d\d-\d\d \d\d:\d\d;Po změně;nabídka;Rum;Ron Soubor;0,5\u00a0l;12,5;EUR;Brno;Meni\.Sklep;0;0$/,
    );
  });

  test('R-4.05 an unverified user’s change waits; the approved version stays public until it is approved', async () => {
    const user = await buildUser();
    const id = await submit(user.headers, { name: 'Původní láhev', price: 50_000 });
    await decide('approval', await queue());
    later(1);
    const first = await change(user.headers, id, { name: 'První změna', lang: 'en' });
    expect(first.json()).toEqual({ id, state: 'approved', is_change_waiting: true });
    const [firstItem] = await queue();
    later(1);
    await change(user.headers, id, { name: 'Druhá změna', price: 60_000, lang: 'en' });
    const shown = async () => get(`/api/catalog/listings/${id}`);
    expect(await shown()).toMatchObject({ name: 'Původní láhev', price: { amount: 50_000 } });
    expect((await get(`/api/me/advertisements/${id}`, user.headers)).content.name).toBe('Druhá změna');
    const mine = await get('/api/me/advertisements', user.headers);
    expect(mine.adverts[0]).toMatchObject({ name: 'Původní láhev', is_change_waiting: true });

    const items = await queue();
    expect(items).toMatchObject([
      {
        kind: 'change',
        advert_id: id,
        changed: ['name', 'lang', 'price'],
        before: { name: 'Původní láhev', price: 50_000 },
        content: { name: 'Druhá změna', price: 60_000 },
        seller: { approved: 1, rejected: 0 },
      },
    ]);
    expect((await decide('approval', [firstItem!])).json()).toEqual({ decided: [] });
    expect((await decide('approval', items)).json()).toEqual({ decided: [{ kind: 'change', id: items[0]!.id }] });
    expect((await decide('approval', items)).json()).toEqual({ decided: [] });
    expect(await shown()).toMatchObject({ name: 'Druhá změna', price: { amount: 60_000 }, text_locale: 'en' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['advert.approved', 'advert.change_approved']);
    expect((await get('/api/catalog/listings?q=druha')).listings).toMatchObject([{ id }]);
    expect((await get('/api/catalog/listings?q=puvodni')).listings).toEqual([]);
  });

  test('R-4.05 a rejected change leaves the advert as it was and tells why', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const id = await buildAdvert(db, { seller: user.id, category, state: 'paused', name: 'Zůstává' });
    await change(user.headers, id, { name: 'Nepůjde' });
    await decide('rejection', await queue(), { reason: 'Název neodpovídá fotografii.' });
    const { adverts } = await get('/api/me/advertisements', user.headers);
    expect(adverts[0]).toMatchObject({
      name: 'Zůstává',
      state: 'paused',
      is_change_waiting: false,
      change_rejected_reason: 'Název neodpovídá fotografii.',
    });
    expect((await audit()).at(-1)).toMatchObject({ entity: 'advert_revision', action: 'reject' });
  });

  test('R-4.05 a change of an advert that has ended meanwhile is approved; the mail says that it is not public', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const id = await buildAdvert(db, { seller: user.id, category, name: 'Skončený', expiresAt: start });
    await change(user.headers, id, { name: 'Skončený v nové podobě' });
    expect(await expireAdverts(context())).toBe(1);
    expect((await decide('approval', await queue())).json().decided).toHaveLength(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'advert.change_approved', text: expect.stringMatching(/teď není\szveřejněný/) });
    expect(mail!.text).toContain('https://karafa.example/ucet');
    expect(mail!.text).not.toContain(`/${id}/`);
    expect(mail!.text).not.toContain('Platí od této chvíle');
  });

  test('R-4.05 a verified user’s change is public at once; what is sold or deleted has no change that waits', async () => {
    const { db } = testing.context;
    const verified = await buildUser({ authorized: true });
    const id = await submit(verified.headers);
    expect((await change(verified.headers, id, { name: 'Hned venku' })).json().is_change_waiting).toBe(false);
    expect((await get(`/api/catalog/listings/${id}`)).name).toBe('Hned venku');
    const user = await buildUser();
    const sold = await buildAdvert(db, { seller: user.id, category });
    await change(user.headers, sold, { name: 'Ještě jinak' });
    await call('POST', `/api/me/advertisements/${sold}/sale`, user.headers);
    expect(await queue()).toEqual([]);
    expect((await get(`/api/catalog/listings/${sold}`)).state).toBe('sold');
  });
});

test('R-8.04 hostile ids and letters are refused or found nowhere, never a fault of ours', async () => {
  const huge = '999999999999999';
  const urls = [
    `/api/admin/rejection-reasons/${huge}`,
    `/api/admin/brands/${huge}`,
    '/api/admin/rejection-reasons/2147483647',
    '/api/admin/brands/2147483647',
    `/api/me/advertisements/${huge}`,
  ];
  const codes = urls.map(async (url) => (await call('DELETE', url, admin.headers)).statusCode);
  expect(await Promise.all(codes)).toEqual([422, 422, 404, 404, 404]);
  expect((await app.inject({ url: '/api/admin/advertisements/queue?q=%00', headers: admin.headers })).statusCode).toBe(
    200,
  );
  expect((await app.inject(`/api/advertisements/brands?q=%00%5C`)).statusCode).toBe(200);
  expect((await app.inject(`/api/advertisements/packages?category=${huge}`)).statusCode).toBe(404);
  const form = {
    ...advertForm(category),
    brand_id: 9_000_000_000,
    package_id: 9_000_000_000,
    pictures: ['\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000'],
  };
  const answer = await call('POST', '/api/me/advertisements', admin.headers, form);
  expect(Object.keys(answer.json().errors)).toEqual(['brand_id', 'package_id', 'pictures.0']);
});

describe('brands that users propose', () => {
  const propose = async (name: string) => {
    const user = await buildUser({ authorized: true });
    const id = await submit(user.headers, { brand_name: name, name: 'Láhev bez jména' });
    const { brands } = await get('/api/admin/brands/waiting');
    return { id, brand: brands.find((each: { name: string }) => each.name === name) };
  };

  test('R-4.01, R-9.06 an approved one shows and is found', async () => {
    const { db } = testing.context;
    const { id, brand } = await propose('Botran');
    expect(brand).toMatchObject({ adverts: 1, suggested_by: { username: expect.any(String) }, similar: [] });
    expect((await call('POST', `/api/admin/brands/${brand.id}/approval`, admin.headers, {})).statusCode).toBe(200);
    expect((await call('POST', `/api/admin/brands/${brand.id}/approval`, admin.headers, {})).statusCode).toBe(404);
    expect((await get(`/api/catalog/listings/${id}`)).brand).toBe('Botran');
    const { rows } = await testing.context.pool.query(
      `select payload from graphile_worker._private_jobs where payload ->> 'brandId' is not null`,
    );
    expect(rows).toEqual([{ payload: { brandId: brand.id } }]);
    await refreshSearchWords(db, { brandId: brand.id });
    expect((await get('/api/catalog/listings?q=botran')).listings).toMatchObject([{ id }]);
    expect(await audit()).toMatchObject([{ action: 'approve', entity: 'brand', entity_id: brand.id }]);
  });

  test('R-9.01 all of them are shown, fifty a page, the oldest first', async () => {
    const { db } = testing.context;
    await db.updateTable('listing').set({ brand_id: null }).execute();
    await db.deleteFrom('brand').where('is_approved', '=', false).execute();
    const brands = Array.from({ length: 51 }, (_, n) => ({
      name: `Značka ${n}`,
      slug: `znacka-${n}`,
      is_approved: false,
      suggested_at: new Date(start.getTime() + n),
    }));
    await db.insertInto('brand').values(brands).execute();
    const page = async (number: number) => get(`/api/admin/brands/waiting?page=${number}`);
    const names = (list: { brands: Item[] }) => list.brands.map(({ name }) => name);
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ total: 51, page: 1, pages: 2 });
    expect([...names(first), ...names(second)]).toEqual(brands.map(({ name }) => name));
    await call('DELETE', `/api/admin/brands/${second.brands[0].id}`, admin.headers);
    expect(await page(2)).toMatchObject({ total: 50, page: 1, pages: 1 });
    await db.deleteFrom('brand').where('is_approved', '=', false).execute();
  });

  test('R-4.01 one is merged into a brand that is there, also in changes that wait; another is rejected', async () => {
    const { db } = testing.context;
    const into = await buildBrand(db, 'Diplomático');
    const { id, brand } = await propose('Diplomatiko');
    expect(brand.similar).toEqual([{ id: into, name: 'Diplomático' }]);
    const user = await buildUser();
    const changed = await buildAdvert(db, { seller: user.id, category });
    await change(user.headers, changed, { brand_id: brand.id });
    const wrong = await call('POST', `/api/admin/brands/${brand.id}/merge`, admin.headers, { into: brand.id });
    expect(wrong.statusCode).toBe(422);
    await call('POST', `/api/admin/brands/${brand.id}/merge`, admin.headers, { into });
    expect((await get(`/api/catalog/listings/${id}`)).brand).toBe('Diplomático');
    expect(await queue()).toMatchObject([{ content: { brand: { id: into } } }]);

    const other = await propose('Nesmysl');
    expect((await call('DELETE', `/api/admin/brands/${other.brand.id}`, admin.headers)).statusCode).toBe(200);
    expect((await get(`/api/catalog/listings/${other.id}`)).brand).toBeNull();
    expect(await get('/api/admin/brands/waiting')).toEqual({ brands: [], total: 0, page: 1, pages: 1 });
    expect((await call('DELETE', `/api/admin/brands/${into}`, admin.headers)).statusCode).toBe(404);
  });
});

describe('jobs', () => {
  test('R-4.03 five days before the end one mail reminds; a renewed advert is reminded anew', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
    const id = await buildAdvert(db, { seller: user.id, category, name: 'Končící', expiresAt: inDays(4.9) });
    await buildAdvert(db, { seller: user.id, category, expiresAt: inDays(5.1) });
    expect(await remindOfExpiry(context())).toBe(1);
    expect(await remindOfExpiry(context())).toBe(0);
    expect(await mails()).toMatchObject([
      { kind: 'advert.expiring', text: expect.stringMatching(new RegExp(`Končící[^]*dalších ${advertDays} dní`)) },
    ]);
    now = inDays(5);
    expect(await expireAdverts(context())).toBe(1);
    await call('POST', `/api/me/advertisements/${id}/renewal`, user.headers);
    now = inDays(61);
    expect(await remindOfExpiry(context())).toBe(1);
    expect((await mails()).length).toBe(2);
  });

  test('R-4.08 administrators hear once a day, from eight in Prague, how much waits', async () => {
    const { db } = testing.context;
    const [ofUsers, ofAll] = [await buildAdministrator(db, ['users']), await buildAdministrator(db)];
    const neither = await buildAdministrator(db, ['orders', 'content', 'settings']);
    const digests = async (to = admin) => {
      const { email } = await db
        .selectFrom('account')
        .where('id', '=', to.id)
        .select('email')
        .executeTakeFirstOrThrow();
      return (await mails()).filter((mail) => mail.kind === 'adverts.digest' && mail.recipient_address === email);
    };
    now = new Date('2026-06-01T06:30:00Z');
    await db.updateTable('account').set({ state: 'approved' }).execute();
    await db.deleteFrom('brand').where('is_approved', '=', false).execute();
    await sendDigest(context());
    expect(await digests()).toEqual([]);
    const user = await buildUser();
    await submit(user.headers, { brand_name: 'Čekající' });
    const approved = await buildAdvert(db, { seller: user.id, category });
    await change(user.headers, approved, {});
    await buildAccount(db, { state: 'waiting' });
    now = new Date('2026-06-01T05:59:00Z');
    await sendDigest(context());
    expect(await digests()).toEqual([]);
    for (let time = 6; time < 9; time += 1) {
      now = new Date(`2026-06-01T0${time}:00:00Z`);
      await sendDigest(context());
    }
    const [digest, ...more] = await digests();
    expect(more).toEqual([]);
    const ofAdverts = 'Nové inzeráty: 1\nZměny inzerátů: 1\nNavržené značky: 1';
    expect(digest!.text).toContain(ofAdverts);
    expect(digest!.text).not.toContain('Registrace');
    // Each hears of what the scopes reach.
    expect((await digests(ofAll)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${ofAdverts}\nRegistrace: 1`),
    ]);
    const [registrations, ...others] = await digests(ofUsers);
    expect([registrations!.text, others]).toEqual([expect.stringContaining('Registrace: 1'), []]);
    expect(registrations!.text).not.toContain('nzerát');
    expect(await digests(neither)).toEqual([]);
    // In winter eight in Prague is seven in UTC.
    now = new Date('2026-12-01T06:30:00Z');
    await sendDigest(context());
    expect(await digests()).toHaveLength(1);
    now = new Date('2026-12-01T07:00:00Z');
    await sendDigest(context());
    expect(await digests()).toHaveLength(2);
    // Nothing within the scopes: nothing is written.
    await db.updateTable('account').set({ state: 'approved' }).where('state', '=', 'waiting').execute();
    now = new Date('2026-12-02T07:00:00Z');
    await sendDigest(context());
    expect([(await digests()).length, (await digests(ofUsers)).length]).toEqual([3, 2]);
  });
});
