import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Deal } from '#shared/deals/contract.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { tellWaiting } from './index.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

const testing = useTestContext();
const app = useTestServer(testing, { now: () => new Date('2026-06-01T12:00:00Z') });
const buildPerson = async (): Promise<Person> => {
  const id = await buildAccount(testing.context.db, { created_at: new Date('2026-01-01T00:00:00Z') });
  return { id, headers: await logIn(testing.context.db, id) };
};
const call = ({ headers }: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });

/** An advert that somebody asks about, and the offer for it. */
const stage = async () => {
  const [seller, buyer] = [await buildPerson(), await buildPerson()];
  const advert = await buildAdvert(testing.context.db, { seller: seller.id, name: 'Zacapa 23' });
  const opened = await call(buyer, 'POST', '/api/me/conversations', {
    kind: 'listing',
    target_id: advert,
    text: 'Dobrý den, je láhev k mání?',
    client_key: randomUUID(),
  });
  const { conversation_id: conversation } = opened.json<{ conversation_id: number }>();
  const offer = (form: object = {}) =>
    call(seller, 'POST', `/api/me/conversations/${conversation}/deal`, { price: 120_000, days: 3, ...form });
  return { seller, buyer, advert, offer };
};

test('the same offer again changes nothing, one with another price or other days is refused', async () => {
  const { offer } = await stage();
  const first = (await offer()).json<Deal>();
  expect((await offer()).json<Deal>()).toEqual(first);
  for (const other of [{ days: 7 }, { price: 110_000 }]) {
    const answer = await offer(other);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'deal_moved']);
  }
});

test('whoever waits is told of a free advert once it can be found: not while it is paused', async () => {
  const { buyer, advert, offer } = await stage();
  const { id } = (await offer()).json<Deal>();
  const waiter = await buildPerson();
  expect((await call(waiter, 'PUT', `/api/me/waiting/${advert}`)).statusCode).toBe(200);
  const show = async (visibility: string, state: string) => {
    await testing.context.db.updateTable('advert').set({ state }).where('listing_id', '=', advert).execute();
    await testing.context.db.updateTable('listing').set({ visibility }).where('id', '=', advert).execute();
  };
  await show('hidden', 'paused');
  await call(buyer, 'POST', `/api/me/deals/${id}/refusal`, { reason: '' });
  expect(await tellWaiting(testing.context)).toBe(0);
  await show('listed', 'approved');
  expect(await tellWaiting(testing.context)).toBe(1);
});

test('a suspended side neither offers nor proposes a meeting, but confirms one', async () => {
  const { seller, buyer, offer } = await stage();
  const { id } = (await offer()).json<Deal>();
  await call(buyer, 'POST', `/api/me/deals/${id}/acceptance`);
  const meeting = { at: '2026-06-02T15:00:00.000Z', place: 'Brno, hlavní nádraží' };
  const suspend = (until: string | null) =>
    testing.context.db
      .updateTable('account')
      .set({ suspended_until: until && new Date(until) })
      .where('id', '=', buyer.id)
      .execute();
  await suspend('2027-01-01T00:00:00Z');
  const refused = await call(buyer, 'PUT', `/api/me/deals/${id}/meeting`, meeting);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_suspended']);
  expect((await call(seller, 'PUT', `/api/me/deals/${id}/meeting`, meeting)).statusCode).toBe(200);
  const confirmed = await call(buyer, 'POST', `/api/me/deals/${id}/meeting-confirmation`, meeting);
  expect(confirmed.statusCode).toBe(200);
});
