import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { unreadMinutes } from '#shared/messages/limits.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { mailUnread } from './index.ts';

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const run = () => mailUnread({ ...testing.context, now: () => clock.now });

const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}) => {
  const id = await buildAccount(testing.context.db, { created_at: new Date('2026-01-01T00:00:00Z'), ...account });
  return { id, headers: await logIn(testing.context.db, id) };
};
type Person = Awaited<ReturnType<typeof buildPerson>>;

const begin = async ({ headers }: Pick<Person, 'headers'>, kind: string, target: number) => {
  const payload = { kind, target_id: target, text: 'Heslo: http://podvod.example', client_key: randomUUID() };
  const answer = await app.inject({ method: 'POST', url: '/api/me/conversations', headers, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json().conversation_id as number;
};
const send = ({ headers }: Pick<Person, 'headers'>, id: number, area = 'me') =>
  app.inject({
    method: 'POST',
    url: `/api/${area}/conversations/${id}/messages`,
    headers,
    payload: { text: 'Haló?', client_key: randomUUID() },
  });
const read = ({ headers }: Person, id: number) =>
  app.inject({ method: 'PUT', url: `/api/me/conversations/${id}/read`, headers, payload: { up_to: 999_999_999 } });
const mailsTo = ({ id }: Pick<Person, 'id'>) =>
  testing.context.db
    .selectFrom('mail')
    .where('account_id', '=', id)
    .where('kind', '=', 'message.unread')
    .orderBy('id')
    .selectAll()
    .execute();

beforeEach(async () => {
  // What other tests have left due.
  later(60);
  await run();
});

describe('R-5.10 a message that is unread after 15 minutes', () => {
  test('is mailed once for each conversation until it is read', async () => {
    const [one, other] = [await buildPerson({ username: `pisatel.${Date.now()}` }), await buildPerson()];
    const id = await begin(one, 'user', other.id);
    later(unreadMinutes - 1);
    expect(await run()).toBe(0);
    await send(one, id);
    later(1);
    expect(await run()).toBe(1);
    const [mail] = await mailsTo(other);
    expect(mail!.subject).toMatch(/^Nová zpráva od uživatele pisatel\.\d+$/);
    expect(mail!.text).toContain('Čekají na vás 2 nepřečtené zprávy.');
    expect(mail!.text).toContain(`/ucet/zpravy/${id}`);
    // What strangers write is read on the portal, where links come with a warning.
    expect(mail!.text + mail!.html).not.toContain('podvod.example');

    await send(one, id);
    later(unreadMinutes);
    expect(await run()).toBe(0);
    await read(other, id);
    await send(one, id);
    later(unreadMinutes);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await mailsTo(other)).toHaveLength(2);
    expect(await mailsTo(one)).toEqual([]);
  });

  test('is not mailed when its reader has blocked who wrote it', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    await begin(one, 'user', other.id);
    await app.inject({ method: 'PUT', url: `/api/me/blocks/${one.id}`, headers: other.headers });
    later(unreadMinutes);
    expect([await run(), await mailsTo(other)]).toEqual([0, []]);
  });

  test('is not mailed if it was read in time, or the account is blocked', async () => {
    const [one, other, blocked] = [await buildPerson(), await buildPerson(), await buildPerson()];
    const id = await begin(one, 'user', other.id);
    await begin(one, 'user', blocked.id);
    await read(other, id);
    await testing.context.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', blocked.id).execute();
    later(unreadMinutes);
    expect(await run()).toBe(0);
  });

  test('is mailed in the language of the account, with the subject; the shop gets no mail', async () => {
    const { db } = testing.context;
    const clerk = await buildAdministrator(db, ['orders']);
    const [buyer, seller] = [await buildPerson({ locale: 'en' }), await buildPerson({ locale: 'de' })];
    await begin(buyer, 'listing', await buildAdvert(db, { seller: seller.id, name: 'Zacapa 23' }));
    const withShop = await begin(buyer, 'listing', await buildListing(db, { kind: 'product', name: 'Humidor' }));
    later(unreadMinutes);
    expect(await run()).toBe(1);
    const [toSeller] = await mailsTo(seller);
    expect(toSeller!.subject).toContain('Neue Nachricht von');
    expect(toSeller!.text).toContain('Zacapa 23');
    await send(clerk, withShop, 'admin');
    later(unreadMinutes);
    expect(await run()).toBe(1);
    expect((await mailsTo(buyer))[0]!.subject).toBe('New message from the Karafa shop');
  });

  test('is mailed once by several workers', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    await begin(one, 'user', other.id);
    later(unreadMinutes);
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mailsTo(other)).toHaveLength(1);
  });
});

describe('mails that are not wanted', () => {
  test('end with one request of a mail program, without login and cookies', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const id = await begin(one, 'user', other.id);
    later(unreadMinutes);
    await run();
    const [mail] = await mailsTo(other);
    const oneClick = new URL(mail!.unsubscribe_url!);
    const page = /https?:\/\/\S+\/e-maily\/([\w-]{32})/.exec(mail!.text)!;
    const token = page[1]!;
    expect(oneClick.pathname).toBe(`/api/mail-preferences/${token}/messages/unsubscribe`);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const unsubscribe = (payload: string) =>
      app.inject({ method: 'POST', url: oneClick.pathname, headers: form, payload });
    for (const _ of [1, 2]) expect((await unsubscribe('List-Unsubscribe=One-Click')).statusCode).toBe(200);
    const preferences = async () => (await app.inject(`/api/mail-preferences/${token}`)).json();
    expect(await preferences()).toEqual({ topics: expect.arrayContaining([{ topic: 'messages', is_wanted: false }]) });
    await read(other, id);
    await send(one, id);
    later(unreadMinutes);
    await run();
    expect(await mailsTo(other)).toHaveLength(1);
    // The page without script is led back to itself.
    const back = await unsubscribe('lang=de');
    expect([back.statusCode, back.headers.location]).toEqual([303, `/de/e-mails/${token}`]);

    const wantAgain = await app.inject({
      method: 'PUT',
      url: `/api/mail-preferences/${token}/messages`,
      payload: { is_wanted: true },
    });
    expect(wantAgain.json()).toEqual({ topics: expect.arrayContaining([{ topic: 'messages', is_wanted: true }]) });
    await read(other, id);
    await send(one, id);
    later(unreadMinutes);
    await run();
    expect(await mailsTo(other)).toHaveLength(2);
  });

  test('are nobody’s under a wrong token or an unknown topic', async () => {
    const token = 'x'.repeat(32);
    expect((await app.inject(`/api/mail-preferences/${token}`)).statusCode).toBe(404);
    expect((await app.inject('/api/mail-preferences/short')).statusCode).toBe(422);
    const put = (path: string) =>
      app.inject({ method: 'PUT', url: `/api/mail-preferences/${path}`, payload: { is_wanted: false } });
    expect([(await put(`${token}/messages`)).statusCode, (await put(`${token}/orders`)).statusCode]).toEqual([
      404, 422,
    ]);
    const url = `/api/mail-preferences/${token}/orders/unsubscribe`;
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
