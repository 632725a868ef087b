import { expect, test } from 'vitest';
import { readBacklogs } from '#server/platform/db/backlog.ts';
import { buildAdvert, advertForm } from '#tests/support/advert-factories.ts';
import { useAdvertDecisions } from '#tests/support/advert-calls.ts';
import { buildBrand, buildCategory, buildPackage } from '#tests/support/factories.ts';
import { listQueueToSave } from './list-queue.ts';
import { waitingAdverts, waitingChanges } from './queue.queries.ts';

const { testing, app, context, rum, later, buildUser, call, submitted, change, admin, get, queue } =
  useAdvertDecisions();

test('R-4.08 the queue is filtered by kind, category, seller and words', async () => {
  const { db } = testing.context;
  const parent = await buildCategory(db);
  const child = await buildCategory(db, { parent });
  const user = await buildUser({ username: 'Hledany.Prodejce' });
  const other = await buildUser();
  const mine = await submitted(user.headers, { name: 'Plzeňský půllitr' });
  const below = (
    await call('POST', '/api/me/advertisements', other.headers, advertForm(child, { name: 'Doutníková krabice' }))
  ).json().id;
  const approved = await buildAdvert(db, { seller: other.id, ...rum });
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

test('R-9.01 the adverts and changes of a blocked user are out of the queue and of its counts', async () => {
  const { db } = testing.context;
  const user = await buildUser({ username: 'Zablokovany.Sklep' });
  const approved = await buildAdvert(db, { seller: user.id, ...rum });
  await change(user.headers, approved, { name: 'Nové jméno' });
  await submitted(user.headers, { name: 'Nová láhev' });
  const readWaiting = () => readBacklogs(db, 'queue', { adverts: waitingAdverts, changes: waitingChanges });
  const before = await readWaiting();
  expect(await queue(`?seller=${user.id}`)).toHaveLength(2);
  await db.updateTable('account').set({ state: 'blocked' }).where('id', '=', user.id).execute();
  expect(await queue(`?seller=${user.id}`)).toEqual([]);
  expect(await readWaiting()).toMatchObject({
    adverts: { count: before.adverts.count - 1 },
    changes: { count: before.changes.count - 1 },
  });
  await db.updateTable('account').set({ state: 'approved' }).where('id', '=', user.id).execute();
  expect(await queue(`?seller=${user.id}`)).toHaveLength(2);
});

test('R-4.08 the queue is sorted either way and exported for spreadsheets', async () => {
  const user = await buildUser({ username: 'Karel.Sklep' });
  await submitted(user.headers, { name: 'První láhev', price: 150_000 });
  later(1);
  await submitted(user.headers, { name: '=Druhá; láhev', price: null, is_negotiable: true });
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

test('R-4.08 the export shows changes as they would be published and reads neither descriptions nor pictures', async () => {
  const { db } = testing.context;
  const user = await buildUser({ username: 'Meni.Sklep', locale: 'de' });
  const brand = await buildBrand(db, 'Ron Soubor');
  const pack = await buildPackage(db, 'ml', 500);
  const id = await buildAdvert(db, { seller: user.id, ...rum, name: 'Před změnou' });
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
