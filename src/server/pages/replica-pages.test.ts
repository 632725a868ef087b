import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loginCookie } from '#shared/accounts/limits.ts';
import { readConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { startReplicatedServer, type ReplicatedServer } from '#tests/support/replicated-server.ts';
import { installPages } from './pages.ts';

let servers: ReplicatedServer;
let folder: string;
let context: Context;
let app: Awaited<ReturnType<typeof createServer>>;
let replica: pg.Client;
let rum: number;
let page: string;
let list: string;
let login: string;
const closing: (() => Promise<unknown>)[] = [];
const noticed = { timeout: 30_000 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karafa-replicas-'));
  await mkdir(join(folder, '.vite'));
  const built = { 'src/web/shell/browser.tsx': { file: 'assets/browser.js' } };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(built));
  servers = await startReplicatedServer();
  context = openContext([servers.replica.url]);
  closing.push(() => context.close());
  await migrate(context, resolve('migrations'));
  const { db } = context;
  const category = await buildCategory(db, { name: 'Rumy' });
  rum = await buildListing(db, { kind: 'product', name: 'Rum starý', category });
  list = `/${category}/category-${category}-cs`;
  page = `/${rum}/category-${category}-cs/listing-${rum}-cs`;
  const { authorization } = await logIn(db, await buildAccount(db));
  login = `${loginCookie}=${authorization.slice('Bearer '.length)}`;
  app = await serve(context);
  replica = new pg.Client({ connectionString: servers.replica.url });
  await replica.connect();
}, 180_000);

afterEach(async () => void (await replica.query('select pg_wal_replay_resume()').catch(() => undefined)));
afterAll(async () => {
  await replica.end().catch(() => undefined);
  for (const close of closing.reverse()) await close();
  servers.remove();
  await rm(folder, { recursive: true, force: true });
});

/** @param directUrl the server itself: then the other addresses count as a pooler's */
function openContext(replicaUrls: string[], directUrl?: string): Context {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '4', DATA_DIR: folder });
  return createContext(config, { databaseUrl: servers.primary.url, directUrl, replicaUrls, role: 'test' });
}

async function serve(own: Context) {
  const server = await createServer(own);
  await installPages(server, own, folder);
  closing.push(() => server.close());
  return server;
}

const stateOf = ({ replicas }: Context) => replicas!.states()[0]!.whyLeftOut ?? 'used';
const isUsed = () => expect.poll(() => stateOf(context), noticed).toBe('used');

/** The name of the rum as the answer shows it. */
async function nameIn(url: string, headers: Record<string, string> = {}) {
  const { statusCode, payload } = await app.inject({ url, headers });
  expect([url, statusCode]).toEqual([url, 200]);
  // In the state of a call or of the listing's page, in the card of a list.
  return /(?:"name":"|<h3><a [^>]*>)(Rum [^"<]*)/.exec(payload)?.[1];
}

/** @param isAnnounced whether caches hear of it */
async function rename(name: string, isAnnounced = true): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    if (!isAnnounced) await sql`set local session_replication_role = replica`.execute(tx);
    await tx
      .updateTable('listing_text')
      .set({ name: `Rum ${name}` })
      .where('listing_id', '=', rum)
      .execute();
  });
}

/** Resolves once everything written up to now is replayed. */
async function replayed(): Promise<void> {
  const { rows } = await context.pool.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
  const isThere = async () =>
    (await replica.query<{ is: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as is', [rows[0]!.at]))
      .rows[0]!.is;
  await expect.poll(isThere, noticed).toBe(true);
}

/** Resolves once the caches of this process have heard of a change. */
const heard = (change: () => Promise<void>) =>
  new Promise<void>((resolve, reject) => {
    const listen = (tags: readonly string[]) => tags.includes(`listing:${rum}`) && resolve();
    context.changes.listen(listen);
    change().catch(reject);
  });

const pause = () => replica.query('select pg_wal_replay_pause()');

describe('while a replica follows', () => {
  test('anonymous visitors read from it, with a login or after a write one reads from the primary', async () => {
    await isUsed();
    await rename('starý', false);
    await replayed();
    await pause();
    await rename('nový', false);
    const call = `/api/catalog/listings/${rum}?lang=cs`;
    expect(await nameIn(call)).toBe('Rum starý');
    expect(await nameIn(page)).toBe('Rum starý');
    expect(await nameIn(call, { cookie: login })).toBe('Rum nový');
    expect(await nameIn(call, { cookie: 'wrote=1' })).toBe('Rum nový');
    expect(await nameIn(call, { authorization: 'Bearer unknown' })).toBe('Rum nový');
    // Pages that the cache does not hold yet.
    expect(await nameIn(list, { cookie: login })).toBe('Rum nový');
    expect(await nameIn('/produkty/novinky', { cookie: 'wrote=1' })).toBe('Rum nový');
  });

  test('who has written gets a cookie that outlives the lag of a replica that is used', async () => {
    const write = (email: string) =>
      app.inject({ method: 'POST', url: '/api/auth/reset', payload: { email, lang: 'cs' } });
    expect((await write('nobody')).headers['set-cookie']).toBeUndefined();
    const written = await write('nobody@karafa.example');
    expect([written.statusCode, written.headers['set-cookie']]).toEqual([
      200,
      'wrote=1; Max-Age=20; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const read = await app.inject(`/api/catalog/listings/${rum}?lang=cs`);
    expect(read.headers['set-cookie']).toBeUndefined();
  });

  test('a page is never kept as it was before an announced change, however late the replica is', async () => {
    await isUsed();
    await heard(() => rename('první'));
    await replayed();
    await isUsed();
    expect(await nameIn(page)).toBe('Rum první');
    await pause();
    await heard(() => rename('druhý'));
    expect(await nameIn(page)).toBe('Rum druhý');
    // From the cache: no cache hears of this change.
    await rename('třetí', false);
    expect(await nameIn(page)).toBe('Rum druhý');
  });

  test('what is not there yet is asked for at the primary', async () => {
    await isUsed();
    await pause();
    const listing = await buildListing(context.db, { kind: 'product', name: 'Gin', category: rum - 1 });
    const answer = await app.inject(`/api/catalog/listings/${listing}?lang=cs`);
    expect(answer.statusCode).toBe(200);
  });
});

describe('a replica is left out', () => {
  test('while it lags, and used again once it has caught up', { timeout: 60_000 }, async () => {
    await isUsed();
    await pause();
    await rename('čtvrtý', false);
    await expect.poll(() => stateOf(context), noticed).toBe('lags');
    expect(await nameIn(`/api/catalog/listings/${rum}?lang=cs`)).toBe('Rum čtvrtý');
    await replica.query('select pg_wal_replay_resume()');
    await isUsed();
  });

  test('when it is the primary, or a replica of another database', async () => {
    const elsewhere = databaseUrl(servers.replica.url, 'template1');
    const own = openContext([servers.primary.url, elsewhere]);
    closing.push(() => own.close());
    await expect
      .poll(() => own.replicas!.states().map(({ whyLeftOut }) => whyLeftOut), noticed)
      .toEqual(['no replica', 'another database']);
  });

  test('when the role may not see what it streams', { timeout: 60_000 }, async () => {
    await context.pool.query("create role plain login password 'plain'");
    await replayed();
    const url = new URL(servers.replica.url);
    [url.username, url.password] = ['plain', 'plain'];
    const own = openContext([url.href]);
    closing.push(() => own.close());
    await expect.poll(() => stateOf(own), noticed).toBe('no right');
    await context.pool.query('grant pg_read_all_stats to plain');
    await expect.poll(() => stateOf(own), noticed).toBe('used');
  });

  test('when it is behind a pooler that sets no statement timeout', { timeout: 60_000 }, async () => {
    const direct = new URL(servers.primary.url);
    direct.searchParams.set('application_name', 'direct');
    const pooled = openContext([servers.replica.url], direct.href);
    closing.push(() => pooled.close());
    await expect.poll(() => stateOf(pooled), noticed).toBe('no statement timeout');
    const url = new URL(servers.replica.url);
    url.searchParams.set('options', '-c statement_timeout=15000');
    const limited = openContext([url.href], direct.href);
    closing.push(() => limited.close());
    await expect.poll(() => stateOf(limited), noticed).toBe('used');
  });

  test('when it dies: nobody sees an error', { timeout: 60_000 }, async () => {
    await isUsed();
    const call = `/api/catalog/listings/${rum}?lang=cs`;
    await app.inject(call);
    await replica.end();
    servers.replica.kill();
    for (const url of [call, call, `/en${list.replace(/cs$/, 'en')}`])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
    await expect.poll(() => stateOf(context), noticed).toBe('unreachable');
    await servers.replica.restart();
    replica = new pg.Client({ connectionString: servers.replica.url });
    await replica.connect();
    await isUsed();
  });
});

describe('without the primary', () => {
  test(
    'public pages come from the replica, and caches drop what they kept once it is back',
    { timeout: 90_000 },
    async () => {
      await isUsed();
      await replayed();
      await isUsed();
      servers.primary.kill();
      await expect.poll(async () => (await app.inject('/readyz')).json(), noticed).toMatchObject({ primary: 'away' });
      expect(await nameIn(page)).toMatch(/^Rum/);
      expect(await nameIn(`/api/catalog/listings/${rum}?lang=cs`)).toMatch(/^Rum/);
      const refused = await app.inject({ url: '/api/cart?lang=cs', headers: { cookie: login } });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);

      const isHeard = new Promise<void>((resolve) => {
        context.changes.listen((_tags, position) => position !== undefined && resolve());
      });
      await servers.primary.restart();
      await isHeard;
      await expect
        .poll(async () => (await app.inject('/readyz')).json(), noticed)
        .toMatchObject({ primary: 'answers' });
      await isUsed();
      await heard(() => rename('pátý'));
      expect(await nameIn(page)).toBe('Rum pátý');
    },
  );
});
