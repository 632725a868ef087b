import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from './server.ts';

type App = Awaited<ReturnType<typeof createServer>>;

const testing = useTestContext();
const apps: App[] = [];
const currencies = '/api/lists/currencies';

async function serve(environment: Record<string, string> = {}): Promise<App> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const app = await createServer({ ...testing.context, config });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  await sql`
    insert into currency (id, code, rate, is_default, decimals) values (1, 'CZK', 1, true, 2);
    insert into setting (name, locale, value) values ('maintenance', '*', '{"is_enabled": false}');
  `.execute(testing.context.db);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

test('a 429 says how long to wait, and the answers of calls are not guessed at', async () => {
  const app = await serve({ API_REQUESTS_PER_MINUTE: '10' });
  for (let call = 0; call < 10; call += 1) {
    const { statusCode, headers } = await app.inject(currencies);
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  }
  const { statusCode, headers } = await app.inject(currencies);
  expect([statusCode, headers['x-content-type-options']]).toEqual([429, 'nosniff']);
  expect(headers['retry-after']).toBe(headers['x-ratelimit-reset']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(5);
});
