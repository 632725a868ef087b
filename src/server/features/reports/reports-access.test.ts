import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);

type Role = 'guest' | 'stranger' | 'affected' | 'reporter' | 'orders' | 'adverts' | 'users';
const headers: Record<Role, Record<string, string>> = {
  guest: {},
  stranger: {},
  affected: {},
  reporter: {},
  orders: {},
  adverts: {},
  users: {},
};
const cases = { listing: 0, user: 0 };
let report = { number: '', hash: '' };
let affectedHash = '';

beforeAll(async () => {
  const { db } = testing.context;
  const people = {
    stranger: await buildAccount(db),
    affected: await buildAccount(db),
    reporter: await buildAccount(db),
  };
  for (const role of ['stranger', 'affected', 'reporter'] as const) headers[role] = await logIn(db, people[role]);
  for (const scope of ['orders', 'adverts', 'users'] as const)
    headers[scope] = (await buildAdministrator(db, [scope])).headers;
  const advert = await buildAdvert(db, { seller: people.affected });
  const about = { listing: advert, user: people.affected };
  for (const kind of ['listing', 'user'] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: headers.reporter,
      payload: { kind, subject_id: about[kind], reason: 'other', text: 'Podívejte se na to.' },
    });
    report = answer.json();
    const [row] = await db
      .selectFrom('moderation_case')
      .where('subject_kind', '=', kind)
      .select(['id', 'hash'])
      .execute();
    cases[kind] = row!.id;
    affectedHash = row!.hash;
  }
});

const decision = { version: 'x', measures: [], reason: 'Nic se neděje.' };
const calls: Record<string, { method?: 'POST' | 'DELETE'; url: () => string; payload?: object }> = {
  'the queue': { url: () => '/api/admin/moderation' },
  'a case about an advert': { url: () => `/api/admin/moderation/${cases.listing}` },
  'a case about a user': { url: () => `/api/admin/moderation/${cases.user}` },
  'a decision about an advert': {
    method: 'POST',
    url: () => `/api/admin/moderation/${cases.listing}/decision`,
    payload: decision,
  },
  'a decision about a user': {
    method: 'POST',
    url: () => `/api/admin/moderation/${cases.user}/decision`,
    payload: decision,
  },
  'forgetting a fraud': { method: 'DELETE', url: () => '/api/admin/fraud-identifiers?value=phone:1' },
  'one’s reports': { url: () => '/api/me/reports' },
  'a report by its address': { url: () => `/api/reports/${report.number}/${report.hash}` },
  'a report by a wrong address': { url: () => `/api/reports/${report.number}/${'x'.repeat(32)}` },
  'a case that waits, by its address': { url: () => `/api/moderation/${cases.user}/${affectedHash}` },
  'an appeal against what waits': {
    method: 'POST',
    url: () => `/api/reports/${report.number}/${report.hash}/appeal`,
    payload: { text: 'Proč?' },
  },
  figures: { url: () => '/api/moderation-figures' },
};

// 409: the version is a wrong one, so the caller was allowed to try.
const expected: Record<keyof typeof calls, Record<Role, number>> = {
  'the queue': { guest: 401, stranger: 403, affected: 403, reporter: 403, orders: 403, adverts: 200, users: 200 },
  'a case about an advert': {
    guest: 401,
    stranger: 403,
    affected: 403,
    reporter: 403,
    orders: 403,
    adverts: 200,
    users: 403,
  },
  'a case about a user': {
    guest: 401,
    stranger: 403,
    affected: 403,
    reporter: 403,
    orders: 403,
    adverts: 403,
    users: 200,
  },
  'a decision about an advert': {
    guest: 401,
    stranger: 403,
    affected: 403,
    reporter: 403,
    orders: 403,
    adverts: 409,
    users: 403,
  },
  'a decision about a user': {
    guest: 401,
    stranger: 403,
    affected: 403,
    reporter: 403,
    orders: 403,
    adverts: 403,
    users: 409,
  },
  'forgetting a fraud': {
    guest: 401,
    stranger: 403,
    affected: 403,
    reporter: 403,
    orders: 403,
    adverts: 403,
    users: 200,
  },
  'one’s reports': { guest: 401, stranger: 200, affected: 200, reporter: 200, orders: 200, adverts: 200, users: 200 },
  'a report by its address': {
    guest: 200,
    stranger: 200,
    affected: 200,
    reporter: 200,
    orders: 200,
    adverts: 200,
    users: 200,
  },
  'a report by a wrong address': {
    guest: 404,
    stranger: 404,
    affected: 404,
    reporter: 404,
    orders: 404,
    adverts: 404,
    users: 404,
  },
  'a case that waits, by its address': {
    guest: 404,
    stranger: 404,
    affected: 404,
    reporter: 404,
    orders: 404,
    adverts: 404,
    users: 404,
  },
  'an appeal against what waits': {
    guest: 409,
    stranger: 409,
    affected: 409,
    reporter: 409,
    orders: 409,
    adverts: 409,
    users: 409,
  },
  figures: { guest: 200, stranger: 200, affected: 200, reporter: 200, orders: 200, adverts: 200, users: 200 },
};

describe('R-11.05 every call of reports × every role', () => {
  test.each(Object.keys(calls))('%s', async (name) => {
    const { method = 'GET', url, payload } = calls[name]!;
    const answers: Partial<Record<Role, number>> = {};
    for (const role of Object.keys(headers) as Role[])
      answers[role] = (
        await app.inject({ method, url: url(), headers: headers[role], ...(payload && { payload }) })
      ).statusCode;
    expect(answers).toEqual(expected[name]);
  });

  test('one’s reports are one’s own', async () => {
    const list = async (role: Role) =>
      (await app.inject({ url: '/api/me/reports', headers: headers[role] })).json().reports.length;
    expect([await list('reporter'), await list('affected')]).toEqual([2, 0]);
  });
});
