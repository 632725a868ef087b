import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginCookie } from '#shared/accounts/limits.ts';
import { createContext, type Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildMember, logIn } from '#tests/support/account-factories.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { installPages } from './pages.ts';

type App = Awaited<ReturnType<typeof createServer>>;

const testing = useTestContext({ LOG_LEVEL: 'silent' });
const general = 100_000;
const own = 87_500;
let clientDir: string;
let app: App;
let rum: number;
let paths: readonly string[];
let member: string;
let other: string;

/** @param context of the pages, if it differs from the API's */
async function serve(context: Context = testing.context): Promise<App> {
  const server = await createServer(testing.context);
  await installPages(server, context, clientDir);
  return server;
}

beforeAll(async () => {
  const { db } = testing.context;
  clientDir = await mkdtemp(join(tmpdir(), 'karafa-client-'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(
    join(clientDir, '.vite/manifest.json'),
    JSON.stringify({ 'src/web/shell/browser.tsx': { file: 'assets/browser.js' } }),
  );
  const category = await buildCategory(db, { name: 'Rumy' });
  rum = await buildListing(db, { kind: 'product', name: 'Diplomático', category, price: general });
  paths = ['/', `/${category}/category-${category}-cs`, `/${rum}/category-${category}-cs/listing-${rum}-cs`];
  paths = [...paths, '/hledani?q=diplomatico', '/produkty/novinky'];
  const cookieOf = async (account: number) => {
    const { authorization } = await logIn(db, account);
    return `${loginCookie}=${authorization.slice('Bearer '.length)}`;
  };
  member = await cookieOf(await buildMember(db, 12.5));
  other = await cookieOf(await buildAccount(db));
  app = await serve();
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true, force: true });
});

async function ask(server: App, path: string, cookie = '') {
  const { statusCode, headers, payload } = await server.inject({ url: path, headers: { cookie } });
  expect([path, statusCode]).toEqual([path, 200]);
  // Of the product's own page its state, otherwise its card, whose data the state leaves out.
  const own = new RegExp(`"id":${rum},.*?"price":\\{"amount":(\\d+)`).exec(payload)?.[1];
  const card = new RegExp(`<a href="/${rum}/.*?class="card-price"><b[^>]*>([^<]+)`).exec(payload)?.[1];
  return {
    price: Number(own ?? card?.replace(/\D/g, '')),
    kept: headers['cache-control'] === 'no-cache',
    etag: headers.etag,
    payload,
  };
}

describe('R-6.01 a member of a group', () => {
  test('gets pages with the lowered price, and nobody else does', async () => {
    for (const path of paths) {
      expect(await ask(app, path, member)).toMatchObject({ price: own, kept: false, etag: undefined });
      const first = await ask(app, path);
      expect(first).toMatchObject({ price: general, kept: true });
      expect(await ask(app, path, member)).toMatchObject({ price: own, kept: false });
      // Visitors without a group, or with an invalid login, get the cached page.
      for (const cookie of [other, `${loginCookie}=nonsense`, ''])
        expect(await ask(app, path, cookie)).toMatchObject({ price: general, kept: true, etag: first.etag });
    }
  });

  test('finds no discounted price in the structured data', async () => {
    const detail = paths[2]!;
    const everybody = await ask(app, detail);
    expect(everybody.payload).toContain('"@type":"Offer"');
    const { payload } = await ask(app, detail, member);
    expect(payload).not.toContain('"@type":"Offer"');
    expect(payload).toContain('"@type":"BreadcrumbList"');
  });

  test('is limited by address before the login is read, also on cached pages', async () => {
    const { config } = testing.context;
    const strict = { ...testing.context, config: { ...config, http: { ...config.http, apiRequestsPerMinute: 10 } } };
    const server = await createServer(strict);
    await installPages(server, strict, clientDir);
    const askAs = async (cookie: string) => {
      let queries = 0;
      const count = () => (queries += 1);
      testing.context.pool.on('acquire', count);
      const { statusCode } = await server.inject({ url: paths[2]!, headers: { cookie } });
      testing.context.pool.off('acquire', count);
      return { statusCode, isQueried: queries > 0 };
    };
    await askAs('');
    for (let n = 0; n < 10; n += 1) expect(await askAs(other)).toEqual({ statusCode: 200, isQueried: true });
    // The error page is made first, and then cached.
    const refusals = [await askAs(other), await askAs(other), await askAs(other)];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect(refusals.at(-1)).toEqual({ statusCode: 429, isQueried: false });
    expect(await askAs('')).toEqual({ statusCode: 200, isQueried: false });
    await server.close();
  });

  test('gets the cached page while the database is away', async () => {
    const away = createContext(testing.context.config, { databaseUrl: 'postgres://a:b@127.0.0.1:9/c', role: 'test' });
    const server = await serve({ ...testing.context, db: away.db, pool: away.pool });
    for (const path of paths) {
      await ask(server, path);
      expect(await ask(server, path, member)).toMatchObject({ price: general, kept: true });
    }
    await server.close();
    await away.close();
  });
});
