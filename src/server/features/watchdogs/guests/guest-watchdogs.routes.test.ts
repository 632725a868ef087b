import { describe, expect, test } from 'vitest';
import { confirmationDays } from '#shared/watchdogs/limits.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';
import { sweepWatchdogs } from '../index.ts';

const { app, testing, context, later, work, buildSoldOut, restock } = useWatchdogCalls();

describe('R-5.11 a guest’s watchdog of a product', () => {
  const ask = (product: number, email: string) =>
    app.inject({ method: 'POST', url: `/api/watched-products/${product}`, payload: { email, lang: 'en' } });
  const mailsOf = (email: string) =>
    testing.context.db.selectFrom('mail').where('recipient_address', '=', email).orderBy('id').selectAll().execute();
  const tokenIn = async (email: string) => /watchdog\/([\w-]{32})/.exec((await mailsOf(email)).at(-1)!.text)![1]!;
  const linked = (token: string) => app.inject(`/api/watchdogs/${token}?lang=en`);
  const confirm = (token: string) => app.inject({ method: 'PUT', url: `/api/watchdogs/${token}/confirmed?lang=en` });

  test('starts with the link from the mail, fires once, and ends with one click', async () => {
    const email = 'host@karafa.example';
    const [product, other] = [await buildSoldOut('Hendrick’s'), await buildSoldOut('Jiný gin')];
    expect((await ask(product, 'Host@Karafa.example')).json()).toEqual({});
    expect(await mailsOf(email)).toMatchObject([{ kind: 'watchdog.confirm', locale: 'en', is_secret: true }]);
    await restock(product);
    expect(await work()).toBe(0);
    await restock(product, false);
    const token = await tokenIn(email);
    expect((await linked(token)).json()).toMatchObject({ state: 'unconfirmed', of_guest: true, name: 'Hendrick’s' });
    for (const _ of [1, 2]) expect((await confirm(token)).json()).toMatchObject({ state: 'active' });
    await ask(other, email);
    await confirm(await tokenIn(email));
    await restock(product);
    expect(await work()).toBe(1);
    const told = (await mailsOf(email)).at(-1)!;
    expect(told).toMatchObject({ kind: 'watchdog.found', subject: 'Back in stock: Hendrick’s' });
    await restock(product, false);
    await restock(product);
    expect(await work()).toBe(0);
    // RFC 8058: a mail program sends this form without cookies.
    const clicked = await app.inject({
      method: 'POST',
      url: new URL(told.unsubscribe_url!).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    await restock(other);
    expect(await work()).toBe(0);
    expect((await linked(token)).statusCode).toBe(404);
  });

  test('answers alike for every address, and is limited for each', async () => {
    const { db } = testing.context;
    const product = await buildSoldOut();
    await buildAccount(db, { email: 'ma-ucet@karafa.example' });
    const answers = [await ask(product, 'ma-ucet@karafa.example'), await ask(product, 'nema-ucet@karafa.example')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    for (let n = 0; n < 4; n++) await ask(product, 'nema-ucet@karafa.example');
    expect((await ask(product, 'nema-ucet@karafa.example')).statusCode).toBe(429);
    expect((await ask(product, 'není adresa')).statusCode).toBe(422);
    later(61);
    expect((await ask(await buildListing(db), 'a@karafa.example')).statusCode).toBe(404);
  });

  test('is deleted when nobody confirms it, and its link is void', async () => {
    later(61);
    const email = 'nikdy@karafa.example';
    await ask(await buildSoldOut(), email);
    const token = await tokenIn(email);
    later(confirmationDays * 24 * 60);
    expect([(await linked(token)).statusCode, (await confirm(token)).statusCode]).toEqual([404, 404]);
    await sweepWatchdogs(context());
    const left = await testing.context.db.selectFrom('watchdog').where('email', '=', email).select('id').execute();
    expect(left).toEqual([]);
  });
});
