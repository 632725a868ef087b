import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { startMovingAddress, type MovingAddress } from '#tests/support/moving-address.ts';
import { follow, startReplicatedServer, type ReplicatedServer } from '#tests/support/replicated-server.ts';

let servers: ReplicatedServer;
let address: MovingAddress;
let context: Context;
const noticed = { timeout: 30_000 };

beforeAll(async () => {
  servers = await startReplicatedServer();
  address = await startMovingAddress(servers.primary.url);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '4' });
  const replicaUrls = [servers.primary.url, servers.replica.url];
  context = createContext(config, { databaseUrl: address.url, replicaUrls, role: 'test' });
  await sql`create table thing as select 'first' as name`.execute(context.db);
}, 180_000);

afterAll(async () => {
  await context.close();
  await address.close();
  servers.remove();
});

const states = () => context.replicas!.states().map(({ whyLeftOut }) => whyLeftOut ?? 'used');

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  );
}

/** As a use case would. Resolves once caches have heard of it. */
async function rename(name: string): Promise<void> {
  const isHeard = new Promise<void>((resolve) => {
    context.changes.listen((tags) => tags.includes(`thing:${name}`) && resolve());
  });
  await context.db.transaction().execute(async (tx) => {
    await sql`update thing set name = ${name}`.execute(tx);
    await sql`select pg_notify('changed', ${`thing:1 thing:${name}`})`.execute(tx);
  });
  await isHeard;
}

/** What a page shows and a cache would keep. */
async function shown(): Promise<string> {
  const { value } = await context.replicas!.make(async () => {
    const { rows } = await sql<{ name: string }>`select name from thing`.execute(context.db);
    return { value: rows[0]!.name, tags: ['thing:1'] };
  });
  return value;
}

/** Resolves when changes are heard again, with what the replicas were said to be at that moment. */
const heardAgain = () =>
  new Promise<string[]>((resolve) => {
    context.changes.listen((tags, position) => position !== undefined && tags.includes('all') && resolve(states()));
  });

/** Makes a server the primary, as Patroni and the load balancer do. */
async function promote(url: string): Promise<void> {
  await expect.poll(() => ask(url, 'select pg_promote()'), noticed).toEqual([{ pg_promote: true }]);
  address.lead(url);
}

test(
  'a promoted replica writes at once, and the former primary is read once it follows',
  { timeout: 90_000 },
  async () => {
    await expect.poll(states, noticed).toEqual(['no replica', 'used']);
    servers.primary.stop();
    address.lead(undefined);
    const known = heardAgain();
    await promote(servers.replica.url);
    expect(await known).not.toContain('used');
    await expect.poll(states, noticed).toEqual(['unreachable', 'no replica']);
    await rename('second');
    expect(await shown()).toBe('second');

    follow(servers.primary.home, undefined);
    await servers.primary.restart();
    await expect.poll(states, noticed).toEqual(['another timeline', 'no replica']);
    expect(await shown()).toBe('second');

    servers.primary.stop();
    follow(servers.primary.home, servers.replica.url);
    await servers.primary.restart();
    await expect.poll(states, noticed).toEqual(['used', 'no replica']);
    expect(await shown()).toBe('second');
    await rename('third');
    expect(await shown()).toBe('third');
  },
);

test(
  'what was lost with a primary is never shown, though its positions are beyond the new one',
  { timeout: 90_000 },
  async () => {
    await expect.poll(states, noticed).toEqual(['used', 'no replica']);
    await ask(servers.primary.url, `alter system set primary_conninfo = ''`);
    await ask(servers.primary.url, 'select pg_reload_conf()');
    const receives = () => ask(servers.primary.url, 'select pid from pg_stat_wal_receiver');
    await expect.poll(receives, noticed).toEqual([]);
    await rename('lost');
    await sql`create table weight as select generate_series(1, 10000) as n`.execute(context.db);
    servers.replica.kill();
    address.lead(undefined);

    const known = heardAgain();
    await promote(servers.primary.url);
    expect(await known).not.toContain('used');
    follow(servers.replica.home, undefined);
    await servers.replica.restart();
    await expect.poll(states, noticed).toEqual(['no replica', 'another timeline']);
    expect(await ask(servers.replica.url, 'select name from thing')).toEqual([{ name: 'lost' }]);
    for (let turn = 0; turn < 4; turn += 1) expect(await shown()).toBe('third');
    await rename('fourth');
    expect(await shown()).toBe('fourth');
  },
);
