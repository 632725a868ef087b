import { expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { addDays, shopCalendar } from './shop-calendar.ts';
import { openingAt } from './opening.ts';

const testing = useTestContext();
/** A Wednesday without a holiday in the six weeks that follow. */
const wednesday = new Date('2026-08-05T10:00:00Z');

test('R-6.05 GET /api/delivery/branches lists the opening hours of stores and their closures of the next six weeks', async () => {
  const { db } = testing.context;
  const app = await createServer({ ...testing.context, now: () => wednesday });
  const openingHours = { mon: ['09:00-12:00', '13:00-18:00'], sun: [] };
  const brno = await buildBranch(db, { town: 'Brno', openingHours });
  const zlin = await buildBranch(db, { town: 'Zlín' });
  await buildBranch(db, { kind: 'warehouse' });
  const { today } = (await app.inject('/api/delivery/branches')).json<{ today: string }>();
  const closures = [
    { branch_id: null, day: addDays(today, 3), note: 'Inventura' },
    { branch_id: brno, day: addDays(today, 3), note: 'Malování' },
    { branch_id: zlin, day: addDays(today, 42) },
    { branch_id: zlin, day: addDays(today, 43) },
    { branch_id: zlin, day: addDays(today, -1) },
  ];
  await db.insertInto('branch_closure').values(closures).execute();
  const answer = await app.inject('/api/delivery/branches?lang=en');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().branches).toMatchObject([
    {
      id: brno,
      slug: 'brno',
      town: 'Brno',
      opening_hours: openingHours,
      closures: [{ day: addDays(today, 3), note: 'Malování', is_holiday: false }],
      opening: { closes_at: null, opens: { day: '2026-08-10', at: '09:00' } },
    },
    {
      id: zlin,
      closures: [
        { day: addDays(today, 3), note: 'Inventura' },
        { day: addDays(today, 42), note: '' },
      ],
    },
  ]);
  await app.close();
});

test('R-6.05 a store is found by its id, the warehouse and inactive stores are not', async () => {
  const { db } = testing.context;
  const app = await createServer({ ...testing.context, now: () => wednesday });
  const get = (id: number) => app.inject(`/api/delivery/branches/${id}?lang=de`);
  const opava = await buildBranch(db, { town: 'Opava', openingHours: { wed: ['09:00-18:00'] } });
  await db.updateTable('branch').set({ latitude: 49.93868, longitude: 17.90257 }).where('id', '=', opava).execute();
  expect((await get(opava)).json()).toMatchObject({
    today: '2026-08-05',
    branch: {
      id: opava,
      slug: 'opava',
      country: 'CZ',
      latitude: 49.93868,
      longitude: 17.90257,
      pickup_days: 7,
      opening: { closes_at: '18:00', opens: null },
    },
  });
  for (const hidden of [await buildBranch(db, { kind: 'warehouse' }), await buildBranch(db, { isActive: false }), 9999])
    expect((await get(hidden)).statusCode).toBe(404);
  await app.close();
});

test('R-6.05 public holidays on which a store would be open are among its closures', async () => {
  const { db } = testing.context;
  const app = await createServer({ ...testing.context, now: () => new Date('2026-12-20T10:00:00Z') });
  const week = { thu: ['09:00-18:00'], fri: ['09:00-18:00'] };
  const id = await buildBranch(db, { openingHours: week });
  await db.insertInto('branch_closure').values({ branch_id: id, day: '2026-12-24', note: 'Štědrý den' }).execute();
  const { branch } = (await app.inject(`/api/delivery/branches/${id}?lang=cs`)).json();
  expect(branch.closures).toEqual([
    { day: '2026-12-24', note: 'Štědrý den', is_holiday: false },
    { day: '2026-12-25', note: '', is_holiday: true },
    // The 26th is a Saturday, on which the store is closed anyway.
    { day: '2027-01-01', note: '', is_holiday: true },
  ]);
  expect(branch.opening).toEqual({ closes_at: null, opens: { day: '2026-12-31', at: '09:00' } });
  await app.close();
});

test.each([
  ['before opening', '2026-08-05T08:59:00+02:00', { closes_at: null, opens: { day: '2026-08-05', at: '09:00' } }],
  ['from the minute it opens', '2026-08-05T09:00:00+02:00', { closes_at: '12:00', opens: null }],
  ['during the break', '2026-08-05T12:00:00+02:00', { closes_at: null, opens: { day: '2026-08-05', at: '13:00' } }],
  ['in the evening', '2026-08-05T18:00:00+02:00', { closes_at: null, opens: { day: '2026-08-07', at: '10:00' } }],
  ['on a closed day', '2026-08-06T10:00:00+02:00', { closes_at: null, opens: { day: '2026-08-07', at: '10:00' } }],
])('R-6.05 whether a store is open follows the shop’s clock, %s', (_when, time, expected) => {
  const { shop } = testing.context.config;
  const hours = { wed: ['09:00-12:00', '13:00-18:00'], thu: ['09:00-18:00'], fri: ['10:00-18:00'] };
  expect(openingAt(shopCalendar(shop, new Date(time), ['2026-08-06']), hours)).toEqual(expected);
});

test('R-6.05 a store without recorded hours is neither open nor about to open', () => {
  const { shop } = testing.context.config;
  expect(openingAt(shopCalendar(shop, wednesday), {})).toEqual({ closes_at: null, opens: null });
});
