import { expect, test } from 'vitest';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildSeller } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { endToppings } from './end-toppings.ts';

const testing = useTestContext();

test('R-3.02 an advert leaves the top when its paid time is over', async () => {
  const { db } = testing.context;
  const seller = await buildSeller(db);
  const buildTopped = async (until: string) => {
    const id = await buildAdvert(db, { seller, isTopped: true });
    const topping = { topped_from: '2026-03-01T00:00Z', topped_until: until };
    await db.updateTable('advert').set(topping).where('listing_id', '=', id).execute();
    return id;
  };
  await buildTopped('2026-03-08T00:00Z');
  const longer = await buildTopped('2026-03-15T00:00Z');
  expect(await endToppings({ db, now: () => new Date('2026-03-08T00:00Z') })).toBe(1);
  const topped = await db.selectFrom('listing').where('is_topped', '=', true).select('id').execute();
  expect(topped).toEqual([{ id: longer }]);
});
