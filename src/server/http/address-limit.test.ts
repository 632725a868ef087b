import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from './server.ts';

const testing = useTestContext();
const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function serve(environment: Record<string, string> = {}) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const app = await createServer({ ...testing.context, config });
  apps.push(app);
  // The maintenance flag is read once and cached.
  await app.inject({ url: '/api/me', remoteAddress: '10.9.9.9' });
  return app;
}

/** Status of a request, and whether it used a connection of the database. */
/** Well-formed, but nobody's. */
const createToken = () => randomBytes(32).toString('base64url');

async function ask(app: FastifyInstance, url: string, token?: string) {
  let queries = 0;
  const count = () => (queries += 1);
  testing.context.pool.on('acquire', count);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { statusCode } = await app.inject({ url, headers });
  testing.context.pool.off('acquire', count);
  return { statusCode, isQueried: queries > 0 };
}

describe('before any query', () => {
  test('the calls of an address are limited, whatever tokens they bring', async () => {
    const app = await serve({ API_REQUESTS_PER_MINUTE: '10' });
    for (let call = 0; call < 10; call += 1)
      expect(await ask(app, '/api/me', createToken())).toEqual({ statusCode: 401, isQueried: true });
    expect(await ask(app, '/api/me', createToken())).toEqual({ statusCode: 429, isQueried: false });
  });

  test('a call with a limit of its own is limited by address too', async () => {
    const app = await serve({ API_REQUESTS_PER_MINUTE: '10' });
    const url = `/api/orders/1/${'x'.repeat(32)}/invoice.pdf`;
    for (let call = 0; call < 10; call += 1) await ask(app, url, createToken());
    expect(await ask(app, url, createToken())).toEqual({ statusCode: 429, isQueried: false });
  });

  test('questions for readiness are limited', async () => {
    const app = await serve();
    for (let call = 0; call < 120; call += 1)
      expect(await ask(app, '/readyz')).toEqual({ statusCode: 200, isQueried: true });
    expect(await ask(app, '/readyz')).toEqual({ statusCode: 429, isQueried: false });
    expect(await ask(app, '/healthz')).toEqual({ statusCode: 200, isQueried: false });
  });

  test.each(['nonsense', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`])(
    'the malformed token %s is rejected',
    async (token) => {
      expect(await ask(await serve(), '/api/me', token)).toEqual({ statusCode: 401, isQueried: false });
    },
  );

  test('an unknown token is rejected for a while after the first query', async () => {
    const app = await serve();
    const token = createToken();
    expect(await ask(app, '/api/me', token)).toEqual({ statusCode: 401, isQueried: true });
    expect(await ask(app, '/api/me', token)).toEqual({ statusCode: 401, isQueried: false });
    const { db } = testing.context;
    const { authorization } = await logIn(db, await buildAccount(db));
    expect((await ask(app, '/api/me', authorization.slice('Bearer '.length))).statusCode).toBe(200);
  });
});
