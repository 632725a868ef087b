import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { installPages } from './pages.ts';

type App = Awaited<ReturnType<typeof createServer>>;

const testing = useTestContext({ LOG_LEVEL: 'silent', PORT: '4321' });
let clientDir: string;
let app: App;

/** The server with pages, as the variables configure it. */
async function serve(environment: Record<string, string> = {}, context: Context = testing.context): Promise<App> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '4321', ...environment });
  const server = await createServer({ ...context, config });
  await installPages(server, { ...context, config }, clientDir);
  return server;
}

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'karafa-client-'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(
    join(clientDir, '.vite/manifest.json'),
    JSON.stringify({ 'src/web/shell/browser.tsx': { file: 'assets/browser.js' } }),
  );
  await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await sql`
    insert into currency (id, code, rate, is_default, decimals) values (1, 'CZK', 1, true, 2), (2, 'EUR', 25, false, 2);
    insert into category (id) values (1);
    insert into category_text (category_id, locale, name, slug)
      values (1, 'cs', 'Rumy', 'rumy'), (1, 'en', 'Rums', 'rums'), (1, 'de', 'Rum', 'rum');
    insert into setting (name, locale, value) values ('maintenance', '*', '{"is_enabled": false}');
  `.execute(testing.context.db);
  app = await serve();
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true, force: true });
});

const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];

describe('an error page', () => {
  test('R-2.37 is the 404 page in its language for addresses with broken percent codes', async () => {
    for (const [url, lang] of [
      ['/%zz', 'cs-CZ'],
      ['/de/%c0%af?q=%zz', 'de-DE'],
      ['/en/100%', 'en-US'],
    ]) {
      const { statusCode, payload } = await app.inject(url!);
      expect([url, statusCode, languageOf(payload)]).toEqual([url, 404, lang]);
    }
    const call = await app.inject('/api/%zz');
    expect([call.statusCode, call.json().code]).toEqual([404, 'not_found']);
    expect((await app.inject('/hledani?q=%zz')).statusCode).toBe(200);
  });
});

describe('finished pages', () => {
  test('built files are sent as what they are called', async () => {
    expect((await app.inject('/favicon.svg')).headers['x-content-type-options']).toBe('nosniff');
  });
});
