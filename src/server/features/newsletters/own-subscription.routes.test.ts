import { beforeAll, describe, expect, test } from 'vitest';
import { useNewsletterCalls } from '#tests/support/newsletter-calls.ts';
import { moveSubscription } from './index.ts';

const calls = useNewsletterCalls();
const {
  testing,
  app,
  clock,
  later,
  buildTree,
  buildPerson,
  save,
  get,
  choose,
  own,
  mailsTo,
  tokenIn,
  confirm,
  stored,
} = calls;
let at: Awaited<ReturnType<typeof buildTree>>;
beforeAll(async () => {
  at = await buildTree();
});
const confirmed = { email_confirmed_at: new Date('2026-01-01T00:00:00Z') };
const end = (headers: Record<string, string>) => app.inject({ method: 'DELETE', url: '/api/me/newsletters', headers });
const sendAgain = (headers: Record<string, string>) => calls.post('/api/me/newsletters/confirmation', {}, headers);

describe('R-7.01, R-8.01 GET /api/subscriber/get and POST /api/subscriber/preferences', () => {
  test('a confirmed e-mail is subscribed and changed without a second confirmation', async () => {
    const { headers } = await buildPerson({ email: 'Potvrzena@karafa.example', ...confirmed });
    expect((await get(headers)).json()).toEqual({ selectedCategories: [] });
    const chosen = await choose(headers, [at.wine, at.rum]);
    expect([chosen.statusCode, chosen.json()]).toEqual([200, { selectedCategories: [at.rum, at.wine] }]);
    expect((await get(headers)).json()).toEqual({ selectedCategories: [at.rum, at.wine] });
    expect(await stored('potvrzena@karafa.example')).toMatchObject({ state: 'active', source: 'account' });
    await choose(headers, [at.wine]);
    expect((await get(headers)).json()).toEqual({ selectedCategories: [at.wine] });
    expect(await mailsTo('potvrzena@karafa.example')).toEqual([]);
    expect((await save('potvrzena@karafa.example', [at.rum])).json().code).toBe('already_exists');
  });

  test('changing an active subscription keeps the consent that it rests on', async () => {
    await save('souhlas@karafa.example', [at.rum]);
    await confirm(await tokenIn('souhlas@karafa.example'));
    const before = await stored('souhlas@karafa.example');
    later(1);
    const { headers } = await buildPerson({ email: 'souhlas@karafa.example', ...confirmed });
    await choose(headers, [at.wine]);
    expect(await stored('souhlas@karafa.example')).toEqual(before);
  });

  test('no category ends the subscription, and of it only the wish is left', async () => {
    const { headers } = await buildPerson({ email: 'konec@karafa.example', ...confirmed });
    await choose(headers, [at.rum]);
    const answer = await choose(headers, []);
    expect([answer.statusCode, answer.json()]).toEqual([200, { selectedCategories: [] }]);
    expect(await stored('konec@karafa.example')).toMatchObject({
      state: 'unsubscribed',
      state_at: clock.now,
      source: null,
      wording: null,
      requested_at: null,
      confirmed_at: null,
    });
    // Undo.
    await choose(headers, [at.rum]);
    expect(await own(headers)).toMatchObject({ state: 'active', selectedCategories: [at.rum] });
    for (const _ of [1, 2]) expect((await end(headers)).statusCode).toBe(200);
    expect(await own(headers)).toMatchObject({ state: 'unsubscribed', selectedCategories: [] });
  });

  test('an unconfirmed e-mail gets a link first, which can be sent again', async () => {
    const { headers } = await buildPerson({ email: 'ceka@karafa.example' });
    expect((await sendAgain(headers)).statusCode).toBe(409);
    expect((await choose(headers, [at.rum])).json()).toEqual({ selectedCategories: [at.rum] });
    expect(await own(headers)).toMatchObject({ state: 'unconfirmed', selectedCategories: [at.rum] });
    expect((await sendAgain(headers)).statusCode).toBe(200);
    expect(await mailsTo('ceka@karafa.example')).toHaveLength(2);
    await confirm(await tokenIn('ceka@karafa.example'));
    expect(await stored('ceka@karafa.example')).toMatchObject({ state: 'active', source: 'account' });
  });

  test('an account with somebody else’s unconfirmed e-mail neither sees, changes nor ends the subscription', async () => {
    await save('obet@karafa.example', [at.rum]);
    const token = await tokenIn('obet@karafa.example');
    const { headers } = await buildPerson({ email: 'obet@karafa.example' });
    expect((await get(headers)).json()).toEqual({ selectedCategories: [] });
    expect((await sendAgain(headers)).statusCode).toBe(409);
    await confirm(token);
    expect(await own(headers)).toMatchObject({ state: null, selectedCategories: [] });
    expect((await choose(headers, [at.wine])).json().code).toBe('already_exists');
    await end(headers);
    expect(await calls.linked(token)).toMatchObject({ state: 'active', selectedCategories: [at.rum] });
  });

  test('a suppressed mailbox is taken up again only by a link that is pressed', async () => {
    const email = 'odmita@karafa.example';
    const { headers } = await buildPerson({ email, ...confirmed });
    await choose(headers, [at.rum]);
    const { db } = testing.context;
    await db
      .updateTable('subscriber')
      .set({ state: 'suppressed', state_at: clock.now })
      .where('email', '=', email)
      .execute();
    const { token } = (await stored(email))!;
    expect((await confirm(token)).json()).toMatchObject({ state: 'suppressed', may_confirm: false });
    expect((await calls.chooseLinked(token, [at.wine])).statusCode).toBe(409);
    expect((await get(headers)).json()).toEqual({ selectedCategories: [] });
    later(1);
    await choose(headers, [at.wine]);
    expect(await stored(email)).toMatchObject({ state: 'suppressed' });
    expect((await confirm(await tokenIn(email))).json()).toMatchObject({
      state: 'active',
      selectedCategories: [at.wine],
    });
  });

  test('an account without an e-mail has no subscription', async () => {
    const { headers } = await buildPerson({ email: null });
    expect((await get(headers)).json()).toEqual({ selectedCategories: [] });
    expect((await choose(headers, [at.rum])).statusCode).toBe(409);
    expect((await end(headers)).statusCode).toBe(200);
  });

  test('R-11.01 a category that must not be advertised is refused, and drops out of a choice that has it', async () => {
    const { headers } = await buildPerson({ email: 'tabak@karafa.example', ...confirmed });
    expect((await choose(headers, [at.tobacco])).statusCode).toBe(422);
    await choose(headers, [at.rum, at.wine]);
    const { db } = testing.context;
    await db.updateTable('category').set({ may_be_advertised: false }).where('id', '=', at.wine).execute();
    expect((await get(headers)).json()).toEqual({ selectedCategories: [at.rum] });
    await db.updateTable('category').set({ may_be_advertised: true }).where('id', '=', at.wine).execute();
  });
});

describe('R-5.06, R-7.01 a confirmed change of the account’s e-mail', () => {
  const move = (from: string, to: string) =>
    testing.context.db.transaction().execute((tx) => moveSubscription(tx, { from, to }));
  const subscribe = async (email: string) => {
    await save(email, [at.rum]);
    const token = await tokenIn(email);
    await confirm(token);
    return token;
  };

  test('moves the subscription; links in mails to the old address stop working', async () => {
    const token = await subscribe('stara@karafa.example');
    await save('nova@karafa.example', [at.wine]);
    await move('Stara@karafa.example', 'Nova@karafa.example');
    expect(await stored('stara@karafa.example')).toBeUndefined();
    const moved = (await stored('nova@karafa.example'))!;
    expect(moved.state).toBe('active');
    expect(await calls.linked(moved.token)).toMatchObject({ selectedCategories: [at.rum] });
    expect((await app.inject(`/api/subscriber/links/${token}`)).statusCode).toBe(404);
  });

  test('leaves what the new address has decided before', async () => {
    await subscribe('prvni@karafa.example');
    const token = await subscribe('druha@karafa.example');
    await calls.endLinked(token);
    await move('prvni@karafa.example', 'druha@karafa.example');
    expect(await stored('prvni@karafa.example')).toBeUndefined();
    expect(await stored('druha@karafa.example')).toMatchObject({ state: 'unsubscribed' });
  });
});
