import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';
import { restoreHours } from '#shared/watchdogs/limits.ts';
import { sweepWatchdogs } from '../index.ts';

const { app, testing, context, later, work, buildPerson, list, remove, restore, mailsTo } = useWatchdogCalls();

let category: number;
beforeAll(async () => {
  category = await buildCategory(testing.context.db, { name: 'Rum' });
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
    const interest = async ({ headers }: { headers: Record<string, string> }) =>
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

  test('stays without its watchdog once its author has deleted it, and gets it back by a restore', async () => {
    const { db } = testing.context;
    const author = await buildPerson();
    const advert = await buildListing(db, { seller: author.id, offerType: 'demand', category, name: 'Sháním Yoichi' });
    const edit = async (price: number) => {
      await db.updateTable('listing').set({ price_minor: price }).where('id', '=', advert).execute();
      await work();
    };
    await work();
    const { id } = (await list(author)).watchdogs[0]!;
    await remove(author, id);
    await edit(200_000);
    expect((await list(author)).watchdogs).toEqual([]);
    expect((await restore(author, id)).statusCode).toBe(200);
    await edit(300_000);
    expect((await list(author)).watchdogs).toMatchObject([{ id, state: 'active', query: { price_to: 3000 } }]);
    await remove(author, id);
    later(restoreHours * 60 + 1);
    await sweepWatchdogs(context());
    await edit(400_000);
    await buildListing(db, { category, name: 'Yoichi Single Malt', price: 100_000 });
    expect(await work()).toBe(0);
    expect((await list(author)).watchdogs).toEqual([]);
    expect((await restore(author, id)).statusCode).toBe(404);
  });
});
