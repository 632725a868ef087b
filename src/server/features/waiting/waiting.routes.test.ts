import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Scope } from '#shared/accounts/limits.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer(testing.context);
  await buildAccount(db, { state: 'waiting' });
  await buildAccount(db, { state: 'waiting' });
  await buildAdvert(db, { seller: await buildAccount(db), state: 'waiting' });
  return () => app.close();
});

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
  });
  const nothing = {
    accounts: null,
    adverts: null,
    changes: null,
    brands: null,
    failed_mails: null,
    surplus_payments: null,
    waiting_refunds: null,
  };
  expect(await countsFor(['users'])).toEqual({ ...nothing, accounts: 2 });
  expect(await countsFor(['content'])).toEqual(nothing);
  expect(await countsFor(['orders'])).toEqual({ ...nothing, surplus_payments: 0, waiting_refunds: 0 });
  expect((await counts()).statusCode).toBe(401);
  expect((await counts(await logIn(db, await buildAccount(db)))).statusCode).toBe(403);
});
