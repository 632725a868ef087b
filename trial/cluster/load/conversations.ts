import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { createClient } from './client.ts';
import type { Ledger } from './ledger.ts';
import { mark, type Person } from './people.ts';
import { origin } from '../places.ts';
import { pause } from '../waiting.ts';

/** An account may send 120 messages in an hour. */
const thinkMs = 4000;
/** What the stream tells browsers to wait. */
const reconnectMs = 2000;

/** People who write to each other in turn, while both hold a stream of what is new. */
export function startConversations(
  ledger: Ledger,
  people: readonly Person[],
  isOver: () => boolean,
): { done: Promise<unknown> } {
  const pairs = people.flatMap((person, at) => (at % 2 === 1 ? [[people[at - 1]!, person] as const] : []));
  for (const person of people) void listen(person, ledger, isOver);
  return { done: Promise.all(pairs.map(converse)) };

  async function converse([one, other]: readonly [Person, Person], pair: number): Promise<void> {
    const client = createClient('writer', `10.7.0.${pair + 1}`, ledger);
    let conversation: number | undefined;
    for (let n = 0; !isOver(); n += 1) {
      const [from, to] = n % 2 === 0 ? [one, other] : [other, one];
      const note = { key: randomUUID(), text: `${mark} ${pair}-${n}`, isSent: false };
      ledger.messages.push(note);
      const content = { text: note.text, client_key: note.key };
      const { status, text } = await (conversation === undefined
        ? client.insist('POST', '/api/me/conversations', {
            token: from.token,
            body: { kind: 'user', target_id: to.id, ...content },
          })
        : client.insist('POST', `/api/me/conversations/${conversation}/messages`, {
            token: from.token,
            body: content,
          }));
      if (status !== 200) throw new Error(`A message was answered with ${status}: ${text}`);
      note.isSent = true;
      conversation = (JSON.parse(text) as { conversation_id: number }).conversation_id;
      await pause(thinkMs / 2);
    }
  }
}

/** Reconnects like a browser. A stream may end at any time; to be refused a new one is a failure. */
async function listen({ token }: Person, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const begunAt = Date.now();
    const reason = await new Promise<string | undefined>((resolve) => {
      const request = get(
        `${origin}/api/me/events`,
        { agent: false, headers: { authorization: `Bearer ${token}` } },
        (answer) => {
          answer.on('data', (chunk: Buffer) => (ledger.events += chunk.includes('event: inbox') ? 1 : 0));
          answer.once('error', () => resolve(undefined));
          answer.once('close', () => resolve(answer.statusCode === 200 ? undefined : String(answer.statusCode)));
          const timer = setInterval(() => isOver() && request.destroy(), 500).unref();
          answer.once('close', () => clearInterval(timer));
        },
      );
      request.once('error', (error) => resolve(error.message));
    });
    if (reason !== undefined && !isOver())
      ledger.failures.push({ who: 'listener', what: 'GET /api/me/events', begunAt, endedAt: Date.now(), reason });
    await pause(reconnectMs);
  }
}
