import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Scope } from '#shared/accounts/limits.ts';
import type { Db } from '#server/platform/db/db.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer(testing.context);
  await buildAccount(db, { state: 'waiting' });
  await buildAccount(db, { state: 'waiting' });
  await buildAdvert(db, { seller: await buildAccount(db), state: 'waiting' });
  await buildReturns(db);
  return () => app.close();
});

/** A withdrawal and a complaint that wait, and one that doesn't. */
async function buildReturns(db: Db): Promise<void> {
  const { id: order_id, lineIds } = await buildOrder(db);
  const at = new Date('2026-03-05T10:00:00Z');
  const sent = { order_id, locale: 'cs', name: 'Jan', email: 'jan@example.cz', received_at: at };
  await db
    .insertInto('withdrawal')
    .values([
      { ...sent, client_key: randomUUID() },
      { ...sent, client_key: randomUUID(), state: 'refused', decided_at: at },
    ])
    .execute();
  await db
    .insertInto('complaint')
    .values({
      ...sent,
      client_key: randomUUID(),
      order_line_id: lineIds[0]!,
      quantity: 1,
      description: 'Prasklá sklenice',
      wished_solution: 'refund',
      due_on: at,
      state_since: at,
    })
    .execute();
}

const counts = async (headers: Record<string, string> = {}) => app.inject({ url: '/api/admin/waiting', headers });

test('R-5.14 an administrator is told what waits in the own scopes, and nobody else', async () => {
  const { db } = testing.context;
  const countsFor = async (scopes: Scope[]) => (await counts((await buildAdministrator(db, scopes)).headers)).json();
  expect(await countsFor(['users', 'adverts', 'settings'])).toEqual({
    accounts: 2,
    adverts: 1,
    changes: 0,
    brands: 0,
    failed_mails: 0,
    surplus_payments: null,
    waiting_refunds: null,
    withdrawals: null,
    complaints: null,
  });
  const nothing = {
    accounts: null,
    adverts: null,
    changes: null,
    brands: null,
    failed_mails: null,
    surplus_payments: null,
    waiting_refunds: null,
    withdrawals: null,
    complaints: null,
  };
  expect(await countsFor(['users'])).toEqual({ ...nothing, accounts: 2 });
  expect(await countsFor(['content'])).toEqual(nothing);
  expect(await countsFor(['orders'])).toEqual({
    ...nothing,
    surplus_payments: 0,
    waiting_refunds: 0,
    withdrawals: 1,
    complaints: 1,
  });
  expect((await counts()).statusCode).toBe(401);
  expect((await counts(await logIn(db, await buildAccount(db)))).statusCode).toBe(403);
});
