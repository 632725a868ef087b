import { describe, expect, test } from 'vitest';
import { guests, loginOf } from './build/people.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readConfig } from '#server/config.ts';
import { ensureDemoMayLoad, ensureNoPublicDemo } from '#server/public-demo.ts';

const testing = useTestContext();
const comgate = { COMGATE_MERCHANT: '1', COMGATE_SECRET: 'secret-of-tests', PUBLIC_URL: 'https://karafa.example' };

const refusalOf = (environment: Record<string, string>) =>
  ensureNoPublicDemo(readConfig(environment), testing.context).then(
    () => undefined,
    (error: Error) => error.message,
  );

test('with demo data the server listens on this machine only, unless HOST says otherwise', () => {
  const hostOf = (environment: Record<string, string>) => readConfig(environment).http.host;
  expect(hostOf({})).toBe('127.0.0.1');
  expect(hostOf({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(hostOf({ DEMO_DATA: 'off' })).toBe('0.0.0.0');
  expect(hostOf({ DATABASE_URL: 'postgres://localhost/karafa' })).toBe('0.0.0.0');
});

describe('a portal with PUBLIC_URL', () => {
  test('refuses to start with the test gateway unless that is allowed', async () => {
    const { PUBLIC_URL } = comgate;
    expect(await refusalOf({ PUBLIC_URL })).toContain('test gateway');
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_keyOfTests123', STRIPE_WEBHOOK_SECRET: 'whsec_secretOfTests' };
    expect(await refusalOf({ PUBLIC_URL, ...stripe })).toContain('test gateway');
    expect(await refusalOf(comgate)).toBeUndefined();
    expect(await refusalOf({ PUBLIC_URL, PUBLIC_DEMO: 'on' })).toBeUndefined();
    expect(await refusalOf({})).toBeUndefined();
  });

  test('refuses accounts with the published password until it is changed', async () => {
    const { pool } = testing.context;
    const [guest] = guests;
    const { password_hash } = loginOf(
      { ...guest!, id: 1, locale: 'cs', createdAt: '2026-01-01Z' },
      { phonePrefix: '+420' },
    );
    await pool.query('insert into account (id, username, password_hash) values (1, $1, $2)', ['admin', password_hash]);
    expect(await refusalOf(comgate)).toContain('published password');
    expect(await refusalOf({ ...comgate, PUBLIC_DEMO: 'on' })).toBeUndefined();
    expect(await refusalOf({})).toBeUndefined();
    await pool.query("update account set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'");
    expect(await refusalOf(comgate)).toBeUndefined();
  });

  test('refuses to load demo data', () => {
    expect(() => ensureDemoMayLoad(readConfig({ ...comgate }))).toThrow('DEMO_DATA=off');
    expect(() => ensureDemoMayLoad(readConfig({ ...comgate, PUBLIC_DEMO: 'on' }))).not.toThrow();
    expect(() => ensureDemoMayLoad(readConfig({}))).not.toThrow();
  });
});
