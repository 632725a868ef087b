import { describe, expect, test } from 'vitest';
import { buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';

const { testing, work, buildPerson, save, list, mailsTo } = useWatchdogCalls();

describe('R-5.11 the adverts of a seller', () => {
  test('are told of as the profile lists them: all, or one kind of offer', async () => {
    const { db } = testing.context;
    const [all, offers, seller] = [
      await buildPerson(),
      await buildPerson(),
      await buildPerson({ username: 'sklepmistr' }),
    ];
    await save(all, { seller: seller.id });
    await save(offers, { seller: seller.id, offer: 'supply' });
    await buildListing(db, { name: 'Cizí rum' });
    await buildListing(db, { kind: 'product', name: 'Rum z e-shopu' });
    expect(await work()).toBe(0);
    const demand = await buildListing(db, { seller: seller.id, offerType: 'demand', name: 'Sháním portské' });
    expect(await work()).toBe(1);
    await buildListing(db, { seller: seller.id, name: 'Portské 1994' });
    expect(await work()).toBe(1);
    expect((await mailsTo(offers)).map(({ text }) => text.includes('Portské 1994'))).toEqual([true]);
    expect((await mailsTo(all))[0]!.text).toContain('Sháním portské');
    const profile = `/uzivatel/${seller.id}`;
    expect((await list(all)).watchdogs).toMatchObject([{ path: profile, found: 2, names: { seller: 'sklepmistr' } }]);
    expect((await list(offers)).watchdogs).toMatchObject([{ path: `${profile}?offer=supply`, found: 1 }]);
    expect((await mailsTo(offers))[0]!.text).toContain(`${profile}?offer=supply`);
    // A change of what the list had already is no news.
    await db.updateTable('listing').set({ price_minor: 1 }).where('id', '=', demand).execute();
    expect(await work()).toBe(0);
  });

  test('are not watched with filters that a profile lacks, of oneself, or of an account that is not public', async () => {
    const [user, seller] = [await buildPerson(), await buildPerson()];
    const blocked = await buildPerson({ state: 'blocked' });
    const refused = [
      { seller: seller.id, q: 'rum' },
      { seller: seller.id, scope: 'sale' },
      { seller: user.id },
      { seller: blocked.id },
      { seller: 999_999 },
    ];
    for (const query of refused) {
      const answer = await save(user, query);
      expect([query, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([query, 422, ['query']]);
    }
  });

  test('lead nowhere once the account is not public any more', async () => {
    const [user, seller] = [await buildPerson(), await buildPerson()];
    await save(user, { seller: seller.id });
    await testing.context.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', seller.id).execute();
    expect((await list(user)).watchdogs).toMatchObject([{ path: null, names: { seller: null } }]);
  });
});
