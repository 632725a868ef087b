import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { streamsPerAccount } from '#shared/messages/limits.ts';
import { measureBareCalls, measureCalls, pick, random, restart } from './calls.ts';
import { ensureBenchDatabase } from './database.ts';
import { ms, type BenchOptions, type Figure } from './figure.ts';
import { fillAdministration } from './large-administration.ts';
import { benchMessages, fillMessages, logInAll } from './large-messages.ts';
import { budgetMb, residentMegabytes } from './memory.ts';
import { startWebProcess, type Running } from './product.ts';

const callsPerKind = 300;
const listBudgetMs = 50;
/** Reads every message of a seller with 40 000 that holds a common word. */
const searchBudgetMs = 200;
const openStreams = 1000;
const arrivalBudgetMs = 2000;

interface Actors {
  /** Of the account with the most conversations. */
  readonly token: string;
  readonly conversations: readonly number[];
  /** Conversations of two people each, of whom one listens in several browsers. */
  readonly pairs: readonly Pair[];
}
interface Pair {
  readonly conversation: number;
  readonly writer: string;
  readonly listener: string;
}

interface Kind {
  readonly name: string;
  readonly budgetMs?: number;
  readonly address: (conversations: readonly number[]) => string;
}

const kinds: readonly Kind[] = [
  {
    name: 'list of conversations',
    address: () => `/api/me/conversations?lang=cs&page=${1 + Math.floor(random() * 20)}`,
  },
  {
    name: 'conversations with words',
    budgetMs: searchBudgetMs,
    address: () =>
      `/api/me/conversations?lang=cs&q=${encodeURIComponent(pick(['kolku', 'předání Praze', 'bench.4711', 'Láhev 100']))}`,
  },
  { name: 'conversation', address: (conversations) => `/api/me/conversations/${pick(conversations)}?lang=cs` },
  { name: 'counter', address: () => '/api/message?counter=1' },
];

/** Conversations at two million messages, of the account with the most of them, and a thousand open streams of events. */
export async function benchConversations({ databaseServer, listings }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, listings);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const actors = await prepare(client).finally(() => client.end());
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  restart();
  try {
    return [...(await measureKinds(web, actors)), ...(await measureStreams(web, actors.pairs))];
  } finally {
    await web.stop();
  }
}

async function prepare(client: pg.Client): Promise<Actors> {
  await fillAdministration(client);
  const busy = await fillMessages(client);
  const { rows: own } = await client.query<{ id: number }>(
    'select conversation_id as id from conversation_side where account_id = $1 order by 1 limit 1000',
    [busy],
  );
  const { rows: pairs } = await client.query<{ id: number; opener: number; partner: number }>(
    `select distinct on (c.partner_id) c.id, c.opener_id as opener, c.partner_id as partner from conversation c
     join account o on o.id = c.opener_id and o.state = 'approved'
     join account p on p.id = c.partner_id and p.state = 'approved'
     where c.opener_id <> $1 and c.partner_id <> $1 order by c.partner_id limit $2`,
    [busy, openStreams / streamsPerAccount],
  );
  const [[token], writers, listeners] = [
    await logInAll(client, [busy]),
    await logInAll(
      client,
      pairs.map(({ opener }) => opener),
    ),
    await logInAll(
      client,
      pairs.map(({ partner }) => partner),
    ),
  ];
  return {
    token: token!,
    conversations: own.map(({ id }) => id),
    pairs: pairs.map(({ id }, at) => ({ conversation: id, writer: writers[at]!, listener: listeners[at]! })),
  };
}

async function measureKinds(web: Running, { token, conversations }: Actors): Promise<Figure[]> {
  const bare = await measureBareCalls(web);
  const figures: Figure[] = [];
  for (const { name, address, budgetMs = listBudgetMs } of kinds) {
    const addresses = Array.from({ length: callsPerKind }, () => address(conversations));
    const called = `${name} (${benchMessages} messages)`;
    figures.push(await measureCalls(web, { name: called, addresses, token, bare, budgetMs }));
  }
  return figures;
}

async function measureStreams(web: Running, pairs: readonly Pair[]): Promise<Figure[]> {
  const streams = await Promise.all(
    pairs.flatMap(({ listener }, pair) =>
      Array.from({ length: streamsPerAccount }, async () => ({ pair, answer: await openStream(web, listener) })),
    ),
  );
  const begun: number[] = [];
  const arrivals = streams.map(
    ({ pair, answer }) =>
      new Promise<number>((resolve, reject) => {
        answer.on('data', (chunk: Buffer) => {
          if (begun[pair] !== undefined && chunk.includes('event: inbox')) resolve(performance.now() - begun[pair]);
        });
        answer.once('error', reject);
      }),
  );
  await Promise.all(
    pairs.map(async ({ conversation, writer }, pair) => {
      begun[pair] = performance.now();
      const sent = await fetch(`${web.origin}/api/me/conversations/${conversation}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${writer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: `Zpráva ${pair}`, client_key: randomUUID() }),
      });
      if (!sent.ok) throw new Error(`A message was answered ${sent.status}: ${await sent.text()}`);
    }),
  );
  const slowest = Math.max(...(await Promise.all(arrivals)));
  const memory = await residentMegabytes(web);
  for (const { answer } of streams) answer.destroy();
  const baseline = `${streams.length} streams, ${pairs.length} messages at once`;
  return [
    {
      name: 'a message reaches every stream, slowest',
      value: ms(slowest),
      baseline,
      budget: `≤ ${arrivalBudgetMs} ms`,
      isWithinBudget: slowest <= arrivalBudgetMs,
    },
    {
      name: 'memory of a web process: open streams',
      value: `${Math.round(memory)} MB`,
      baseline,
      budget: `≤ ${budgetMb} MB`,
      isWithinBudget: memory <= budgetMb,
    },
  ];
}

function openStream({ origin }: Running, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api/me/events`, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) =>
      answer.statusCode === 200 ? resolve(answer) : reject(new Error(`A stream was answered ${answer.statusCode}`)),
    ).once('error', reject);
  });
}
