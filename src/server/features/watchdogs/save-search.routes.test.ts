import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';

const { app, testing, clock, later, work, buildPerson, save, list, change, mailsTo } = useWatchdogCalls();

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
    expect(notices.notices).toMatchObject([
      { title: 'Hlídací pes našel 1 nabídku', text: expect.stringMatching(/:\n– Lagavulin 16 – 1\s890,00\sKč$/) },
    ]);
    await show('hidden');
    await show('listed');
    await change(user, (await list(user)).watchdogs[0]!.id, { query: { category, q: 'lagavulin 16' } });
    later(60);
    expect(await work()).toBe(0);
    expect((await list(user)).watchdogs).toMatchObject([{ found: 1, unseen: 0, names: { category: 'Rum' } }]);
  });

  test('finds words that begin with the typed one, also those that only descriptions have', async () => {
    const { db } = testing.context;
    await buildListing(db, { category, name: 'Absinth' });
    await work();
    await save(await buildPerson(), { q: 'absinth' });
    expect(await work()).toBe(0);
    await buildListing(db, { category, name: 'Lžička', description: 'Na absinthové večery.' });
    expect(await work()).toBe(1);
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

  test('means the same in any order of its choices, written twice or with leading zeros', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const [one, other] = [await buildBrand(db, 'Oban'), await buildBrand(db, 'Talisker')];
    const first = await save(user, { brand: `0${other},${one},${other}`, package: '07,7', origin: 'SK,CZ,SK' });
    expect([first.statusCode, first.body]).toEqual([200, expect.any(String)]);
    const same = await save(user, { brand: `${one},${other}`, package: '7', origin: 'CZ,SK' });
    expect(same.json()).toEqual({ id: first.json().id, is_new: false });
    await save(user, { brand: `0${one}` });
    await buildListing(db, { brand: one, name: 'Oban 14' });
    expect(await work()).toBe(1);
  });

  test('needs a choice, a name and a category that exists', async () => {
    const user = await buildPerson();
    expect((await save(user, {}, { name: ' ' })).json().errors).toMatchObject({
      name: [expect.any(String)],
      query: [expect.any(String)],
    });
    expect((await save(user, { category: 999_999 })).statusCode).toBe(422);
  });

  test('leads to a search with its words and its category, to the category without words', async () => {
    const user = await buildPerson();
    await save(user, { category, q: 'zacapa', kind: 'advert' });
    await save(user, { category, kind: 'advert' });
    const paths = (await list(user)).watchdogs.map(({ path }) => path);
    expect(paths).toEqual([
      expect.stringMatching(new RegExp(`^/${category}/[\\w-]+\\?kind=advert&sort=newest$`)),
      `/hledani?category=${category}&q=zacapa&kind=advert&sort=newest`,
    ]);
    await buildListing(testing.context.db, { category, name: 'Zacapa XO' });
    await work();
    expect((await mailsTo(user))[0]!.text).toContain(`/hledani?category=${category}&q=zacapa&kind=advert`);
  });

  test('may be saved and changed while the account is suspended', async () => {
    const user = await buildPerson({ suspended_until: new Date('2100-01-01T00:00:00Z') });
    const saved = await save(user, { q: 'kilchoman' });
    expect(saved.statusCode).toBe(200);
    expect((await change(user, saved.json().id, { state: 'paused' })).statusCode).toBe(200);
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
