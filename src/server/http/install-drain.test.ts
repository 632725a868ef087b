import { Agent } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { rawGet } from '#tests/support/http.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from './server.ts';

const testing = useTestContext({ LOG_LEVEL: 'silent' });
let app: Awaited<ReturnType<typeof createServer>>;
let origin: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Requests of the test that are being answered, each until the test lets it go. */
const held: (() => void)[] = [];

beforeAll(async () => {
  await sql`insert into setting (name, locale, value) values ('maintenance', '*', '{"is_enabled": false}')`.execute(
    testing.context.db,
  );
  app = await createServer(testing.context);
  app.get('/held', async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    // As pages do.
    return { inner: (await app.inject('/healthz')).statusCode };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

test('a process that ends says so while it still serves, and finishes what it has begun', async () => {
  expect((await rawGet(origin, '/readyz', {}, agent)).headers.connection).toBe('keep-alive');
  const begun = rawGet(origin, '/held', {}, new Agent());
  await expect.poll(() => held.length).toBe(1);

  let isDrained = false;
  let notice = () => {};
  const noticed = new Promise<void>((resolve) => (notice = resolve));
  const stopped = once(app.server, 'close');
  const drained = app.drain.run(noticed, 20_000).then(() => (isDrained = true));
  const ready = await rawGet(origin, '/readyz', {}, agent);
  expect([ready.status, ready.headers.connection]).toEqual([503, 'close']);
  const alive = await rawGet(origin, '/healthz', {}, agent);
  expect([alive.status, alive.headers.connection]).toEqual([200, 'close']);

  notice();
  await expect.poll(() => rawGet(origin, '/healthz', {}, new Agent()).catch(() => 'refused')).toBe('refused');
  expect(isDrained).toBe(false);
  held[0]!();
  expect(JSON.parse((await begun).text)).toEqual({ inner: 200 });
  await drained;
  await stopped;
});
