import { beforeEach, describe, expect, test } from 'vitest';
import type { ManagedReviewPage } from '#shared/reviews/admin-contract.ts';
import type { ReviewPage } from '#shared/reviews/contract.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildDeal } from '#tests/support/deal-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { publishDueReviews } from './index.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

// A connection for each of those who write at once.
const testing = useTestContext({ DATABASE_POOL: '60' });

/** Opens connections one by one: on a loaded machine, many at once take longer than a connection may. */
async function openConnections(count: number): Promise<void> {
  const clients = [];
  for (let n = 0; n < count; n += 1) clients.push(await testing.context.pool.connect());
  for (const client of clients) client.release();
}
const begin = new Date('2026-06-01T12:00:00Z');
const clock = { now: begin };
const app = useTestServer(testing, { now: () => clock.now });
const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000);
};
const buildPerson = async (): Promise<Person> => {
  const id = await buildAccount(testing.context.db);
  return { id, headers: await logIn(testing.context.db, id) };
};
const buildPair = async () => {
  const [seller, buyer] = [await buildPerson(), await buildPerson()];
  return { seller, buyer };
};
const buildDealt = async () => {
  const pair = await buildPair();
  await buildDeal(testing.context.db, { seller: pair.seller.id, buyer: pair.buyer.id, at: clock.now });
  return pair;
};
const write = ({ headers }: Person, { id }: Person, body: object = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/me/reviews/${id}`,
    headers,
    payload: { stars: 2, text: 'Přišel pozdě.', lang: 'cs', ...body },
  });
const own = async ({ headers }: Person, { id }: Person) =>
  (await app.inject({ url: `/api/me/reviews/${id}`, headers })).json();
const list = async ({ id }: Person, headers?: Record<string, string>) =>
  (await app.inject({ url: `/api/users/${id}/reviews?page=1`, ...(headers && { headers }) })).json<ReviewPage>();
const rated = ({ id }: Person) =>
  testing.context.db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['reviews', 'stars_average'])
    .executeTakeFirstOrThrow();
const toldOf = async ({ id }: Person) => {
  const of = (table: 'mail' | 'notice') =>
    testing.context.db
      .selectFrom(table)
      .where('account_id', '=', id)
      .where('kind', '=', 'review.received')
      .select('id')
      .execute();
  return [(await of('mail')).length, (await of('notice')).length];
};
const publish = () => publishDueReviews({ ...testing.context, now: () => clock.now });

beforeEach(async () => {
  clock.now = begin;
  await testing.context.db.deleteFrom('review').execute();
});

describe('R-5.09 a review after a confirmed deal', () => {
  test('is seen by nobody else until the other side has written: list, stars, mails and notices', async () => {
    const { seller, buyer } = await buildDealt();
    const answer = await write(buyer, seller);
    expect(answer.json().review).toMatchObject({
      is_of_deal: true,
      is_published: false,
      publish_at: '2026-06-15T12:00:00.000Z',
    });
    for (const headers of [undefined, seller.headers, buyer.headers])
      expect(await list(seller, headers)).toMatchObject({ reviews: [], total: 0, average: null });
    expect(await rated(seller)).toEqual({ reviews: 0, stars_average: null });
    expect(await toldOf(seller)).toEqual([0, 0]);
    expect(await own(seller, buyer)).toEqual({ review: null, blind_until: '2026-06-15T12:00:00.000Z' });
    const { id } = answer.json().review;
    const reply = await app.inject({
      method: 'PUT',
      url: `/api/me/received-reviews/${id}/reply`,
      headers: seller.headers,
      payload: { text: 'To není pravda.', lang: 'cs' },
    });
    expect(reply.statusCode).toBe(404);
    // Administrators see it.
    const { headers } = await buildAdministrator(testing.context.db, ['users']);
    const managed = await app.inject({ url: `/api/admin/accounts/${seller.id}/reviews`, headers });
    expect(managed.json<ManagedReviewPage>().reviews).toMatchObject([{ id, is_of_deal: true, is_published: false }]);

    later(1);
    expect((await write(seller, buyer, { stars: 5, text: 'Výborné.' })).json().review.is_published).toBe(true);
    for (const [person, stars] of [
      [seller, 2],
      [buyer, 5],
    ] as const) {
      expect(await list(person)).toMatchObject({
        total: 1,
        average: stars,
        reviews: [{ stars, is_of_deal: true, published_at: '2026-06-02T12:00:00.000Z' }],
      });
      expect(await rated(person)).toEqual({ reviews: 1, stars_average: stars });
      expect(await toldOf(person)).toEqual([1, 1]);
    }
  });

  test('shows the stars that it had beside the other one, once they are changed in answer', async () => {
    const { seller, buyer } = await buildDealt();
    await write(buyer, seller, { stars: 2 });
    await write(seller, buyer, { stars: 5 });
    const shown = async () => (await list(buyer)).reviews[0]!;
    expect(await shown()).toMatchObject({ stars: 5, revealed_stars: null });
    await write(seller, buyer, { stars: 1, text: 'Pomsta.' });
    expect(await shown()).toMatchObject({ stars: 1, revealed_stars: 5 });
    await write(seller, buyer, { stars: 5, text: 'Omlouvám se.' });
    expect(await shown()).toMatchObject({ stars: 5, revealed_stars: null });
    // The other one, published by the job or by the answer, has them as well.
    await write(buyer, seller, { stars: 4, text: 'Dodatečně lepší.' });
    expect((await list(seller)).reviews).toMatchObject([{ stars: 4, revealed_stars: 2 }]);
  });

  test('is kept from an administrator who is the other side, and not counted for them', async () => {
    const seller = await buildAdministrator(testing.context.db, ['users']);
    const other = await buildAdministrator(testing.context.db, ['users']);
    const buyer = await buildPerson();
    await buildDeal(testing.context.db, { seller: seller.id, buyer: buyer.id, at: clock.now });
    await write(buyer, seller);
    const managed = async ({ headers }: Person, { id }: Person, side: string) =>
      (await app.inject({ url: `/api/admin/accounts/${id}/reviews?side=${side}`, headers })).json<ManagedReviewPage>();
    const both = async (reader: Person) => [
      await managed(reader, seller, 'received'),
      await managed(reader, buyer, 'written'),
    ];
    for (const page of await both(seller)) expect(page).toMatchObject({ reviews: [], total: 0 });
    for (const page of await both(other)) expect(page).toMatchObject({ reviews: [{ stars: 2 }], total: 1 });
    await write(seller, buyer);
    for (const page of await both(seller)) expect(page).toMatchObject({ reviews: [{ stars: 2 }], total: 1 });
  });

  test('is published 14 days after the handover, once, and what is written later at once', async () => {
    const { seller, buyer } = await buildDealt();
    await write(buyer, seller);
    later(13.9);
    expect(await publish()).toBe(0);
    later(0.1);
    expect(await publish()).toBe(1);
    expect(await publish()).toBe(0);
    expect(await toldOf(seller)).toEqual([1, 1]);
    expect(await list(seller)).toMatchObject({ total: 1 });
    expect(await own(seller, buyer)).toEqual({ review: null, blind_until: null });
    expect((await write(seller, buyer)).json().review).toMatchObject({ is_of_deal: true, is_published: true });
  });

  test('both are published even if both are written at once', async () => {
    const { seller, buyer } = await buildDealt();
    await Promise.all([write(buyer, seller), write(seller, buyer)]);
    expect([await list(seller), await list(buyer)]).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect([await toldOf(seller), await toldOf(buyer)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('stays held while its author changes it, and public once it has been published', async () => {
    const { seller, buyer } = await buildDealt();
    await write(buyer, seller);
    expect((await write(buyer, seller, { stars: 3 })).json().review).toMatchObject({ stars: 3, is_published: false });
    await write(seller, buyer);
    expect((await write(buyer, seller, { stars: 1 })).json().review).toMatchObject({ stars: 1, is_published: true });
    expect(await rated(seller)).toEqual({ reviews: 1, stars_average: 1 });
  });

  test('takes the place of one from before the deal, which goes with its stars until both have written', async () => {
    const { seller, buyer } = await buildPair();
    await write(buyer, seller, { stars: 5, text: 'Dobře se s ním píše.' });
    later(1);
    await buildDeal(testing.context.db, { seller: seller.id, buyer: buyer.id, at: clock.now });
    expect(await list(seller)).toMatchObject({ total: 1 });
    // The same words again are the deal's, too.
    expect((await write(buyer, seller, { stars: 5, text: 'Dobře se s ním píše.' })).json().review).toMatchObject({
      is_of_deal: true,
      is_published: false,
    });
    expect(await rated(seller)).toEqual({ reviews: 0, stars_average: null });
    expect(await toldOf(seller)).toEqual([1, 1]);
    await write(seller, buyer);
    expect(await rated(seller)).toEqual({ reviews: 1, stars_average: 5 });
    // The reviewed user is notified of the new publication as well.
    expect(await toldOf(seller)).toEqual([2, 2]);
    expect(
      await testing.context.db.selectFrom('review').where('account_id', '=', seller.id).select('id').execute(),
    ).toHaveLength(1);
  });

  test('ranks before newer ones', async () => {
    const { seller, buyer } = await buildDealt();
    await write(buyer, seller);
    await write(seller, buyer);
    later(3);
    await write(await buildPerson(), seller, { stars: 4 });
    expect((await list(seller)).reviews.map(({ stars, is_of_deal: isOfDeal }) => [stars, isOfDeal])).toEqual([
      [2, true],
      [4, false],
    ]);
  });

  test.each(['accepted', 'withdrawn'] as const)(
    'needs a handover: one of a deal that is %s is ordinary',
    async (state) => {
      const { seller, buyer } = await buildPair();
      await buildDeal(testing.context.db, { seller: seller.id, buyer: buyer.id, at: clock.now, state });
      expect((await write(buyer, seller)).json().review).toMatchObject({ is_of_deal: false, is_published: true });
    },
  );

  test('averages count neither 25 held ones nor lose any of them when 50 are written and published at once', async () => {
    const seller = await buildPerson();
    await openConnections(50);
    const buyers = await Promise.all(Array.from({ length: 50 }, () => buildPerson()));
    const dealt = buyers.slice(0, 25);
    for (const { id } of dealt) await buildDeal(testing.context.db, { seller: seller.id, buyer: id, at: clock.now });
    const answers = await Promise.all(buyers.map((each, at) => write(each, seller, { stars: at < 25 ? 1 : 5 })));
    expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? '' : body)).filter(Boolean)).toEqual([]);
    expect(await rated(seller)).toEqual({ reviews: 25, stars_average: 5 });
    later(14);
    await Promise.all([publish(), publish(), ...dealt.slice(0, 9).map((each) => write(seller, each))]);
    expect(await rated(seller)).toEqual({ reviews: 50, stars_average: 3 });
    expect(await toldOf(seller)).toEqual([50, 50]);
  });
});
