import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { hashPassword } from '../password/passwords.ts';
import { createServer } from '#server/http/server.ts';

const testing = useTestContext();
const password = 'heslo do sklepa';

async function serve(environment: Record<string, string>) {
  const { context } = testing;
  return createServer({ ...context, config: readConfig({ LOG_LEVEL: 'silent', ...environment }) });
}

async function logIn(app: Awaited<ReturnType<typeof serve>>) {
  const { db } = testing.context;
  const id = await buildAccount(db);
  const email = `jan${id}@karafa.example`;
  await db
    .updateTable('account')
    .set({ email, password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  return [answer.headers['set-cookie']].flat().map(String);
}

describe('secret cookies', () => {
  test('have names with __Host- behind https, and only these log in', async () => {
    const app = await serve({ PUBLIC_URL: 'https://karafa.example' });
    const cookies = await logIn(app);
    const login = cookies.find((cookie) => cookie.startsWith('__Host-login='))!;
    expect(login).toMatch(/; Path=\/; HttpOnly; Secure/);
    expect(login).not.toMatch(/domain/i);
    expect(cookies.filter((cookie) => cookie.includes('login='))).toHaveLength(1);
    const token = /=([^;]+)/.exec(login)![1];
    const status = async (cookie: string) => (await app.inject({ url: '/api/me', headers: { cookie } })).statusCode;
    expect(await status(`__Host-login=${token}`)).toBe(200);
    expect(await status(`login=${token}`)).toBe(401);
    const leaving = await app.inject({
      url: '/api/auth/logout',
      headers: { cookie: `__Host-login=${token}` },
    });
    expect([leaving.headers['set-cookie']].flat().join('\n')).toMatch(/^__Host-login=; .*Max-Age=0.*Secure/m);
    await app.close();
  });

  test('have plain names without https', async () => {
    const app = await serve({});
    expect((await logIn(app)).some((cookie) => cookie.startsWith('login='))).toBe(true);
    await app.close();
  });
});
