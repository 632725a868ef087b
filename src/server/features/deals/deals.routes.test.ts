import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deal, DealOfThread, DealPage } from '#shared/deals/contract.ts';
import type { ConversationPage, Thread } from '#shared/messages/contract.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { expireAdverts } from '#server/features/adverts/index.ts';
import { mailUnread } from '#server/features/messages/index.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert, type AdvertOptions } from '#tests/support/advert-factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { endDeals, tellWaiting } from './index.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000);
};
const running = () => ({ ...testing.context, now: () => clock.now });

const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
  const id = await buildAccount(testing.context.db, { created_at: new Date('2026-01-01T00:00:00Z'), ...account });
  return { id, headers: await logIn(testing.context.db, id) };
};
const call = (person: Person | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, ...(person && { headers: person.headers }), ...(payload && { payload }) });

const converse = async (person: Person, advert: number): Promise<number> => {
  const answer = await call(person, 'POST', '/api/me/conversations', {
    kind: 'listing',
    target_id: advert,
    text: 'Dobrý den, je láhev k mání?',
    client_key: randomUUID(),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ conversation_id: number }>().conversation_id;
};
const offer = (person: Person, conversation: number, form: object = {}) =>
  call(person, 'POST', `/api/me/conversations/${conversation}/deal`, { price: 120_000, days: 3, ...form });
const offered = async (person: Person, conversation: number, form: object = {}): Promise<Deal> => {
  const answer = await offer(person, conversation, form);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<Deal>();
};
const ofThread = async (person: Person, conversation: number) =>
  (await call(person, 'GET', `/api/me/conversations/${conversation}/deal`)).json<DealOfThread>();
const accept = (person: Person, id: number) => call(person, 'POST', `/api/me/deals/${id}/acceptance`);
const propose = (person: Person, id: number, at = '2026-06-02T15:00:00.000Z', place = 'Brno, hlavní nádraží') =>
  call(person, 'PUT', `/api/me/deals/${id}/meeting`, { at, place });
const confirm = (person: Person, id: number, at = '2026-06-02T15:00:00.000Z', place = 'Brno, hlavní nádraží') =>
  call(person, 'POST', `/api/me/deals/${id}/meeting-confirmation`, { at, place });
const handOver = (person: Person, id: number) => call(person, 'POST', `/api/me/deals/${id}/handover`);
const withdraw = (person: Person, id: number, reason = 'Rozmyslel jsem si to.') =>
  call(person, 'POST', `/api/me/deals/${id}/withdrawal`, { reason });
const decline = (person: Person, id: number, reason = '') =>
  call(person, 'POST', `/api/me/deals/${id}/refusal`, { reason });
const thread = async (person: Person, id: number) =>
  (await call(person, 'GET', `/api/me/conversations/${id}?lang=cs`)).json<Thread>();
const eventsOf = async (person: Person, id: number) =>
  (await thread(person, id)).messages.flatMap(({ event, is_own: isOwn }) =>
    event ? [`${isOwn ? 'own ' : ''}${event.kind}`] : [],
  );
const card = async (advert: number) =>
  (await app.inject({ url: `/api/catalog/listings/${advert}?lang=cs` })).json<{
    is_reserved: boolean;
    state: string;
  }>();
const unreadOf = async (person: Person, id: number) =>
  (await call(person, 'GET', '/api/me/conversations?lang=cs'))
    .json<ConversationPage>()
    .conversations.find((each) => each.id === id)?.unread;

interface Stage {
  readonly seller: Person;
  readonly buyer: Person;
  readonly advert: number;
  readonly conversation: number;
}
const stage = async (options: Partial<AdvertOptions> = {}): Promise<Stage> => {
  const [author, other] = [await buildPerson(), await buildPerson()];
  const advert = await buildAdvert(testing.context.db, { seller: author.id, name: 'Zacapa 23', ...options });
  const conversation = await converse(other, advert);
  const isDemand = options.offerType === 'demand';
  return { seller: isDemand ? other : author, buyer: isDemand ? author : other, advert, conversation };
};
const agreed = async ({ seller, buyer, conversation }: Stage): Promise<number> => {
  const { id } = await offered(seller, conversation);
  await accept(buyer, id);
  await propose(seller, id);
  expect((await confirm(buyer, id)).json<Deal>().state).toBe('agreed');
  return id;
};

beforeEach(() => {
  clock.now = new Date('2026-06-01T12:00:00Z');
});

describe('a deal in a conversation about an advert', () => {
  test('leads from the offer to the handover, each step an entry that is new for the other side', async () => {
    const all = await stage();
    const { seller, buyer, advert, conversation } = all;
    const deal = await offered(seller, conversation, { days: 5 });
    expect(deal).toMatchObject({
      state: 'offered',
      role: 'seller',
      price: { amount: 120_000, currency: 'CZK' },
      reserved_until: '2026-06-06T12:00:00.000Z',
      actions: ['withdraw'],
    });
    expect(await card(advert)).toMatchObject({ is_reserved: true, state: 'available' });
    expect(await unreadOf(buyer, conversation)).toBe(1);
    expect((await ofThread(buyer, conversation)).deal).toMatchObject({ role: 'buyer', actions: ['accept', 'decline'] });

    expect((await accept(buyer, deal.id)).json()).toMatchObject({ state: 'accepted' });
    expect((await propose(buyer, deal.id)).json()).toMatchObject({ meeting: { is_own: true, is_agreed: false } });
    expect((await confirm(seller, deal.id)).json()).toMatchObject({ state: 'agreed', meeting: { is_agreed: true } });
    expect((await handOver(seller, deal.id)).json()).toMatchObject({ handed_over: { by_me: true, by_partner: false } });
    expect((await handOver(buyer, deal.id)).json()).toMatchObject({ state: 'done', actions: [] });

    expect(await card(advert)).toMatchObject({ is_reserved: false, state: 'sold' });
    expect(await eventsOf(buyer, conversation)).toEqual([
      'offered',
      'own accepted',
      'own meeting_proposed',
      'meeting_confirmed',
      'handover_confirmed',
      'own done',
    ]);
    const event = await testing.context.db
      .selectFrom('advert_event')
      .where('listing_id', '=', advert)
      .where('kind', '=', 'sell')
      .select(['reason', 'actor_id'])
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ reason: `Předání potvrdily obě strany obchodu č. ${deal.id}.`, actor_id: buyer.id });
    for (const { id } of [seller, buyer]) {
      const invited = await testing.context.db
        .selectFrom('mail')
        .where('account_id', '=', id)
        .where('kind', '=', 'deal.done')
        .selectAll()
        .execute();
      expect(invited).toHaveLength(1);
    }
  });

  test('asks for a change of the review that a side has already written of the other', async () => {
    const first = await stage();
    const { seller, buyer } = first;
    const completed = async (conversation: number) => {
      const { id } = await offered(seller, conversation);
      await accept(buyer, id);
      await handOver(seller, id);
      expect((await handOver(buyer, id)).json()).toMatchObject({ state: 'done' });
      return id;
    };
    const askedIn = async (id: number, person: Person) => {
      const mail = await testing.context.db
        .selectFrom('mail')
        .where('dedupe_key', '=', `deal.done:${id}:${person.id}`)
        .select('text')
        .executeTakeFirstOrThrow();
      return mail.text;
    };
    const one = await completed(first.conversation);
    expect((await ofThread(buyer, first.conversation)).has_reviewed).toBe(false);
    expect(await askedIn(one, buyer)).toContain('Napsat hodnocení');
    const review = { stars: 5, text: 'Vše v pořádku.', lang: 'cs' };
    expect((await call(buyer, 'PUT', `/api/me/reviews/${seller.id}`, review)).statusCode).toBe(200);

    const again = await converse(
      buyer,
      await buildAdvert(testing.context.db, { seller: seller.id, name: 'Diplomático' }),
    );
    const two = await completed(again);
    expect((await ofThread(buyer, again)).has_reviewed).toBe(true);
    expect((await ofThread(seller, again)).has_reviewed).toBe(false);
    expect(await askedIn(two, buyer)).toContain('Upravit hodnocení');
    // It stays public, so nothing is held back.
    expect(await askedIn(two, buyer)).not.toContain('najednou');
    expect(await askedIn(two, seller)).toContain('Napsat hodnocení');
  });

  test('is told by mail when its entry stays unread, and search finds what was written about it', async () => {
    const { seller, buyer, conversation } = await stage();
    const { id } = await offered(seller, conversation);
    await call(buyer, 'PUT', `/api/me/conversations/${conversation}/read`, { up_to: 1_000_000 });
    await accept(buyer, id);
    await propose(buyer, id, undefined, 'kavárna Slavia');
    later(1);
    await mailUnread(running());
    const mails = await testing.context.db
      .selectFrom('mail')
      .where('account_id', '=', seller.id)
      .where('kind', '=', 'message.unread')
      .select('id')
      .execute();
    expect(mails).toHaveLength(1);
    const found = await call(seller, 'GET', '/api/me/conversations?lang=cs&q=Slavia');
    expect(found.json<ConversationPage>().total).toBe(1);
  });

  test('takes each step once, however often it is sent', async () => {
    const { seller, buyer, conversation } = await stage();
    const deal = await offered(seller, conversation);
    expect((await offered(seller, conversation)).id).toBe(deal.id);
    const twice = async (step: () => ReturnType<typeof call>) => {
      const answers = await Promise.all([step(), step()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    };
    await twice(() => accept(buyer, deal.id));
    await twice(() => propose(buyer, deal.id));
    await twice(() => confirm(seller, deal.id));
    await twice(() => handOver(seller, deal.id));
    await twice(() => handOver(buyer, deal.id));
    expect(await eventsOf(seller, conversation)).toHaveLength(6);
  });

  test('changes time and place until the handover begins, and agrees only to what was shown', async () => {
    const all = await stage();
    const { seller, buyer } = all;
    const id = await agreed(all);
    const other = '2026-06-03T10:00:00.000Z';
    expect((await propose(buyer, id, other)).json()).toMatchObject({ state: 'accepted' });
    // The seller has the earlier proposal on the screen.
    expect((await confirm(seller, id)).json()).toMatchObject({ code: 'deal_moved' });
    expect((await confirm(seller, id, other)).json()).toMatchObject({ state: 'agreed' });
    await handOver(seller, id);
    expect((await propose(buyer, id)).statusCode).toBe(409);
  });

  test.each([
    ['2026-06-01T11:00:00.000Z', 'at'],
    ['2026-07-15T11:00:00.000Z', 'at'],
    ['nikdy', 'at'],
  ])('refuses the meeting %s', async (at, field) => {
    const { seller, buyer, conversation } = await stage();
    const { id } = await offered(seller, conversation);
    await accept(buyer, id);
    const answer = await propose(buyer, id, at);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  test('asks for the time and the place of a meeting', async () => {
    const { seller, buyer, conversation } = await stage();
    const { id } = await offered(seller, conversation);
    await accept(buyer, id);
    const answer = await call(buyer, 'PUT', `/api/me/deals/${id}/meeting`, { at: '', place: '' });
    const missing = ['Pole musí být vyplněno'];
    expect(answer.json()).toMatchObject({ errors: { at: missing, place: missing } });
  });

  test.each([[{ price: 0 }], [{ price: 1.5 }], [{ days: 0 }], [{ days: 8 }], [{ days: 'tři' }]])(
    'refuses the offer %j',
    async (form) => {
      const { seller, conversation } = await stage();
      expect((await offer(seller, conversation, form)).statusCode).toBe(422);
    },
  );

  test('ends by either side with a reason that the other reads, also after one has confirmed the handover', async () => {
    const all = await stage();
    const { seller, buyer, advert, conversation } = all;
    const id = await agreed(all);
    await handOver(seller, id);
    expect((await withdraw(buyer, id, '')).statusCode).toBe(422);
    expect((await withdraw(buyer, id, 'Láhev byla otevřená.')).json()).toMatchObject({
      state: 'withdrawn',
      is_ended_by_me: true,
    });
    expect((await ofThread(seller, conversation)).deal).toMatchObject({
      is_ended_by_me: false,
      end_reason: 'Láhev byla otevřená.',
    });
    expect(await card(advert)).toMatchObject({ is_reserved: false, state: 'available' });
    expect((await handOver(buyer, id)).json()).toMatchObject({ code: 'deal_moved' });
    // A new offer can follow.
    expect((await offer(seller, conversation, { price: 100_000 })).statusCode).toBe(200);
  });

  test('is declined without a reason, or taken back by whoever has offered', async () => {
    const { seller, buyer, conversation } = await stage();
    const first = await offered(seller, conversation);
    expect((await decline(seller, first.id)).json()).toMatchObject({ code: 'deal_moved' });
    expect((await decline(buyer, first.id)).json()).toMatchObject({ state: 'declined' });
    const second = await offered(seller, conversation);
    expect((await withdraw(buyer, second.id)).json()).toMatchObject({ code: 'deal_moved' });
    expect((await withdraw(seller, second.id)).json()).toMatchObject({ state: 'withdrawn' });
    expect((await accept(buyer, second.id)).json()).toMatchObject({ code: 'deal_moved' });
  });
});

describe('a reservation', () => {
  test('is the only one of its advert, even if several offers are made at once', async () => {
    const { seller, advert, conversation } = await stage();
    const others = await Promise.all([buildPerson(), buildPerson(), buildPerson(), buildPerson()]);
    const conversations = [conversation];
    for (const each of others) conversations.push(await converse(each, advert));
    const answers = await Promise.all(conversations.map((each) => offer(seller, each)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({ code: 'advert_reserved' });
    await expect(
      testing.context.db
        .insertInto('deal')
        .columns([
          'conversation_id',
          'listing_id',
          'offer_type',
          'seller_id',
          'buyer_id',
          'price_minor',
          'currency_code',
          'state',
          'offered_at',
          'reserved_until',
        ])
        .expression((of) =>
          of
            .selectFrom('deal')
            .where('listing_id', '=', advert)
            .select((each) => [
              each.val(conversations.find((id) => id !== conversation)!).as('conversation_id'),
              'listing_id',
              'offer_type',
              'seller_id',
              'buyer_id',
              'price_minor',
              'currency_code',
              'state',
              'offered_at',
              'reserved_until',
            ]),
        )
        .execute(),
    ).rejects.toThrow(/deal_reserving|deal_open/);
  });

  test('expires with its offer, and both sides are told', async () => {
    const { seller, buyer, advert, conversation } = await stage();
    const { id } = await offered(seller, conversation, { days: 1 });
    later(0.9);
    expect(await endDeals(running())).toBe(0);
    later(0.2);
    expect((await accept(buyer, id)).json()).toMatchObject({ code: 'deal_moved' });
    expect(await endDeals(running())).toBe(1);
    expect(await endDeals(running())).toBe(0);
    expect(await card(advert)).toMatchObject({ is_reserved: false });
    expect((await ofThread(seller, conversation)).deal).toMatchObject({ state: 'expired', is_ended_by_me: null });
    expect(await eventsOf(seller, conversation)).toEqual(['own offered', 'expired']);
    expect([await unreadOf(seller, conversation), await unreadOf(buyer, conversation)]).toEqual([1, 2]);
  });

  test('lasts two days beyond the agreed meeting', async () => {
    const all = await stage();
    const { id } = await offered(all.seller, all.conversation, { days: 1 });
    await accept(all.buyer, id);
    const at = '2026-06-10T15:00:00.000Z';
    await propose(all.seller, id, at);
    expect((await confirm(all.buyer, id, at)).json()).toMatchObject({ reserved_until: '2026-06-12T15:00:00.000Z' });
  });

  test('keeps its advert from expiring, from a sale beside the deal and from deletion', async () => {
    const all = await stage({ expiresAt: new Date('2026-06-02T00:00:00Z') });
    const { seller, advert } = all;
    const id = await agreed(all);
    later(1);
    expect(await expireAdverts(running())).toBe(0);
    const sale = () => call(seller, 'POST', `/api/me/advertisements/${advert}/sale`);
    expect((await sale()).json()).toMatchObject({ code: 'advert_reserved' });
    expect((await call(seller, 'DELETE', `/api/me/advertisements/${advert}`)).statusCode).toBe(409);
    // A paused advert can be handed over.
    expect((await call(seller, 'PUT', `/api/me/advertisements/${advert}/pause`)).statusCode).toBe(200);
    await handOver(seller, id);
    expect((await handOver(all.buyer, id)).json()).toMatchObject({ state: 'done' });
  });

  test.each([
    [
      'the advert is hidden by an administrator',
      'advert_gone',
      async ({ advert }: Stage) => {
        await testing.context.db
          .updateTable('advert')
          .set({ hidden_at: new Date(), hidden_reason: 'Padělek' })
          .where('listing_id', '=', advert)
          .execute();
      },
    ],
    [
      'an account is blocked',
      'account_closed',
      async ({ buyer }: Stage) => {
        await testing.context.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', buyer.id).execute();
      },
    ],
    [
      'one side blocks the other',
      'blocked',
      async ({ seller, buyer }: Stage) => {
        await call(buyer, 'PUT', `/api/me/blocks/${seller.id}`);
      },
    ],
  ])('ends when %s, and nothing but withdrawing is possible until then', async (_what, cause, happen) => {
    const all = await stage();
    const id = await agreed(all);
    await happen(all);
    expect((await handOver(all.seller, id)).statusCode).toBe(409);
    await endDeals(running());
    const { deal } = await ofThread(all.seller, all.conversation);
    expect(deal).toMatchObject({ state: 'ended', actions: [] });
    const last = (await thread(all.seller, all.conversation)).messages.at(-1)!;
    expect(last.event).toMatchObject({ kind: 'ended', cause });
  });
});

describe('an offer to a demand', () => {
  test('comes from those who answer; several may wait, and its author reserves it by accepting one', async () => {
    const { seller, buyer, advert, conversation } = await stage({ offerType: 'demand' });
    const rival = await buildPerson();
    const second = await converse(rival, advert);
    expect((await offer(buyer, conversation)).statusCode).toBe(404);
    const [one, other] = [await offered(seller, conversation), await offered(rival, second)];
    expect(await card(advert)).toMatchObject({ is_reserved: false });
    expect((await accept(buyer, one.id)).statusCode).toBe(200);
    expect(await card(advert)).toMatchObject({ is_reserved: true });
    expect((await accept(buyer, other.id)).json()).toMatchObject({ code: 'advert_reserved' });
    await handOver(seller, one.id);
    await handOver(buyer, one.id);
    expect(await card(advert)).toMatchObject({ state: 'sold' });
    // What is left of it ends by itself.
    await endDeals(running());
    expect((await ofThread(rival, second)).deal).toMatchObject({ state: 'ended' });
  });
});

describe('the waiting list', () => {
  test('is told once the advert is free again, by a notice and a mail of a topic that can be switched off', async () => {
    const { seller, buyer, advert, conversation } = await stage();
    const [waiter, silent] = [await buildPerson(), await buildPerson()];
    const wait = (person: Person) => call(person, 'PUT', `/api/me/waiting/${advert}`);
    expect((await wait(waiter)).json()).toMatchObject({ code: 'not_reserved' });
    const { id } = await offered(seller, conversation);
    await testing.context.db
      .insertInto('mail_preference')
      .values({ account_id: silent.id, token: 'x'.repeat(32), unwanted: ['deals'] })
      .execute();
    for (const each of [waiter, silent, waiter]) expect((await wait(each)).statusCode).toBe(200);
    for (const each of [seller, buyer]) expect((await wait(each)).statusCode).toBe(422);
    expect(await tellWaiting(running())).toBe(0);
    await decline(buyer, id);
    expect(await tellWaiting(running())).toBe(2);
    expect(await tellWaiting(running())).toBe(0);
    const told = await testing.context.db
      .selectFrom('mail')
      .where('kind', '=', 'deal.reservation_ended')
      .where('account_id', 'in', [waiter.id, silent.id])
      .select('account_id')
      .execute();
    expect(told).toEqual([{ account_id: waiter.id }]);
    const notices = await testing.context.db
      .selectFrom('notice')
      .where('kind', '=', 'deal.reservation_ended')
      .where('account_id', 'in', [waiter.id, silent.id])
      .select('account_id')
      .execute();
    expect(notices).toHaveLength(2);
    expect((await call(waiter, 'GET', `/api/me/waiting/${advert}?lang=cs`)).json()).toMatchObject({
      is_waiting: false,
      is_reserved: false,
    });
  });

  test('can be left, and nobody is told of a sold advert', async () => {
    const all = await stage();
    const { seller, buyer, advert } = all;
    const id = await agreed(all);
    const [stays, leaves] = [await buildPerson(), await buildPerson()];
    for (const each of [stays, leaves]) await call(each, 'PUT', `/api/me/waiting/${advert}`);
    await call(leaves, 'DELETE', `/api/me/waiting/${advert}`);
    expect((await call(leaves, 'GET', `/api/me/waiting/${advert}?lang=cs`)).json()).toMatchObject({
      is_waiting: false,
    });
    await handOver(seller, id);
    await handOver(buyer, id);
    expect(await tellWaiting(running())).toBe(0);
    const left = await testing.context.db
      .selectFrom('reservation_waiter')
      .where('listing_id', '=', advert)
      .select('account_id')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('who may do what', () => {
  test('nobody but the two sides finds a deal', async () => {
    const all = await stage();
    const id = await agreed(all);
    const administrator = await buildAdministrator(testing.context.db, ['users', 'adverts', 'orders', 'settings']);
    const calls = (person: Person | undefined) => [
      call(person, 'GET', `/api/me/conversations/${all.conversation}/deal`),
      call(person, 'POST', `/api/me/conversations/${all.conversation}/deal`, { price: 100, days: 1 }),
      call(person, 'POST', `/api/me/deals/${id}/acceptance`),
      call(person, 'POST', `/api/me/deals/${id}/refusal`, { reason: '' }),
      call(person, 'PUT', `/api/me/deals/${id}/meeting`, { at: '2026-06-03T10:00:00.000Z', place: 'Brno' }),
      call(person, 'POST', `/api/me/deals/${id}/meeting-confirmation`, { at: '2026-06-03T10:00:00.000Z', place: 'x' }),
      call(person, 'POST', `/api/me/deals/${id}/handover`),
      call(person, 'POST', `/api/me/deals/${id}/withdrawal`, { reason: 'x' }),
      call(person, 'GET', `/api/me/deals/${id}/slip.pdf`),
    ];
    const statuses = async (person: Person | undefined) =>
      new Set((await Promise.all(calls(person))).map(({ statusCode }) => statusCode));
    expect(await statuses(undefined)).toEqual(new Set([401]));
    expect(await statuses(await buildPerson())).toEqual(new Set([404]));
    expect(await statuses(administrator)).toEqual(new Set([404]));
    expect((await call(undefined, 'GET', '/api/me/deals')).statusCode).toBe(401);
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call(undefined, method, `/api/me/waiting/${all.advert}`)).statusCode).toBe(401);
    expect((await ofThread(all.buyer, all.conversation)).deal?.state).toBe('agreed');
  });

  test('each step belongs to one side: the other one can’t take it', async () => {
    const { seller, buyer, advert, conversation } = await stage();
    const { id } = await offered(seller, conversation);
    const refused = async (...steps: ReturnType<typeof call>[]) => {
      for (const { statusCode, body } of await Promise.all(steps))
        expect([statusCode, JSON.parse(body)]).toEqual([409, expect.objectContaining({ code: 'deal_moved' })]);
    };
    // The side that made the offer can neither accept nor decline it, and nobody can hand over before it is accepted.
    await refused(accept(seller, id), decline(seller, id), withdraw(buyer, id));
    for (const each of [seller, buyer]) await refused(propose(each, id), handOver(each, id));
    await accept(buyer, id);
    await propose(buyer, id);
    // The side that proposed a meeting cannot confirm it.
    await refused(confirm(buyer, id), decline(buyer, id));
    await confirm(seller, id);
    await handOver(seller, id);
    expect(await handOver(seller, id).then((answer) => answer.json())).toMatchObject({ state: 'agreed' });
    expect((await card(advert)).state).toBe('available');
  });

  test('the buyer makes no offer, nor does anybody outside a conversation about an advert', async () => {
    const { seller, buyer, conversation } = await stage();
    expect((await offer(buyer, conversation)).statusCode).toBe(404);
    expect(await ofThread(buyer, conversation)).toMatchObject({ obstacle: 'not_seller' });
    expect(await ofThread(seller, conversation)).toMatchObject({ obstacle: null, suggestion: { currency: 'CZK' } });
  });
});

test('one lists one’s deals on either side, open and ended ones apart', async () => {
  const all = await stage();
  const { id } = await offered(all.seller, all.conversation);
  const list = async (person: Person, folder: string) =>
    (await call(person, 'GET', `/api/me/deals?lang=cs&folder=${folder}`)).json<DealPage>();
  expect(await list(all.seller, 'open')).toMatchObject({
    total: 1,
    deals: [{ id, role: 'seller', subject: 'Zacapa 23' }],
  });
  expect(await list(all.buyer, 'open')).toMatchObject({ total: 1, deals: [{ id, role: 'buyer' }] });
  await decline(all.buyer, id);
  expect(await list(all.buyer, 'open')).toMatchObject({ total: 0 });
  expect(await list(all.buyer, 'ended')).toMatchObject({ total: 1, deals: [{ state: 'declined' }] });
  expect((await call(all.buyer, 'GET', '/api/me/deals?lang=cs&page=2')).statusCode).toBe(404);
});

test('R-5.10 a deal stays reachable after its conversation is deleted, whose messages stay deleted', async () => {
  const all = await stage();
  const { seller, buyer, conversation } = all;
  const id = await agreed(all);
  await handOver(seller, id);
  await handOver(buyer, id);
  const told = (await thread(buyer, conversation)).messages.length;
  await call(buyer, 'DELETE', `/api/me/conversations/${conversation}?up_to=1000000`);
  const listed = await call(buyer, 'GET', '/api/me/deals?lang=cs&folder=ended');
  expect(listed.json<DealPage>().deals).toMatchObject([{ id, conversation_id: conversation }]);
  const left = await call(buyer, 'GET', `/api/me/conversations/${conversation}?lang=cs`);
  expect([left.statusCode, left.json<Thread>().messages]).toEqual([200, []]);
  expect((await ofThread(buyer, conversation)).deal).toMatchObject({ id, state: 'done' });
  expect((await call(buyer, 'GET', `/api/me/deals/${id}/slip.pdf?lang=cs`)).statusCode).toBe(200);
  expect((await call(buyer, 'GET', '/api/me/conversations?lang=cs')).json<ConversationPage>().total).toBe(0);
  expect((await thread(seller, conversation)).messages).toHaveLength(told);
});

test('the handover slip is a PDF for both sides once the offer is accepted, which reminds of the age', async () => {
  const { seller, buyer, conversation } = await stage();
  const { id } = await offered(seller, conversation);
  const slip = (person: Person) => call(person, 'GET', `/api/me/deals/${id}/slip.pdf?lang=de`);
  expect((await slip(buyer)).statusCode).toBe(404);
  await accept(buyer, id);
  for (const each of [seller, buyer]) {
    const answer = await slip(each);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [text] = await readPdf(answer.rawPayload);
    expect(text).toContain('Nur für Erwachsene');
    expect(text).toContain(`nicht an Personen unter ${ageLimit} Jahren abgegeben`);
    expect(text).toContain('Zacapa 23');
  }
});
