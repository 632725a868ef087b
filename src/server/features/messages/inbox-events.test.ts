import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streamsPerAccount } from '#shared/messages/limits.ts';
import { createServer } from '#server/http/server.ts';
import { openChangeFeed } from '#server/platform/db/change-feed.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
type Headers = Record<string, string>;

/** Two servers on one database, as two web processes are. */
let servers: FastifyInstance[];
let feeds: ReturnType<typeof openChangeFeed>[];
let requests: ClientRequest[];

beforeEach(async () => {
  requests = [];
  const { context } = testing;
  feeds = [1, 2].map(() => openChangeFeed(context.pool.options.connectionString!, context.log));
  // Each tells of everything once it listens.
  await Promise.all(feeds.map((feed) => new Promise<unknown>((resolve) => feed.listen(resolve))));
  servers = await Promise.all(feeds.map((changes) => createServer({ ...context, changes })));
  for (const server of servers) await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const request of requests) request.destroy();
  for (const server of servers) await server.close();
  for (const feed of feeds) await feed.close();
});

async function openStream(server: FastifyInstance, headers: Headers) {
  const { port } = server.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: '/api/me/events', headers, agent: false });
  requests.push(request);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const heard: string[] = [];
  response.setEncoding('utf8');
  response.on('data', (text: string) => heard.push(...[...text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name!)));
  response.on('error', () => undefined);
  return { response, heard };
}

async function buildUser() {
  const id = await buildAccount(testing.context.db);
  return { id, headers: await logIn(testing.context.db, id) };
}
const write = (headers: Headers, kind: string, target: number) =>
  servers[0]!.inject({
    method: 'POST',
    url: '/api/me/conversations',
    headers,
    payload: { kind, target_id: target, text: 'Dobrý den', client_key: randomUUID() },
  });

describe('R-5.10 events', () => {
  test('reach both sides through every process, and nobody else', async () => {
    const [one, other, third] = [await buildUser(), await buildUser(), await buildUser()];
    const streams = await Promise.all([one, other, third].map(({ headers }) => openStream(servers[1]!, headers)));
    expect((await write(one.headers, 'user', other.id)).statusCode).toBe(200);
    await expect.poll(() => streams[1]!.heard).toContain('inbox');
    await expect.poll(() => streams[0]!.heard).toContain('inbox');
    expect(streams[2]!.heard).toEqual([]);
  });

  test('tell the author in another process that the message has been read', async () => {
    const [one, other] = [await buildUser(), await buildUser()];
    const { conversation_id: id, message } = (await write(one.headers, 'user', other.id)).json<{
      conversation_id: number;
      message: { id: number };
    }>();
    const { heard } = await openStream(servers[1]!, one.headers);
    const url = `/api/me/conversations/${id}`;
    const { headers } = other;
    await servers[0]!.inject({ method: 'PUT', url: `${url}/read`, headers, payload: { up_to: message.id } });
    await expect.poll(() => heard).toContain('inbox');
    const thread = await servers[1]!.inject({ url, headers: one.headers });
    expect(thread.json()).toMatchObject({ partner_read_up_to: message.id });
  });

  test('of the shop reach administrators of orders', async () => {
    const buyer = await buildUser();
    const [clerk, other] = [
      await buildAdministrator(testing.context.db, ['orders']),
      await buildAdministrator(testing.context.db, ['users']),
    ];
    const [forClerk, forOther] = [
      await openStream(servers[1]!, clerk.headers),
      await openStream(servers[1]!, other.headers),
    ];
    await write(buyer.headers, 'listing', await buildListing(testing.context.db, { kind: 'product' }));
    await expect.poll(() => forClerk.heard).toContain('shop-inbox');
    expect(forOther.heard).not.toContain('shop-inbox');
  });

  test('need a login, and one account opens a limited number of streams', async () => {
    const { headers } = await buildUser();
    expect((await openStream(servers[0]!, {})).response.statusCode).toBe(401);
    for (let n = 0; n < streamsPerAccount; n++)
      expect((await openStream(servers[0]!, headers)).response.statusCode).toBe(200);
    expect((await openStream(servers[0]!, headers)).response.statusCode).toBe(429);
    for (const request of requests) request.destroy();
    await expect.poll(async () => (await openStream(servers[0]!, headers)).response.statusCode).toBe(200);
  });

  test('of browsers that leave before their login is read are not counted', async () => {
    const { headers } = await buildUser();
    const { server } = servers[0]!;
    const { port } = server.address() as AddressInfo;
    let arrived = 0;
    let left = 0;
    server.on('request', (request) => {
      arrived++;
      request.on('close', () => left++);
    });
    await testing.context.db.transaction().execute(async (tx) => {
      await sql`lock table login_token in access exclusive mode`.execute(tx);
      const leaving = Array.from({ length: streamsPerAccount }, () =>
        get({ port, host: '127.0.0.1', path: '/api/me/events', headers, agent: false }).on('error', () => undefined),
      );
      await expect.poll(() => arrived).toBe(streamsPerAccount);
      for (const request of leaving) request.destroy();
      await expect.poll(() => left).toBe(streamsPerAccount);
    });
    for (let n = 0; n < streamsPerAccount; n++)
      expect((await openStream(servers[0]!, headers)).response.statusCode).toBe(200);
  });

  test('end when the server closes, which waits for no browser', async () => {
    const { headers } = await buildUser();
    const { response } = await openStream(servers[0]!, headers);
    await Promise.all([once(response, 'end'), servers[0]!.close()]);
  });
});
