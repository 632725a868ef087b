import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationPage, ConversationProspect, Message, Thread } from '#shared/messages/contract.ts';
import { conversationsPerDay, conversationsPerPage, messagesPerRead } from '#shared/messages/limits.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

type Headers = Record<string, string>;
interface Person {
  readonly id: number;
  readonly headers: Headers;
}

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });

const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
  const id = await buildAccount(testing.context.db, { created_at: new Date('2026-01-01T00:00:00Z'), ...account });
  return { id, headers: await logIn(testing.context.db, id) };
};

interface First {
  readonly kind?: 'listing' | 'user' | 'order';
  readonly text?: string;
  readonly key?: string;
  readonly pictures?: readonly string[];
}
const begin = ({ headers }: Pick<Person, 'headers'>, target: number, first: First = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/me/conversations',
    headers,
    payload: {
      kind: first.kind ?? 'listing',
      target_id: target,
      text: first.text ?? 'Dobrý den, je láhev ještě k mání?',
      client_key: first.key ?? randomUUID(),
      ...(first.pictures && { pictures: first.pictures }),
    },
  });
const begun = async (person: Person, target: number, first: First = {}) => {
  const answer = await begin(person, target, first);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ conversation_id: number; message: Message }>();
};
const send = (
  { headers }: Pick<Person, 'headers'>,
  id: number,
  text: string,
  key: string = randomUUID(),
  area = 'me',
) =>
  app.inject({
    method: 'POST',
    url: `/api/${area}/conversations/${id}/messages`,
    headers,
    payload: { text, client_key: key },
  });
const list = async ({ headers }: Person, query = '') =>
  (await app.inject({ url: `/api/me/conversations?lang=cs&${query}`, headers })).json<ConversationPage>();
const read = async ({ headers }: Person, id: number, query = '') =>
  (await app.inject({ url: `/api/me/conversations/${id}?lang=cs&${query}`, headers })).json<Thread>();
const markRead = ({ headers }: Person, id: number, upTo: number) =>
  app.inject({ method: 'PUT', url: `/api/me/conversations/${id}/read`, headers, payload: { up_to: upTo } });
const archive = ({ headers }: Person, id: number, isArchived: boolean) =>
  app.inject({
    method: 'PUT',
    url: `/api/me/conversations/${id}/archived`,
    headers,
    payload: { is_archived: isArchived },
  });
const remove = ({ headers }: Person, id: number, upTo: number) =>
  app.inject({ method: 'DELETE', url: `/api/me/conversations/${id}?up_to=${upTo}`, headers });
const counter = async ({ headers }: Person) => (await app.inject({ url: '/api/message?counter=1', headers })).json();
const block = ({ headers }: Person, { id }: Person, method: 'PUT' | 'DELETE' = 'PUT') =>
  app.inject({ method, url: `/api/me/blocks/${id}`, headers });
const textsOf = ({ messages }: Thread) => messages.map(({ text, is_own: isOwn }) => (isOwn ? `já: ${text}` : text));
const prospect = (person: Person, kind: string, target: number) =>
  app.inject({
    url: `/api/me/conversations/prospect?lang=cs&kind=${kind}&target_id=${target}`,
    headers: person.headers,
  });

describe('R-5.10 conversations', () => {
  test('a buyer writes about an advert, its author answers, and both see the same thread', async () => {
    const { db } = testing.context;
    const [buyer, seller] = [await buildPerson(), await buildPerson({ authorized: true })];
    const advert = await buildAdvert(db, { seller: seller.id, name: 'Zacapa 23' });
    const { conversation_id: id, message } = await begun(buyer, advert);
    expect(message).toMatchObject({ is_own: true, text: 'Dobrý den, je láhev ještě k mání?', pictures: [] });
    later(1);
    expect((await send(seller, id, 'Ano, je.')).statusCode).toBe(200);

    const [ofBuyer, ofSeller] = [await read(buyer, id), await read(seller, id)];
    expect(textsOf(ofBuyer)).toEqual(['já: Dobrý den, je láhev ještě k mání?', 'Ano, je.']);
    expect(textsOf(ofSeller)).toEqual(['Dobrý den, je láhev ještě k mání?', 'já: Ano, je.']);
    expect(ofBuyer).toMatchObject({
      kind: 'listing',
      subject: 'Zacapa 23',
      partner: { id: seller.id, is_verified: true },
      listing: { id: advert, name: 'Zacapa 23' },
      is_own_listing: false,
      order: null,
      closed: null,
      has_earlier: false,
    });
    expect(ofSeller).toMatchObject({ partner: { id: buyer.id }, is_own_listing: true });
    // the advert counts those who wrote, not their messages.
    await send(buyer, id, 'Děkuji.');
    const { contacts } = await db
      .selectFrom('advert_statistics')
      .where('listing_id', '=', advert)
      .select('contacts')
      .executeTakeFirstOrThrow();
    expect(contacts).toBe(1);
  });

  test('a second conversation about the same advert, or with the same user from either side, continues the first', async () => {
    const { db } = testing.context;
    const [one, other] = [await buildPerson(), await buildPerson()];
    const advert = await buildAdvert(db, { seller: other.id });
    const about = [await begun(one, advert), await begun(one, advert, { text: 'A ještě něco.' })];
    expect(about[0]!.conversation_id).toBe(about[1]!.conversation_id);
    const [mine, theirs] = [
      await begun(one, other.id, { kind: 'user' }),
      await begun(other, one.id, { kind: 'user', text: 'Zdravím.' }),
    ];
    expect(mine.conversation_id).toBe(theirs.conversation_id);
    expect(mine.conversation_id).not.toBe(about[0]!.conversation_id);
    expect(textsOf(await read(one, mine.conversation_id))).toHaveLength(2);
    expect((await prospect(one, 'listing', advert)).json<ConversationProspect>()).toMatchObject({
      conversation_id: about[0]!.conversation_id,
      partner: { id: other.id },
      closed: null,
    });
  });

  test('beginning the same conversation twice at once makes one', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const advert = await buildAdvert(testing.context.db, { seller: other.id });
    const answers = await Promise.all([1, 2, 3, 4].map(() => begin(one, advert)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().conversation_id)).size).toBe(1);
    expect((await list(other)).conversations.map(({ unread }) => unread)).toEqual([4]);
  });

  test('what is sent twice under one key is one message', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const key = randomUUID();
    const first = await begun(one, other.id, { kind: 'user', key });
    expect(await begun(one, other.id, { kind: 'user', key })).toEqual(first);
    const id = first.conversation_id;
    const again = randomUUID();
    // Both of them have looked for it before the first one is stored.
    const sending = await testing.context.db.transaction().execute(async (tx) => {
      await sql`select from conversation where id = ${id} for update`.execute(tx);
      const sent = [1, 2].map(async () => send(one, id, 'Haló?', again));
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
      await expect.poll(async () => (await waiting.execute(testing.context.db)).rows[0]!.count).toBe(2);
      return { sent };
    });
    const answers = await Promise.all(sending.sent);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json().message.id)).size).toBe(1);
    expect(textsOf(await read(other, id))).toEqual(['Dobrý den, je láhev ještě k mání?', 'Haló?']);
    expect((await counter(other)).new).toBe(2);
  });

  test('an order is discussed with the shop, whose clerks share the conversation', async () => {
    const { db } = testing.context;
    const buyer = await buildPerson();
    const [clerk, colleague] = [await buildAdministrator(db, ['orders']), await buildAdministrator(db, ['orders'])];
    const { id: orderId } = await buildOrder(db);
    await db.updateTable('shop_order').set({ account_id: buyer.id }).where('id', '=', orderId).execute();
    const { conversation_id: id } = await begun(buyer, orderId, { kind: 'order', text: 'Kdy to dorazí?' });
    const shop = async (query = '') =>
      (await app.inject({ url: `/api/admin/conversations?${query}`, headers: clerk.headers })).json<ConversationPage>();
    const { conversations } = await shop();
    expect(conversations[0]).toMatchObject({ id, kind: 'order', unread: 1, partner: { id: buyer.id } });
    expect((await send(clerk, id, 'Zítra.', undefined, 'admin')).statusCode).toBe(200);
    const ofColleague = await app.inject({ url: `/api/admin/conversations/${id}`, headers: colleague.headers });
    expect(textsOf(ofColleague.json<Thread>())).toEqual(['Kdy to dorazí?', 'já: Zítra.']);
    const ofBuyer = await read(buyer, id);
    expect(ofBuyer).toMatchObject({ partner: null, order: { id: orderId }, closed: null });
    expect(textsOf(ofBuyer)).toEqual(['já: Kdy to dorazí?', 'Zítra.']);
    expect((await shop('q=dorazí')).total).toBe(1);
    expect((await shop('q=nedorazí')).total).toBe(0);
  });

  test('a question about a product of the e-shop goes to the shop', async () => {
    const buyer = await buildPerson();
    const product = await buildListing(testing.context.db, { kind: 'product', name: 'Humidor' });
    const { conversation_id: id } = await begun(buyer, product);
    expect(await read(buyer, id)).toMatchObject({ partner: null, subject: 'Humidor' });
  });
});

describe('R-5.10 unread messages', () => {
  test('are counted until they are read, and those that came later stay unread', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const { conversation_id: id, message } = await begun(one, other.id, { kind: 'user' });
    later(1);
    const { message: last } = (await send(one, id, 'Prosím o odpověď.')).json<{ message: Message }>();
    expect([await counter(one), await counter(other)]).toEqual([
      { total: 2, new: 0, system: [] },
      { total: 2, new: 2, system: [] },
    ]);
    await markRead(other, id, message.id);
    expect((await counter(other)).new).toBe(1);
    expect((await read(one, id)).partner_read_up_to).toBe(message.id);
    // Beyond the last one: what comes later stays unread.
    await markRead(other, id, last.id + 1_000_000);
    expect((await counter(other)).new).toBe(0);
    await send(one, id, 'Děkuji.');
    expect((await counter(other)).new).toBe(1);
    await markRead(other, id, message.id);
    expect((await counter(other)).new).toBe(1);
    // Who answers has read.
    await send(other, id, 'Není zač.');
    expect([(await counter(other)).new, (await counter(one)).new]).toEqual([0, 1]);
  });

  test('come first in the list, then the latest', async () => {
    const me = await buildPerson();
    const people = [await buildPerson(), await buildPerson(), await buildPerson()];
    const ids: number[] = [];
    for (const person of people) {
      ids.push((await begun(person, me.id, { kind: 'user' })).conversation_id);
      later(1);
    }
    const order = async () => (await list(me)).conversations.map(({ id }) => ids.indexOf(id));
    expect(await order()).toEqual([2, 1, 0]);
    await markRead(me, ids[2]!, 999_999_999);
    expect(await order()).toEqual([1, 0, 2]);
    expect((await list(me)).conversations[0]).toMatchObject({
      unread: 1,
      last_message: { is_own: false, text: 'Dobrý den, je láhev ještě k mání?' },
    });
  });
});

describe('R-5.10 the list', () => {
  test('is searched by words of messages, by names and by what the conversation is about', async () => {
    const { db } = testing.context;
    const me = await buildPerson();
    const ludvik = await buildPerson({ username: `ludvik.${Date.now()}` });
    const stranger = await buildPerson();
    const advert = await buildAdvert(db, { seller: me.id, name: 'Žufánek Absinth' });
    const about = (await begun(stranger, advert, { text: 'Máte i krabičku?' })).conversation_id;
    const withLudvik = (await begun(ludvik, me.id, { kind: 'user', text: 'Sháním doutníky.' })).conversation_id;
    const found = async (q: string) => (await list(me, `q=${encodeURIComponent(q)}`)).conversations.map(({ id }) => id);
    expect(await found('krabick')).toEqual([about]);
    expect(await found('ZUFANEK')).toEqual([about]);
    expect(await found('ludvik')).toEqual([withLudvik]);
    expect(await found('doutníky sháním')).toEqual([withLudvik]);
    expect(await found('koňak')).toEqual([]);
    expect(await found("'):*&|!")).toHaveLength(2);
    // Deleted messages are not found any more, and those of others never are.
    const { messages } = await read(me, withLudvik);
    await remove(me, withLudvik, messages.at(-1)!.id);
    expect(await found('doutníky')).toEqual([]);
    expect((await list(stranger, 'q=doutn%C3%ADky')).total).toBe(0);
  });

  test('has pages, and a thread is read in parts', async () => {
    const { db } = testing.context;
    const me = await buildPerson();
    for (let n = 0; n <= conversationsPerPage; n++) await begun(await buildPerson(), me.id, { kind: 'user' });
    const [first, second] = [await list(me), await list(me, 'page=2')];
    expect([first.total, first.pages, first.conversations.length, second.conversations.length]).toEqual([
      conversationsPerPage + 1,
      2,
      conversationsPerPage,
      1,
    ]);
    expect((await app.inject({ url: '/api/me/conversations?page=3', headers: me.headers })).statusCode).toBe(404);

    const id = first.conversations[0]!.id;
    await db.deleteFrom('rate_limit').execute();
    for (let n = 1; n <= messagesPerRead; n++) await send(me, id, String(n));
    const latest = await read(me, id);
    expect([latest.messages.length, latest.messages[0]!.text, latest.has_earlier]).toEqual([
      messagesPerRead,
      '1',
      true,
    ]);
    const earlier = await read(me, id, `before=${latest.messages[0]!.id}`);
    expect([earlier.messages.length, earlier.has_earlier]).toEqual([1, false]);
  });

  test('archiving puts a conversation aside until something new is written', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const { conversation_id: id } = await begun(one, other.id, { kind: 'user' });
    await archive(other, id, true);
    expect([(await list(other)).total, (await list(other, 'folder=archived')).total, (await list(one)).total]).toEqual([
      0, 1, 1,
    ]);
    await send(one, id, 'Jste tam?');
    expect([(await list(other)).total, (await list(other, 'folder=archived')).total]).toEqual([1, 0]);
  });

  test('deleting empties one side only, and a new message shows itself alone', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const { conversation_id: id, message } = await begun(one, other.id, { kind: 'user' });
    const { message: unseen } = (await send(one, id, 'Druhá')).json<{ message: Message }>();
    // It came after the page was read.
    await remove(other, id, message.id);
    expect(textsOf(await read(other, id))).toEqual(['Druhá']);
    expect(await counter(other)).toMatchObject({ total: 1, new: 1 });
    await remove(other, id, unseen.id);
    await remove(other, id, unseen.id);
    expect((await app.inject({ url: `/api/me/conversations/${id}`, headers: other.headers })).statusCode).toBe(404);
    expect([(await list(other)).total, await counter(other)]).toEqual([0, { total: 0, new: 0, system: [] }]);
    expect([(await list(one)).total, (await counter(one)).total]).toEqual([1, 2]);
    await send(one, id, 'Třetí');
    expect(textsOf(await read(other, id))).toEqual(['Třetí']);
    expect(textsOf(await read(one, id))).toHaveLength(3);
    expect(await counter(other)).toMatchObject({ total: 1, new: 1 });
  });

  test('counters stay right when both sides write, read and delete at once', async () => {
    const [one, other, third] = [await buildPerson(), await buildPerson(), await buildPerson()];
    const id = (await begun(one, other.id, { kind: 'user' })).conversation_id;
    const crossed = (await begun(other, third.id, { kind: 'user' })).conversation_id;
    const back = (await begun(third, one.id, { kind: 'user' })).conversation_id;
    const rounds = Array.from({ length: 8 }, (_, n) => n);
    const answers = await Promise.all(
      rounds.flatMap((n) => [
        send(one, id, `a${n}`),
        send(other, id, `b${n}`),
        send(third, crossed, `c${n}`),
        send(one, back, `d${n}`),
        markRead(other, id, 999_999_999),
        remove(third, crossed, 999_999_999),
      ]),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    for (const person of [one, other, third]) {
      const { rows } = await testing.context.pool.query(
        `select coalesce(sum(messages), 0)::int as total, coalesce(sum(unread), 0)::int as new,
           bool_and(messages = (select count(*) from message m where m.conversation_id = s.conversation_id and m.id > s.deleted_up_to)) as exact
         from conversation_side s where account_id = $1`,
        [person.id],
      );
      expect({ ...rows[0], system: [] }).toEqual({ ...(await counter(person)), exact: true });
    }
  });
});

describe('R-5.10 protection', () => {
  test('nobody writes to somebody who has blocked them, or whom they have blocked', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const advert = await buildAdvert(testing.context.db, { seller: other.id });
    const { conversation_id: id } = await begun(one, advert);
    await block(other, one);
    await block(other, one);
    const refused = await send(one, id, 'Haló?');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conversation_closed']);
    expect((await begin(one, other.id, { kind: 'user' })).statusCode).toBe(409);
    expect((await send(other, id, 'Nepište mi.')).statusCode).toBe(409);
    expect([(await read(one, id)).closed, (await read(other, id)).closed]).toEqual(['blocked_me', 'blocked_by_me']);
    const blocks = async () => (await app.inject({ url: '/api/me/blocks', headers: other.headers })).json();
    expect(await blocks()).toMatchObject([{ id: one.id, blocked_at: clock.now.toISOString() }]);
    await block(other, one, 'DELETE');
    expect((await send(one, id, 'Haló?')).statusCode).toBe(200);
    expect(await blocks()).toEqual([]);
    expect((await block(one, one)).statusCode).toBe(422);
    // Names of accounts that wait for approval stay unknown to others.
    expect((await block(other, await buildPerson({ state: 'waiting' }))).statusCode).toBe(404);
  });

  test('a blocked account is written to by nobody', async () => {
    const [one, other] = [await buildPerson(), await buildPerson()];
    const { conversation_id: id } = await begun(one, other.id, { kind: 'user' });
    await testing.context.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', other.id).execute();
    expect((await send(one, id, 'Haló?')).statusCode).toBe(409);
    expect(await read(one, id)).toMatchObject({ closed: 'account_closed', partner: { id: other.id } });
    expect((await begin(await buildPerson(), other.id, { kind: 'user' })).statusCode).toBe(404);
  });

  test.each([
    ['new', { created_at: new Date('2026-05-30T00:00:00Z') }, conversationsPerDay.new],
    ['usual', {}, conversationsPerDay.usual],
  ] as const)('a %s account begins a limited number of conversations a day', async (_what, account, most) => {
    const person = await buildPerson(account);
    const people = await Promise.all(Array.from({ length: most + 1 }, () => buildPerson()));
    const started = clock.now;
    for (const { id } of people.slice(0, most)) await begun(person, id, { kind: 'user' });
    const beyond = await begin(person, people.at(-1)!.id, { kind: 'user' });
    expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'too_many_conversations']);
    // Conversations that exist go on.
    await begun(person, people[0]!.id, { kind: 'user', text: 'Ještě dotaz.' });
    later(24 * 60);
    await begun(person, people.at(-1)!.id, { kind: 'user' });
    clock.now = started;
  });

  test('pictures must be unused uploads of one’s own', async () => {
    const { db } = testing.context;
    const [one, other] = [await buildPerson(), await buildPerson()];
    const upload = async (owner: number, key: string) => {
      const row = { key, owner_id: owner, width: 10, height: 10, uploaded_at: clock.now, unused_since: clock.now };
      await db.insertInto('picture').values(row).execute();
      return key;
    };
    const mine = await upload(one.id, randomUUID().replaceAll('-', ''));
    const theirs = await upload(other.id, randomUUID().replaceAll('-', ''));
    const foreign = await begin(one, other.id, { kind: 'user', pictures: [theirs] });
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([422, ['pictures']]);
    const sent = await begun(one, other.id, { kind: 'user', text: '', pictures: [mine] });
    expect(sent.message.pictures).toEqual([{ key: mine, alt: '' }]);
    expect((await begin(one, other.id, { kind: 'user', pictures: [mine] })).statusCode).toBe(422);
    const { uses } = await db.selectFrom('picture').where('key', '=', mine).select('uses').executeTakeFirstOrThrow();
    expect(uses).toBe(1);
  });

  test('an empty message, one to oneself and one about what is not public are refused', async () => {
    const { db } = testing.context;
    const [one, other] = [await buildPerson(), await buildPerson()];
    expect((await begin(one, other.id, { kind: 'user', text: ' \n ' })).json().errors.text).toHaveLength(1);
    expect((await begin(one, one.id, { kind: 'user' })).statusCode).toBe(422);
    const own = await buildAdvert(db, { seller: one.id });
    expect((await begin(one, own)).json().errors.target_id).toEqual(['Sami sobě psát nemůžete.']);
    expect((await prospect(one, 'listing', own)).statusCode).toBe(422);
    const paused = await buildAdvert(db, { seller: other.id, state: 'paused' });
    const { id: foreignOrder } = await buildOrder(db);
    for (const [kind, target] of [
      ['listing', paused],
      ['listing', 999_999],
      ['user', 999_999],
      ['order', foreignOrder],
    ] as const) {
      expect((await begin(one, target, { kind })).statusCode).toBe(404);
      expect((await prospect(one, kind, target)).statusCode).toBe(404);
    }
  });
});

describe('every call × every role', () => {
  const roles = ['opener', 'partner', 'third party', 'clerk', 'administrator without scope', 'nobody'] as const;
  type Role = (typeof roles)[number];
  const people = new Map<Role, Pick<Person, 'headers'>>();
  let ofUsers: number;
  let ofShop: number;
  let third: Person;

  beforeAll(async () => {
    const { db } = testing.context;
    const [opener, partner] = [await buildPerson(), await buildPerson()];
    third = await buildPerson();
    people.set('opener', opener);
    people.set('partner', partner);
    people.set('third party', third);
    people.set('clerk', await buildAdministrator(db, ['orders']));
    people.set(
      'administrator without scope',
      await buildAdministrator(db, ['users', 'adverts', 'content', 'settings']),
    );
    people.set('nobody', { headers: {} });
    ofUsers = (await begun(opener, partner.id, { kind: 'user' })).conversation_id;
    ofShop = (await begun(opener, await buildListing(db, { kind: 'product' }))).conversation_id;
  });

  const own =
    (id: () => number) =>
    (path = '') =>
      `/api/me/conversations/${id()}${path}`;
  const shop =
    (id: () => number) =>
    (path = '') =>
      `/api/admin/conversations/${id()}${path}`;
  const message = { text: 'Haló', client_key: '' };
  const calls: [string, 'GET' | 'POST' | 'PUT', (path?: string) => string, string, object | undefined][] = [
    ['read', 'GET', own(() => ofUsers), '', undefined],
    ['send', 'POST', own(() => ofUsers), '/messages', message],
    ['mark as read', 'PUT', own(() => ofUsers), '/read', { up_to: 1 }],
    ['archive', 'PUT', own(() => ofUsers), '/archived', { is_archived: false }],
    ['read the shop’s as a user', 'GET', own(() => ofShop), '', undefined],
    ['read the shop’s', 'GET', shop(() => ofShop), '', undefined],
    ['answer for the shop', 'POST', shop(() => ofShop), '/messages', message],
    ['mark the shop’s as read', 'PUT', shop(() => ofShop), '/read', { up_to: 1 }],
    ['archive the shop’s', 'PUT', shop(() => ofShop), '/archived', { is_archived: false }],
    ['read users’ as the shop', 'GET', shop(() => ofUsers), '', undefined],
    ['write to users as the shop', 'POST', shop(() => ofUsers), '/messages', message],
  ];

  function expectedStatus(call: string, role: Role): number {
    if (role === 'nobody') return 401;
    if (call.startsWith('read users’') || call.startsWith('write to users')) return role === 'clerk' ? 404 : 403;
    if (call === 'read the shop’s as a user') return role === 'opener' ? 200 : 404;
    if (call.includes('shop')) return role === 'clerk' ? 200 : 403;
    return role === 'opener' || role === 'partner' ? 200 : 404;
  }

  test.each(calls.flatMap((call) => roles.map((role) => ({ call, role, name: call[0] }))))(
    '$name: $role',
    async ({ call: [name, method, url, path, payload], role }) => {
      const body = payload && 'client_key' in payload ? { ...payload, client_key: randomUUID() } : payload;
      const answer = await app.inject({ method, url: url(path), headers: people.get(role)!.headers, payload: body });
      expect(answer.statusCode).toBe(expectedStatus(name, role));
    },
  );

  test('third parties delete nothing and see nothing in their lists', async () => {
    expect((await remove(third, ofUsers, 1)).statusCode).toBe(404);
    expect((await list(third)).total).toBe(0);
  });
});
