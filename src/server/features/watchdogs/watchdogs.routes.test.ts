import { beforeAll, describe, expect, test } from 'vitest';
import type { WatchdogPage } from '#shared/watchdogs/contract.ts';
import { confirmationDays, mostWatchdogs, restoreHours, watchdogsPerPage } from '#shared/watchdogs/limits.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildBrand, buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { matchListings, sendDigests, sweepWatchdogs } from './index.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

const testing = useTestContext();
const clock = { now: new Date('2026-06-03T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const context = () => ({ ...testing.context, now: () => clock.now });
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const work = async () => {
  await matchListings(context());
  return sendDigests(context());
};
const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
  const id = await buildAccount(testing.context.db, account);
  return { id, headers: await logIn(testing.context.db, id) };
};
const save = ({ headers }: Person, query: object, body: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/me/watchdogs',
    headers,
    payload: { query, name: 'Moje hledání', frequency: 'immediate', lang: 'cs', ...body },
  });
const list = async ({ headers }: Person, page = 1) =>
  (await app.inject({ url: `/api/me/watchdogs?lang=cs&page=${page}`, headers })).json<WatchdogPage>();
const change = ({ headers }: Person, id: number, body: object) =>
  app.inject({ method: 'PATCH', url: `/api/me/watchdogs/${id}`, headers, payload: { lang: 'cs', ...body } });
const remove = ({ headers }: Person, id: number) =>
  app.inject({ method: 'DELETE', url: `/api/me/watchdogs/${id}`, headers });
const restore = ({ headers }: Person, id: number) =>
  app.inject({ method: 'POST', url: `/api/me/watchdogs/${id}/restore`, headers });
const watch = ({ headers }: Person, product: number) =>
  app.inject({ method: 'PUT', url: `/api/me/watched-products/${product}`, headers, payload: { lang: 'cs' } });
const restock = (product: number, isInStock = true) =>
  testing.context.db.updateTable('listing').set({ is_in_stock: isInStock }).where('id', '=', product).execute();
const mailsTo = async ({ id }: Person) =>
  testing.context.db.selectFrom('mail').where('account_id', '=', id).orderBy('id').selectAll().execute();
const buildSoldOut = (name = 'Rum Zacapa 23') => buildListing(testing.context.db, { kind: 'product', name });

let category: number;
beforeAll(async () => {
  category = await buildCategory(testing.context.db, { name: 'Rum' });
});

describe('R-5.11 a saved search', () => {
  test('tells of a listing that becomes public, once, in a mail and a notice', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    expect((await save(user, { category, q: 'lagavulin' })).json()).toMatchObject({ is_new: true });
    const advert = await buildListing(db, { category, name: 'Lagavulin 16', price: 189_000, visibility: 'hidden' });
    expect(await work()).toBe(0);
    const show = (visibility: string) =>
      db.updateTable('listing').set({ visibility }).where('id', '=', advert).execute();
    await show('listed');
    expect(await work()).toBe(1);
    const [mail] = await mailsTo(user);
    expect(mail).toMatchObject({ kind: 'watchdog.found', subject: 'Hlídací pes našel 1 nabídku' });
    expect(mail!.text).toContain('Lagavulin 16 – 1 890,00 Kč'.replace(/ (?=\d{3}|Kč)/g, '\u00a0'));
    expect(mail!.unsubscribe_url).toMatch(/\/api\/mail-preferences\/[\w-]{32}\/watchdogs\/unsubscribe$/);
    const notices = (await app.inject({ url: '/api/me/notices?lang=cs', headers: user.headers })).json();
    expect(notices.notices).toMatchObject([{ title: 'Hlídací pes našel 1 nabídku' }]);
    await show('hidden');
    await show('listed');
    await change(user, (await list(user)).watchdogs[0]!.id, { query: { category, q: 'lagavulin 16' } });
    later(60);
    expect(await work()).toBe(0);
    expect((await list(user)).watchdogs).toMatchObject([{ found: 1, unseen: 0, names: { category: 'Rum' } }]);
  });

  test('never tells of one’s own adverts, nor of those of blocked users', async () => {
    const { db } = testing.context;
    const [user, blocked, blocking] = [await buildPerson(), await buildPerson(), await buildPerson()];
    await save(user, { q: 'springbank' });
    await db
      .insertInto('account_block')
      .values([
        { account_id: user.id, blocked_id: blocked.id, blocked_at: clock.now },
        { account_id: blocking.id, blocked_id: user.id, blocked_at: clock.now },
      ])
      .execute();
    for (const seller of [user, blocked, blocking])
      await buildListing(db, { seller: seller.id, name: 'Springbank 10' });
    expect(await work()).toBe(0);
    await buildListing(db, { name: 'Springbank 12' });
    expect(await work()).toBe(1);
  });

  test('tells in one mail what several watchdogs have found, daily and weekly ones at seven in the morning', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const brand = await buildBrand(db, 'Bowmore');
    await save(user, { brand: String(brand) }, { name: 'Bowmore denně', frequency: 'daily' });
    await save(user, { q: 'bowmore' }, { name: 'Bowmore taky denně', frequency: 'daily' });
    await save(user, { q: 'bowmore', kind: 'advert' }, { name: 'Bowmore týdně', frequency: 'weekly' });
    await buildListing(db, { brand, name: 'Bowmore 12' });
    await buildListing(db, { brand, name: 'Bowmore 15' });
    expect(await work()).toBe(0);
    expect((await list(user)).watchdogs.map(({ unseen }) => unseen)).toEqual([2, 2, 2]);
    // A Wednesday: 7:00 in Prague is 5:00 UTC in summer.
    clock.now = new Date('2026-06-04T04:59:00Z');
    expect(await work()).toBe(0);
    clock.now = new Date('2026-06-04T05:00:00Z');
    expect(await work()).toBe(1);
    clock.now = new Date('2026-06-08T05:00:00Z');
    expect(await work()).toBe(1);
    const mails = await mailsTo(user);
    expect(mails.map(({ subject }) => subject)).toEqual(['Hlídací pes našel 2 nabídky', 'Hlídací pes našel 2 nabídky']);
    expect(mails[0]!.text).toContain('Bowmore taky denně');
    expect(mails[0]!.text).not.toContain('Bowmore týdně');
  });

  test('that tells at once collects for ten minutes after a mail', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    await save(user, { q: 'ardbeg' });
    await buildListing(db, { name: 'Ardbeg 10' });
    expect(await work()).toBe(1);
    for (const name of ['Ardbeg Uigeadail', 'Ardbeg Corryvreckan']) {
      await buildListing(db, { name });
      later(3);
      expect(await work()).toBe(0);
    }
    later(5);
    expect(await work()).toBe(1);
    expect((await mailsTo(user)).at(-1)!.subject).toBe('Hlídací pes našel 2 nabídky');
  });

  test('is saved once: the same search again changes name and frequency', async () => {
    const user = await buildPerson();
    const [first, second] = await Promise.all([
      save(user, { q: 'rum', kind: 'advert' }),
      save(user, { kind: 'advert', q: ' rum ' }),
    ]);
    expect(first.json().id).toBe(second.json().id);
    await save(user, { q: 'rum', kind: 'advert' }, { name: 'Rumy', frequency: 'weekly' });
    expect((await list(user)).watchdogs).toMatchObject([{ name: 'Rumy', frequency: 'weekly' }]);
  });

  test('needs a choice, a name and a category that exists', async () => {
    const user = await buildPerson();
    expect((await save(user, {}, { name: ' ' })).json().errors).toMatchObject({
      name: [expect.any(String)],
      query: [expect.any(String)],
    });
    expect((await save(user, { category: 999_999 })).statusCode).toBe(422);
  });

  test('is not told of while paused, and again once resumed', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const { id } = (await save(user, { q: 'talisker' })).json();
    expect((await change(user, id, { state: 'paused' })).statusCode).toBe(200);
    await buildListing(db, { name: 'Talisker 10' });
    expect(await work()).toBe(0);
    await change(user, id, { state: 'active' });
    await buildListing(db, { name: 'Talisker Storm' });
    expect(await work()).toBe(1);
  });

  test('sends no mail to those who have switched them off, but a notice', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    await save(user, { q: 'oban' });
    await buildListing(db, { name: 'Oban 14' });
    await work();
    const path = new URL((await mailsTo(user))[0]!.unsubscribe_url!).pathname;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const clicked = await app.inject({
      method: 'POST',
      url: path,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    later(60);
    await buildListing(db, { name: 'Oban 18' });
    await work();
    expect(await mailsTo(user)).toHaveLength(1);
    const notices = (await app.inject({ url: '/api/me/notices?lang=cs', headers: user.headers })).json();
    expect(notices.total).toBe(2);
  });
});

describe('R-5.11 a watchdog of a sold-out product', () => {
  test('fires once when stock comes back, ends, and can be switched on again', async () => {
    const user = await buildPerson();
    const product = await buildSoldOut();
    expect((await watch(user, product)).statusCode).toBe(200);
    expect((await watch(user, product)).statusCode).toBe(200);
    expect(await work()).toBe(0);
    await restock(product);
    expect(await work()).toBe(1);
    expect(await mailsTo(user)).toMatchObject([{ subject: 'Znovu skladem: Rum Zacapa 23' }]);
    expect((await list(user)).watchdogs).toMatchObject([{ kind: 'stock', state: 'ended' }]);
    expect((await watch(user, product)).json().code).toBe('watchdog_in_stock');
    await restock(product, false);
    await restock(product);
    expect(await work()).toBe(0);
    await restock(product, false);
    const { id } = (await list(user)).watchdogs[0]!;
    expect((await change(user, id, { state: 'active' })).statusCode).toBe(200);
    await restock(product);
    expect(await work()).toBe(1);
  });

  test('is only for products that are sold out', async () => {
    const user = await buildPerson();
    const inStock = await buildListing(testing.context.db, { kind: 'product', isInStock: true });
    expect((await watch(user, inStock)).statusCode).toBe(409);
    expect((await watch(user, await buildListing(testing.context.db))).statusCode).toBe(404);
    expect((await watch(user, 999_999)).statusCode).toBe(404);
  });
});

describe('R-5.11 the list of watchdogs', () => {
  test('has pages, and ends with the limit of the account', async () => {
    const user = await buildPerson();
    for (let n = 0; n < mostWatchdogs.usual; n++) await save(user, { q: `whisky ${n}` });
    const beyond = await save(user, { q: 'whisky navíc' });
    expect([beyond.statusCode, beyond.json().code]).toEqual([409, 'watchdogs_full']);
    expect((await watch(user, await buildSoldOut())).json().code).toBe('watchdogs_full');
    expect((await save(user, { q: 'whisky 7' }, { name: 'Jiný název' })).statusCode).toBe(200);
    const [first, last] = [await list(user), await list(user, 3)];
    expect(first).toMatchObject({ total: mostWatchdogs.usual, limit: mostWatchdogs.usual, pages: 3 });
    expect([first.watchdogs.length, last.watchdogs.length]).toEqual([watchdogsPerPage, 10]);
    expect((await app.inject({ url: '/api/me/watchdogs?page=4', headers: user.headers })).statusCode).toBe(404);
    const verified = await buildPerson({ authorized: true });
    expect(await list(verified)).toMatchObject({ limit: mostWatchdogs.verified });
  });

  test('restores a deleted one for a day', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const { id } = (await save(user, { q: 'caol ila' })).json();
    for (const _ of [1, 2]) expect((await remove(user, id)).statusCode).toBe(200);
    expect((await list(user)).total).toBe(0);
    await buildListing(db, { name: 'Caol Ila 12' });
    expect(await work()).toBe(0);
    expect((await restore(user, id)).statusCode).toBe(200);
    expect((await list(user)).watchdogs).toMatchObject([{ id, state: 'active' }]);
    await remove(user, id);
    await save(user, { q: 'caol ila' });
    expect((await restore(user, id)).json().code).toBe('conflict');
    await remove(user, (await list(user)).watchdogs[0]!.id);
    later(restoreHours * 60 + 1);
    expect((await restore(user, id)).statusCode).toBe(404);
    await sweepWatchdogs(context());
    expect(await db.selectFrom('watchdog').where('account_id', '=', user.id).select('id').execute()).toEqual([]);
  });

  test('belongs to its owner: others and guests find nothing', async () => {
    const [user, other] = [await buildPerson(), await buildPerson()];
    const { id } = (await save(user, { q: 'tajné' })).json();
    const product = await buildSoldOut();
    const calls = [
      { method: 'GET', url: '/api/me/watchdogs' },
      { method: 'GET', url: `/api/me/watchdogs/${id}` },
      {
        method: 'POST',
        url: '/api/me/watchdogs',
        payload: { query: { q: 'x' }, name: 'x', frequency: 'daily', lang: 'cs' },
      },
      { method: 'PATCH', url: `/api/me/watchdogs/${id}`, payload: { state: 'paused', lang: 'cs' } },
      { method: 'DELETE', url: `/api/me/watchdogs/${id}` },
      { method: 'POST', url: `/api/me/watchdogs/${id}/restore` },
      { method: 'GET', url: `/api/me/watched-products/${product}` },
      { method: 'PUT', url: `/api/me/watched-products/${product}`, payload: { lang: 'cs' } },
      { method: 'DELETE', url: `/api/me/watched-products/${product}` },
    ] as const;
    for (const call of calls) {
      expect([call.url, (await app.inject({ ...call })).statusCode]).toEqual([call.url, 401]);
      const isOfOne = call.url.startsWith(`/api/me/watchdogs/${id}`);
      const { statusCode } = await app.inject({ ...call, headers: other.headers });
      expect([call.method, call.url, statusCode]).toEqual([call.method, call.url, isOfOne ? 404 : 200]);
    }
    expect((await list(user)).watchdogs).toMatchObject([{ id, state: 'active' }]);
  });
});

describe('R-5.11 a wanted advert', () => {
  test('tells its author of offers in its category, of its brand or words, for at most its price', async () => {
    const { db } = testing.context;
    const [author, seller] = [await buildPerson(), await buildPerson()];
    // Nobody else of this file looks into it.
    const own = await buildCategory(db, { name: 'Sbírka' });
    const below = await buildCategory(db, { parent: own, name: 'Podsbírka' });
    const brand = await buildBrand(db, 'Chairman');
    const wanted = { seller: author.id, offerType: 'demand', category: own, price: 100_000 } as const;
    await buildListing(db, { ...wanted, name: 'Koupím Havana Club Maximo' });
    await buildListing(db, { ...wanted, name: 'Sháním cokoli od Chairmana', brand });
    expect(await work()).toBe(0);
    const offers = [
      { name: 'Havana Club Máximo Extra', category: below, price: 99_000 },
      { name: 'Havana Club Máximo dražší', category: below, price: 101_000 },
      { name: 'Havana Club 7', category: below, price: 50_000 },
      { name: 'Spiced', category: own, brand, price: 60_000 },
      { name: 'Havana Club Máximo jinde', category: await buildCategory(db), price: 50_000 },
      { name: 'Havana Club Máximo poptávka', category: own, offerType: 'demand' as const },
    ];
    const ids: number[] = [];
    for (const offer of offers) ids.push(await buildListing(db, { seller: seller.id, ...offer }));
    expect(await work()).toBe(1);
    const [mail] = await mailsTo(author);
    const named = offers.filter(({ name }) => mail!.text.includes(name)).map(({ name }) => name);
    expect(named).toEqual(['Havana Club Máximo Extra', 'Spiced']);
    const interest = async ({ headers }: Person) =>
      (await app.inject({ url: `/api/me/advert-interest?ids=${ids.join(',')}`, headers })).json();
    expect(await interest(seller)).toEqual([
      { id: ids[0], people: 1 },
      { id: ids[3], people: 1 },
    ]);
    expect(await interest(author)).toEqual([]);
  });

  test('looks for nothing once it is not public, and takes no place among the watchdogs', async () => {
    const { db } = testing.context;
    const author = await buildPerson();
    const advert = await buildListing(db, { seller: author.id, offerType: 'demand', category, name: 'Suche Kavalan' });
    await work();
    expect((await list(author)).watchdogs).toMatchObject([
      { kind: 'demand', name: 'Suche Kavalan', query: { q: 'Kavalan' } },
    ]);
    await db.updateTable('listing').set({ visibility: 'hidden' }).where('id', '=', advert).execute();
    await buildListing(db, { category, name: 'Kavalan Solist' });
    expect(await work()).toBe(0);
  });
});

describe('R-5.11 a guest’s watchdog of a product', () => {
  const ask = (product: number, email: string) =>
    app.inject({ method: 'POST', url: `/api/watched-products/${product}`, payload: { email, lang: 'en' } });
  const mailsOf = (email: string) =>
    testing.context.db.selectFrom('mail').where('recipient_address', '=', email).orderBy('id').selectAll().execute();
  const tokenIn = async (email: string) => /watchdog\/([\w-]{32})/.exec((await mailsOf(email)).at(-1)!.text)![1]!;
  const linked = (token: string) => app.inject(`/api/watchdogs/${token}?lang=en`);
  const confirm = (token: string) => app.inject({ method: 'PUT', url: `/api/watchdogs/${token}/confirmed?lang=en` });

  test('starts with the link from the mail, fires once, and ends with one click', async () => {
    const email = 'host@karafa.example';
    const [product, other] = [await buildSoldOut('Hendrick’s'), await buildSoldOut('Jiný gin')];
    expect((await ask(product, 'Host@Karafa.example')).json()).toEqual({});
    expect(await mailsOf(email)).toMatchObject([{ kind: 'watchdog.confirm', locale: 'en', is_secret: true }]);
    await restock(product);
    expect(await work()).toBe(0);
    await restock(product, false);
    const token = await tokenIn(email);
    expect((await linked(token)).json()).toMatchObject({ state: 'unconfirmed', of_guest: true, name: 'Hendrick’s' });
    for (const _ of [1, 2]) expect((await confirm(token)).json()).toMatchObject({ state: 'active' });
    await ask(other, email);
    await confirm(await tokenIn(email));
    await restock(product);
    expect(await work()).toBe(1);
    const told = (await mailsOf(email)).at(-1)!;
    expect(told).toMatchObject({ kind: 'watchdog.found', subject: 'Back in stock: Hendrick’s' });
    await restock(product, false);
    await restock(product);
    expect(await work()).toBe(0);
    // RFC 8058: a mail program sends this form without cookies.
    const clicked = await app.inject({
      method: 'POST',
      url: new URL(told.unsubscribe_url!).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    await restock(other);
    expect(await work()).toBe(0);
    expect((await linked(token)).statusCode).toBe(404);
  });

  test('answers alike for every address, and is limited for each', async () => {
    const { db } = testing.context;
    const product = await buildSoldOut();
    await buildAccount(db, { email: 'ma-ucet@karafa.example' });
    const answers = [await ask(product, 'ma-ucet@karafa.example'), await ask(product, 'nema-ucet@karafa.example')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    for (let n = 0; n < 4; n++) await ask(product, 'nema-ucet@karafa.example');
    expect((await ask(product, 'nema-ucet@karafa.example')).statusCode).toBe(429);
    expect((await ask(product, 'není adresa')).statusCode).toBe(422);
    later(61);
    expect((await ask(await buildListing(db), 'a@karafa.example')).statusCode).toBe(404);
  });

  test('is deleted when nobody confirms it, and its link is void', async () => {
    later(61);
    const email = 'nikdy@karafa.example';
    await ask(await buildSoldOut(), email);
    const token = await tokenIn(email);
    later(confirmationDays * 24 * 60);
    expect([(await linked(token)).statusCode, (await confirm(token)).statusCode]).toEqual([404, 404]);
    await sweepWatchdogs(context());
    const left = await testing.context.db.selectFrom('watchdog').where('email', '=', email).select('id').execute();
    expect(left).toEqual([]);
  });
});
