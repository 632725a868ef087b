import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConversationPage, Message, Thread } from '#shared/messages/contract.ts';
import type { HeldText } from '#shared/messages/held-contract.ts';
import { sameTextRecipients } from '#shared/messages/limits.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { decideHeldText } from './held-text.queries.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

const testing = useTestContext();
const app = useTestServer(testing, { now: () => new Date('2026-06-01T12:00:00Z') });

const buildPerson = async (): Promise<Person> => {
  const { db } = testing.context;
  const id = await buildAccount(db, { created_at: new Date('2026-01-01T00:00:00Z') });
  return { id, headers: await logIn(db, id) };
};
const buildPeople = (count: number) => Promise.all(Array.from({ length: count }, buildPerson));
const write = async ({ headers }: Person, to: Person, text: string) => {
  const payload = { kind: 'user', target_id: to.id, text, client_key: randomUUID() };
  const answer = await app.inject({ method: 'POST', url: '/api/me/conversations', headers, payload });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ conversation_id: number; message: Message }>();
};
const get = async <Answer>({ headers }: Person, url: string) => (await app.inject({ url, headers })).json<Answer>();
const read = ({ headers }: Person, id: number) => app.inject({ url: `/api/me/conversations/${id}?lang=cs`, headers });
const markRead = ({ headers }: Person, id: number, upTo: number) =>
  app.inject({ method: 'PUT', url: `/api/me/conversations/${id}/read`, headers, payload: { up_to: upTo } });
const counterOf = (person: Person) => get<{ total: number; new: number }>(person, '/api/message?counter=1');
const listOf = async (person: Person, q = '') =>
  (await get<ConversationPage>(person, `/api/me/conversations?lang=cs&q=${encodeURIComponent(q)}`)).conversations;
const heldTexts = async (state = 'waiting') =>
  (await get<{ texts: HeldText[] }>(moderator, `/api/admin/held-texts?state=${state}`)).texts;
const decide = ({ headers }: Person, id: number, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/admin/held-texts/${id}/decision`, headers, payload });

const offer = 'Dobrý den, vykupuji celé sbírky archivního koňaku a rumu. Ozvěte se mi prosím na 602 555 123.';
let moderator: Person;
let sender: Person;
let reached: Person[];
let unreached: Person;

beforeAll(async () => {
  moderator = await buildAdministrator(testing.context.db, ['users']);
});

/** A text that has reached as many people as it may, and one more. */
const spread = async (text: string) => {
  for (const person of reached) expect((await write(sender, person, text)).message.delivery).toBe('delivered');
  return write(sender, unreached, text);
};

beforeEach(async () => {
  const [first, second, ...others] = await buildPeople(2 + sameTextRecipients);
  [sender, unreached, reached] = [first!, second!, others];
});

describe('R-5.10 the same text to many people', () => {
  test('is held from the fourth person on: its sender sees it, its recipient does not', async () => {
    const { conversation_id: id, message } = await spread(offer);
    expect(message.delivery).toBe('held');
    expect((await read(unreached, id)).statusCode).toBe(404);
    expect([await listOf(unreached), await listOf(unreached, 'koňaku'), await counterOf(unreached)]).toEqual([
      [],
      [],
      expect.objectContaining({ total: 0, new: 0 }),
    ]);
    expect((await listOf(sender, 'koňaku')).map((each) => each.id)).toContain(id);
    expect((await read(sender, id)).json<Thread>().messages).toEqual([expect.objectContaining({ delivery: 'held' })]);
    const held = (await heldTexts()).find(({ author }) => author.id === sender.id);
    expect(held).toMatchObject({
      text: offer,
      held: 1,
      recipients: [{ id: unreached.id }],
      delivered: sameTextRecipients,
      identifiers: [{ kind: 'phone', value: '+420602555123' }],
    });
  });

  test('is recognised in spite of other numbers, case and punctuation', async () => {
    await spread(offer);
    const [another] = await buildPeople(1);
    expect((await write(sender, another!, offer.toUpperCase().replace('602', '777'))).message.delivery).toBe('held');
    expect((await heldTexts()).find(({ author }) => author.id === sender.id)?.held).toBe(2);
  });

  test('is delivered once an administrator releases it, as the latest message, and is not held again', async () => {
    const { conversation_id: id, message } = await spread(offer);
    // The recipient has written meanwhile and read everything.
    const answer = await write(unreached, sender, 'Zdravím, píšu vám sám od sebe.');
    expect(answer.conversation_id).toBe(id);
    const { id: heldId } = (await heldTexts()).find(({ author }) => author.id === sender.id)!;
    for (const _ of [1, 2]) expect((await decide(moderator, heldId, { state: 'released' })).statusCode).toBe(200);
    expect((await decide(moderator, heldId, { state: 'refused' })).statusCode).toBe(409);
    const { messages } = (await read(unreached, id)).json<Thread>();
    expect(messages.map(({ text, delivery }) => [text, delivery])).toEqual([
      ['Zdravím, píšu vám sám od sebe.', 'delivered'],
      [offer, 'delivered'],
    ]);
    expect(messages[1]!.id).toBeGreaterThan(message.id);
    expect([await counterOf(unreached), await counterOf(sender)]).toEqual([
      expect.objectContaining({ total: 2, new: 1 }),
      expect.objectContaining({ total: 2 + sameTextRecipients, new: 1 }),
    ]);
    // Of the two sides' messages, the sender has not read the other's yet.
    expect((await read(unreached, id)).json<Thread>().partner_read_up_to).toBeLessThan(messages[0]!.id);
    await markRead(sender, id, messages[0]!.id);
    expect((await counterOf(sender)).new).toBe(0);
    const [another] = await buildPeople(1);
    expect((await write(sender, another!, offer)).message.delivery).toBe('delivered');
  });

  test('is not held under a decision that was made while it was sent', async () => {
    await spread(offer);
    const { db } = testing.context;
    const { id } = (await heldTexts()).find(({ author }) => author.id === sender.id)!;
    const [another] = await buildPeople(1);
    const waiting = () =>
      sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`
        .execute(db)
        .then(({ rows }) => rows[0]!.count);
    const sending = await db.transaction().execute(async (tx) => {
      await decideHeldText(tx, id, { state: 'released', actorId: moderator.id, at: new Date() });
      const answer = write(sender, another!, offer);
      await expect.poll(waiting).toBeGreaterThan(0);
      return { answer };
    });
    expect((await sending.answer).message.delivery).toBe('delivered');
  });

  test('is refused for good, with its pictures and numbers known as a fraud’s', async () => {
    const { conversation_id: id } = await spread(offer);
    const { id: heldId } = (await heldTexts()).find(({ author }) => author.id === sender.id)!;
    expect((await decide(moderator, heldId, { state: 'refused', is_fraud: true })).statusCode).toBe(200);
    expect((await read(sender, id)).json<Thread>().messages[0]!.delivery).toBe('refused');
    expect((await read(unreached, id)).statusCode).toBe(404);
    const [another, third] = await buildPeople(2);
    expect((await write(sender, another!, offer)).message.delivery).toBe('refused');
    // Somebody else with the same phone number.
    const later = await write(third!, another!, 'Volejte mi na +420 602 555 123.');
    expect((await read(another!, later.conversation_id)).json<Thread>().messages[0]!.caution).toBe('known_fraud');
    expect((await read(third!, later.conversation_id)).json<Thread>().messages[0]!.caution).toBeNull();
  });

  test('that is released does not reach who has blocked its sender meanwhile', async () => {
    const { conversation_id: id } = await spread(offer);
    await app.inject({ method: 'PUT', url: `/api/me/blocks/${sender.id}`, headers: unreached.headers });
    const { id: heldId } = (await heldTexts()).find(({ author }) => author.id === sender.id)!;
    await decide(moderator, heldId, { state: 'released' });
    expect((await read(unreached, id)).statusCode).toBe(404);
    expect((await read(sender, id)).json<Thread>().messages[0]!.delivery).toBe('refused');
  });

  test('is not held when it is a short question, or an answer', async () => {
    expect((await spread('Dobrý den, je nabídka ještě aktuální?')).message.delivery).toBe('delivered');
    const details =
      'Peníze prosím na účet 2600123456/2010, láhev odešlu Zásilkovnou hned druhý den po připsání platby.';
    for (const person of [...reached, unreached]) {
      await write(person, sender, 'Dobrý den, mám zájem, kam mám poslat peníze?');
      expect((await write(sender, person, details)).message.delivery).toBe('delivered');
    }
  });

  test('is not decided by its author', async () => {
    await testing.context.db
      .updateTable('account')
      .set({ scopes: ['users'] })
      .where('id', '=', sender.id)
      .execute();
    await spread(offer);
    const ofSender = ({ author }: HeldText) => author.id === sender.id;
    const { id, may_decide: mayDecide } = (await heldTexts()).find(ofSender)!;
    expect(mayDecide).toBe(true);
    const { texts } = await get<{ texts: HeldText[] }>(sender, '/api/admin/held-texts');
    expect(texts.find(ofSender)).toMatchObject({ may_decide: false });
    for (const state of ['released', 'refused']) expect((await decide(sender, id, { state })).statusCode).toBe(403);
    expect((await heldTexts()).find(ofSender)).toMatchObject({ state: 'waiting' });
  });

  test('is decided by administrators of users alone', async () => {
    await spread(offer);
    const { id } = (await heldTexts()).find(({ author }) => author.id === sender.id)!;
    const clerk = await buildAdministrator(testing.context.db, ['orders', 'adverts']);
    const guest = { id: 0, headers: {} };
    const statuses = await Promise.all(
      [guest, sender, clerk].map(async (person) => [
        (await app.inject({ url: '/api/admin/held-texts', headers: person.headers })).statusCode,
        (await decide(person, id, { state: 'released' })).statusCode,
      ]),
    );
    expect(statuses).toEqual([
      [401, 401],
      [403, 403],
      [403, 403],
    ]);
    expect((await decide(moderator, 999_999, { state: 'released' })).statusCode).toBe(404);
  });
});

test('R-5.10 the reader of a message is warned of payments, frauds and links; its sender is not', async () => {
  const text = 'Kurýr přiveze peníze, zadejte číslo karty na https://dpd-platba.top/x a hotovo.';
  const { conversation_id: id } = await write(sender, unreached, text);
  expect((await read(unreached, id)).json<Thread>().messages[0]).toMatchObject({
    caution: 'suspicious',
    links: [{ at: 45, length: 24, url: 'https://dpd-platba.top/x', host: 'dpd-platba.top', is_foreign: true }],
  });
  expect((await read(sender, id)).json<Thread>().messages[0]).toMatchObject({ caution: null, links: [] });
});

test('R-5.10 the list of conversations warns instead of showing such a text, though its sign comes late', async () => {
  const { conversation_id: id } = await write(
    sender,
    unreached,
    `${'Dobrý den. '.repeat(30)}Číslo karty zadejte na https://dpd-platba.top/x a hotovo.`,
  );
  const lastOf = async (person: Person) => (await listOf(person)).find((each) => each.id === id)!.last_message;
  expect(await lastOf(unreached)).toMatchObject({ text: '', caution: 'suspicious' });
  expect(await lastOf(sender)).toMatchObject({ text: expect.stringMatching(/^Dobrý den/), caution: null });
});
