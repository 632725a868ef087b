import { describe, expect, test } from 'vitest';
import type { Scope } from '#shared/contract/scopes.ts';
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
