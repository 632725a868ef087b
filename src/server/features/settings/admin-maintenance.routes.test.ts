import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminMaintenance } from '#shared/settings/maintenance-contract.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { followMaintenancePlan } from './index.ts';

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
let headers: { authorization: string };

beforeAll(async () => {
  headers = (await buildAdministrator(testing.context.db, ['content'])).headers;
});
beforeEach(async () => {
  clock.now = new Date('2026-06-01T12:00:00Z');
  await switchTo(false);
  await change({ starts_at: null, back_at: null, is_automatic: false });
});

const url = '/api/admin/maintenance';
const get = async (): Promise<AdminMaintenance> => (await app.inject({ url, headers })).json();
const switchTo = (isEnabled: unknown, who: object = headers) =>
  app.inject({ method: 'POST', url: `${url}/switch`, headers: { ...who }, payload: { is_enabled: isEnabled } });
const put = (payload: object, who: object = headers) =>
  app.inject({ method: 'PUT', url, headers: { ...who }, payload });
/** Changes the plan like a form that was opened just now. */
const change = async (changes: object) => {
  const { starts_at, back_at, is_automatic, message, version } = await get();
  return put({ starts_at, back_at, is_automatic, message, version, ...changes });
};
const announced = async () => {
  const settings = (await app.inject('/api/settings')).json<{ name: string; value: object }[]>();
  return settings.find(({ name }) => name === 'maintenance')?.value;
};
const guestStatus = async () => (await app.inject('/api/blog/posts')).statusCode;
const followPlan = () => followMaintenancePlan({ ...testing.context, now: () => clock.now });
const message = { cs: 'Stěhujeme se na nový server.', en: 'We are moving to a new server.', de: '' };

test('R-9.04 maintenance is for administrators of content only', async () => {
  const { db } = testing.context;
  const other = (await buildAdministrator(db, ['settings'])).headers;
  const user = await logIn(db, await buildAccount(db));
  for (const [who, status] of [
    [{}, 401],
    [user, 403],
    [other, 403],
  ] as const) {
    const answers = [await app.inject({ url, headers: { ...who } }), await put({}, who), await switchTo(true, who)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
  expect(await guestStatus()).toBe(200);
});

test('R-9.04, R-2.40 maintenance is switched on and off, safe to repeat, and each change is audited once', async () => {
  const entries = async () =>
    testing.context.db.selectFrom('audit_entry').where('entity', '=', 'maintenance').select('after').execute();
  const before = (await entries()).length;
  expect((await switchTo(true)).json()).toMatchObject({ is_enabled: true });
  expect((await switchTo(true)).json()).toMatchObject({ is_enabled: true });
  await expect.poll(guestStatus).toBe(503);
  await switchTo(false);
  await expect.poll(guestStatus).toBe(200);
  expect((await entries()).slice(before)).toMatchObject([
    { after: { is_enabled: true } },
    { after: { is_enabled: false } },
  ]);
  expect((await switchTo('yes')).statusCode).toBe(422);
  // Switched off again, what is planned stays.
  await change({ starts_at: '2026-06-02T20:00:00Z' });
  expect((await switchTo(false)).json()).toMatchObject({ starts_at: '2026-06-02T20:00:00Z' });
});

test('R-9.04, R-2.40 the announced plan and message are public, a time that has passed is not', async () => {
  const plan = { starts_at: '2026-06-02T20:00:00Z', back_at: '2026-06-02T22:00:00Z', message };
  expect((await change(plan)).json()).toMatchObject({ ...plan, is_enabled: false });
  expect(await announced()).toMatchObject(plan);
  clock.now = new Date('2026-06-02T21:00:00Z');
  expect(await announced()).toMatchObject({ starts_at: null, back_at: plan.back_at });
  clock.now = new Date('2026-06-02T23:00:00Z');
  expect(await announced()).toMatchObject({ starts_at: null, back_at: null });
});

test('R-9.04, R-2.40 Retry-After is the announced end, or five minutes', async () => {
  const retryAfter = async () => (await app.inject('/api/blog/posts')).headers['retry-after'];
  await switchTo(true);
  await expect.poll(retryAfter).toBe('300');
  await change({ back_at: '2026-06-01T12:30:00Z' });
  await expect.poll(retryAfter).toBe('1800');
  clock.now = new Date('2026-06-01T12:40:00Z');
  expect(await retryAfter()).toBe('300');
});

test('R-9.04, R-2.40 automatic maintenance begins and ends at its times, and not again after it was switched off', async () => {
  await change({ starts_at: '2026-06-01T13:00:00Z', back_at: '2026-06-01T14:00:00Z', is_automatic: true });
  expect(await followPlan()).toBe(false);
  clock.now = new Date('2026-06-01T13:00:00Z');
  expect([await followPlan(), await followPlan()]).toEqual([true, false]);
  expect(await get()).toMatchObject({ is_enabled: true, starts_at: null, is_automatic: true });
  clock.now = new Date('2026-06-01T14:00:00Z');
  expect([await followPlan(), await followPlan()]).toEqual([true, false]);
  expect(await get()).toMatchObject({ is_enabled: false, back_at: null, is_automatic: false });

  clock.now = new Date('2026-06-01T12:00:00Z');
  await change({ starts_at: '2026-06-01T13:00:00Z', back_at: '2026-06-01T14:00:00Z', is_automatic: true });
  clock.now = new Date('2026-06-01T13:10:00Z');
  await followPlan();
  await switchTo(false);
  expect([await followPlan(), (await get()).is_enabled]).toEqual([false, false]);
});

test('R-9.04, R-2.40 a plan that is not automatic begins by hand only', async () => {
  await change({ starts_at: '2026-06-01T13:00:00Z', back_at: '2026-06-01T14:00:00Z' });
  clock.now = new Date('2026-06-01T15:00:00Z');
  expect([await followPlan(), (await get()).is_enabled]).toEqual([false, false]);
});

test('R-8.02 impossible times are refused at their fields', async () => {
  const errors = async (changes: object) => {
    const answer = await change(changes);
    expect(answer.statusCode).toBe(422);
    return Object.keys(answer.json().errors).sort();
  };
  expect(await errors({ starts_at: '2026-06-02T20:00:00Z', back_at: '2026-06-02T20:00:00Z' })).toEqual(['back_at']);
  expect(await errors({ starts_at: '2026-06-01T11:00:00Z', back_at: '2026-06-01T11:30:00Z' })).toEqual([
    'back_at',
    'starts_at',
  ]);
  expect(await errors({ is_automatic: true, starts_at: '2026-06-02T20:00:00Z' })).toEqual(['back_at']);
  expect(await errors({ is_automatic: true, back_at: '2026-06-02T20:00:00Z' })).toEqual(['starts_at']);
  expect(await errors({ starts_at: 'tomorrow', message: { ...message, cs: 'x'.repeat(501) } })).toEqual([
    'message.cs',
    'starts_at',
  ]);
});

test('R-9.04 a concurrent change of the plan is not overwritten', async () => {
  const { version } = await get();
  await change({ back_at: '2026-06-02T20:00:00Z' });
  const outdated = await put({ starts_at: null, back_at: null, is_automatic: false, message, version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get()]);
  expect((await get()).back_at).toBe('2026-06-02T20:00:00Z');
});
