import { describe, expect, test } from 'vitest';
import type { Scope } from '#shared/contract/scopes.ts';
import { countQueues } from '#tests/support/admin-tasks.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { reportCalls } from '#tests/support/report-calls.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const { buildPerson, reported, caseOf, getCase, decide, decided, appealAffected, appealReporter } = reportCalls(
  testing,
  app,
);

const noAction = { measures: [], ground: null };
const administrator = (...scopes: Scope[]) => buildAdministrator(testing.context.db, scopes);
const stateOf = async (id: number) => {
  const row = await testing.context.db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['state', 'suspended_until'])
    .executeTakeFirstOrThrow();
  return { state: row.state, suspended: row.suspended_until?.toISOString().slice(0, 10) ?? null };
};
const isPublic = async (advert: number) =>
  (await app.inject({ url: `/api/catalog/listings/${advert}?lang=cs` })).statusCode === 200;
const caseAbout = async (form: Parameters<typeof reported>[0]) => {
  const { number } = await reported(form);
  return { number, ...(await caseOf(number)) };
};
/** Cases about a user and an advert of theirs. */
const buildCases = async () => {
  const { db } = testing.context;
  const user = await buildPerson();
  const advert = await buildAdvert(db, { seller: user.id });
  const [first, second] = [
    await caseAbout({ subject_id: advert }),
    await caseAbout({ kind: 'user', subject_id: user.id }),
  ];
  return { user, advert, first, second };
};
const passDays = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000);
};

test('R-11.05 the queue goes on after a decision, from its beginning after the last case', async () => {
  const { db } = testing.context;
  const { first, second } = await buildCases();
  const judge = await administrator('adverts', 'users');
  const next = async (id: number) => (await getCase(judge, id)).next_id;
  const rank = (id: number, day: string) =>
    db
      .updateTable('moderation_case')
      .set({ rank_at: new Date(day) })
      .where('id', '=', id)
      .execute();
  await rank(first.id, '2090-01-01');
  await rank(second.id, '2090-01-02');
  await decided(judge, first.id, noAction);
  expect(await next(first.id)).toBe(second.id);
  await rank(second.id, '1990-01-01');
  expect(await next(first.id)).toBe(second.id);
});

test('R-11.05 a decision gets all its errors at once', async () => {
  const { first } = await buildCases();
  const judge = await administrator('adverts', 'users');
  const errors = async (decision: object) => {
    const answer = await decide(judge, first.id, { ground: null, reason: '', ...decision });
    return [answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors).sort()];
  };
  expect(await errors({})).toEqual([422, ['ground', 'reason']]);
  expect(await errors({ measures: ['suspend'], suspended_days: null })).toEqual([
    422,
    ['ground', 'reason', 'suspended_days'],
  ]);
  expect(await errors({ measures: ['suspend'], suspended_days: 0 })).toEqual([
    422,
    ['ground', 'reason', 'suspended_days'],
  ]);
});

describe('R-11.05 who decides on an appeal', () => {
  test.each([
    { measures: ['block'], suspended_days: null },
    { measures: ['suspend'], suspended_days: 7 },
  ])('whoever may not do $measures does not end it either, not even as the only other one', async (decision) => {
    const { db } = testing.context;
    await db.updateTable('account').set({ scopes: [] }).execute();
    const { user, first } = await buildCases();
    const judge = await administrator('adverts', 'users');
    await decided(judge, first.id, decision);
    await appealAffected(first.number);
    const before = await stateOf(user.id);
    const weaker = await administrator('adverts');
    expect(await getCase(weaker, first.id)).toMatchObject({ obstacle: 'scope' });
    expect((await decide(weaker, first.id, noAction)).statusCode).toBe(403);
    expect((await decide(weaker, first.id, { measures: ['warn'] })).statusCode).toBe(403);
    expect(await stateOf(user.id)).toEqual(before);
    // The weaker one does not count as somebody else who could decide.
    expect(await getCase(judge, first.id)).toMatchObject({ obstacle: null, is_alone: true });
    const other = await administrator('adverts', 'users');
    expect(await getCase(judge, first.id)).toMatchObject({ obstacle: 'same_person' });
    await decided(other, first.id, noAction);
    expect(await stateOf(user.id)).toEqual({ state: 'approved', suspended: null });
  });

  test('what has happened to an administrator is ended only by those who appoint administrators', async () => {
    const { db } = testing.context;
    const { user, second } = await buildCases();
    await db
      .updateTable('account')
      .set({ scopes: ['orders'] })
      .where('id', '=', user.id)
      .execute();
    await decided(await administrator('users', 'settings'), second.id, { measures: ['suspend'], suspended_days: 7 });
    const before = await stateOf(user.id);
    await appealAffected(second.number);
    const weaker = await administrator('users');
    expect(await getCase(weaker, second.id)).toMatchObject({ obstacle: 'scope' });
    expect((await decide(weaker, second.id, noAction)).statusCode).toBe(403);
    expect(await stateOf(user.id)).toEqual(before);
    await decided(await administrator('users', 'settings'), second.id, noAction);
    expect((await stateOf(user.id)).suspended).toBeNull();
  });

  test('a reporter’s appeal is decided on even when the account is gone', async () => {
    const { db } = testing.context;
    const { first } = await buildCases();
    await decided(await administrator('adverts', 'users'), first.id, { measures: ['hide', 'block'] });
    await appealReporter(first.number);
    await db.updateTable('moderation_case').set({ account_id: null }).where('id', '=', first.id).execute();
    await decided(await administrator('adverts'), first.id, noAction);
  });
});

describe('R-11.05 an appeal takes back only what no other decision wants', () => {
  test('a block stays until the last decision that wants it is reversed', async () => {
    const { user, first, second } = await buildCases();
    for (const { id } of [first, second])
      await decided(await administrator('adverts', 'users'), id, { measures: ['block'] });
    for (const { number } of [first, second]) await appealAffected(number);
    await decided(await administrator('adverts', 'users'), first.id, noAction);
    expect((await stateOf(user.id)).state).toBe('blocked');
    await decided(await administrator('adverts', 'users'), second.id, noAction);
    expect((await stateOf(user.id)).state).toBe('approved');
  });

  test('a block that was set by hand meanwhile stays', async () => {
    const { user, second } = await buildCases();
    const judge = await administrator('users');
    await decided(judge, second.id, { measures: ['block'] });
    const byHand = async (name: string, payload: object = {}) => {
      passDays(1);
      const { headers } = judge;
      const url = `/api/admin/accounts/${name}`;
      const answer = await app.inject({ method: 'POST', url, headers, payload: { ids: [user.id], ...payload } });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    };
    await byHand('unblock');
    await byHand('block', { reason: 'Přihlašuje se odjinud.' });
    await appealAffected(second.number);
    await decided(await administrator('users'), second.id, noAction);
    expect((await stateOf(user.id)).state).toBe('blocked');
  });

  test('of two suspensions the later end holds, whichever of them is reversed', async () => {
    for (const [reversed, until] of [
      [0, '2027-01-06'],
      [1, '2027-01-31'],
    ] as const) {
      clock.now = new Date('2027-01-01T12:00:00Z');
      const { user, first, second } = await buildCases();
      const judge = await administrator('adverts', 'users');
      await decided(judge, first.id, { measures: ['suspend'], suspended_days: 30 });
      await decided(judge, second.id, { measures: ['suspend'], suspended_days: 5 });
      expect((await stateOf(user.id)).suspended).toBe('2027-01-31');
      passDays(1);
      const cases = [first, second];
      const { number, id } = cases[reversed]!;
      await appealAffected(number);
      await decided(await administrator('adverts', 'users'), id, noAction);
      expect((await stateOf(user.id)).suspended).toBe(until);
      const last = cases[1 - reversed]!;
      await appealAffected(last.number);
      await decided(await administrator('adverts', 'users'), last.id, noAction);
      expect((await stateOf(user.id)).suspended).toBeNull();
    }
  });

  test('a longer suspension that is reversed gives way to the shorter one before it', async () => {
    clock.now = new Date('2027-02-01T12:00:00Z');
    const { user, first, second } = await buildCases();
    const judge = await administrator('adverts', 'users');
    await decided(judge, first.id, { measures: ['suspend'], suspended_days: 10 });
    await decided(judge, second.id, { measures: ['suspend'], suspended_days: 20 });
    await appealAffected(second.number);
    await decided(await administrator('users'), second.id, noAction);
    expect((await stateOf(user.id)).suspended).toBe('2027-02-11');
  });

  test('days that an appeal changes again still run from the first decision', async () => {
    clock.now = new Date('2027-03-01T12:00:00Z');
    const { user, second } = await buildCases();
    const suspend = async (days: number) =>
      decided(await administrator('users'), second.id, { measures: ['suspend'], suspended_days: days });
    await suspend(30);
    passDays(1);
    await appealAffected(second.number);
    await suspend(10);
    passDays(1);
    await appealReporter(second.number);
    await suspend(20);
    expect((await stateOf(user.id)).suspended).toBe('2027-03-21');
  });

  test('an advert stays hidden until the last decision that hides it is reversed', async () => {
    const { user, advert, first } = await buildCases();
    await decided(await administrator('adverts'), first.id, noAction);
    const later = await caseAbout({ subject_id: advert });
    await decided(await administrator('adverts'), later.id);
    await appealReporter(first.number);
    await decided(await administrator('adverts'), first.id);
    await appealAffected(later.number);
    await decided(await administrator('adverts'), later.id, noAction);
    expect(await isPublic(advert)).toBe(false);
    await appealAffected(first.number);
    await decided(await administrator('adverts'), first.id, noAction);
    expect([await isPublic(advert), (await stateOf(user.id)).state]).toEqual([true, 'approved']);
  });
});

describe('R-9.01 an administrator who was reported', () => {
  test('neither opens the case nor finds it in the queue and the counts', async () => {
    const { db } = testing.context;
    const reportedOne = await administrator('adverts', 'users');
    const other = await administrator('adverts', 'users');
    const advert = await buildAdvert(db, { seller: reportedOne.id, name: 'Správcova láhev' });
    const seller = await buildPerson();
    const others = await caseAbout({ subject_id: await buildAdvert(db, { seller: seller.id }), reason: 'minors' });
    const own = await caseAbout({ subject_id: advert });
    const see = async ({ headers }: { headers: Record<string, string> }) => {
      const get = async (url: string) => (await app.inject({ url, headers })).json();
      const list = await get('/api/admin/moderation?kind=listing&reason=fraud');
      return {
        opened: (await app.inject({ url: `/api/admin/moderation/${own.id}?lang=cs`, headers })).statusCode,
        isListed: list.cases.some(({ id }: { id: number }) => id === own.id),
        waiting: list.waiting,
        reports: (await countQueues(app, headers)).reports ?? 0,
      };
    };
    const [mine, theirs] = [await see(reportedOne), await see(other)];
    expect([mine.opened, mine.isListed, theirs.opened, theirs.isListed]).toEqual([403, false, 200, true]);
    expect([theirs.waiting - mine.waiting, theirs.reports - mine.reports]).toEqual([1, 1]);
    const follow = async (by: Parameters<typeof getCase>[0]) => {
      const ids: number[] = [];
      for (let id: number | null = others.id; id !== null; id = (await getCase(by, id)).next_id) ids.push(id);
      return ids.includes(own.id);
    };
    expect([await follow(reportedOne), await follow(other)]).toEqual([false, true]);
    expect((await decide(reportedOne, own.id, noAction)).statusCode).toBe(403);
  });
});

describe('R-9.01 what moves a case up the queue', () => {
  test('reports without an address count as those of one person', async () => {
    const { db } = testing.context;
    const advert = await buildAdvert(db, { seller: (await buildPerson()).id });
    const anonymous = { subject_id: advert, reason: 'minors', name: '', email: '' } as const;
    const { number, points } = await caseAbout(anonymous);
    for (let sent = 0; sent < 4; sent++) await reported(anonymous);
    expect(await caseOf(number)).toMatchObject({ points });
    for (const email of ['prvni@karafa.example', 'druhy@karafa.example']) await reported({ subject_id: advert, email });
    const user = await buildPerson();
    await reported({ subject_id: advert }, user.headers);
    const { id, points: risen } = await caseOf(number);
    expect(risen).toBe(points + 3 * 8);
    expect(await getCase(await administrator('adverts'), id)).toMatchObject({ reports: 8 });
  });
});
