import { expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { addDays } from './shop-calendar.ts';

const testing = useTestContext();

test('R-6.05 GET /api/delivery/branches lists the opening hours of stores and their closures of the next six weeks', async () => {
  const { db } = testing.context;
  const app = await createServer(testing.context);
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
    { id: brno, town: 'Brno', opening_hours: openingHours, closures: [{ day: addDays(today, 3), note: 'Malování' }] },
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
