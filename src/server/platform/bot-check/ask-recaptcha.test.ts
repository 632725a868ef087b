import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recaptchaKeys, startRecaptchaServer, type RecaptchaServer } from '#tests/support/recaptcha-server.ts';
import { askRecaptcha, type RecaptchaOptions } from './ask-recaptcha.ts';

let server: RecaptchaServer;
beforeAll(async () => {
  server = await startRecaptchaServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.instead = undefined;
});

const ask = (token: string, options: Partial<RecaptchaOptions> = {}) =>
  askRecaptcha(
    {
      url: server.url,
      secret: recaptchaKeys.secret,
      minScore: 0.5,
      hostname: 'www.karafa.example',
      timeLimitMs: 10_000,
      ...options,
    },
    { token, action: 'login', address: '192.0.2.7' },
  );
const token = (fields: { action?: string; score?: number; hostname?: string } = {}) =>
  server.issue({ action: 'login', hostname: 'karafa.example', ...fields });

describe('reCAPTCHA', () => {
  test('R-7.05 accepts a sufficient score, and receives secret, token and address', async () => {
    const good = token({ score: 0.5 });
    expect(await ask(good)).toEqual({ score: 0.5 });
    expect(server.verified.at(-1)).toEqual({
      secret: recaptchaKeys.secret,
      response: good,
      remoteip: '192.0.2.7',
    });
  });

  test('R-7.05 rejects a low score, another action and another site', async () => {
    expect(await ask(token({ score: 0.4 }))).toEqual({ error: 'score', score: 0.4 });
    expect(await ask(token({ score: 0.4 }), { minScore: 0.3 })).toEqual({ score: 0.4 });
    expect(await ask(token({ action: 'newsletter' }))).toMatchObject({ error: 'action newsletter' });
    expect(await ask(token({ hostname: 'evil.example' }))).toMatchObject({ error: 'hostname evil.example' });
    expect(await ask(token({ hostname: 'evil.example' }), { hostname: undefined })).toEqual({ score: 0.9 });
  });

  test('R-7.05 accepts a token once, and never an invented or missing one', async () => {
    const once = token();
    expect(await ask(once)).toEqual({ score: 0.9 });
    expect(await ask(once)).toEqual({ error: 'timeout-or-duplicate' });
    expect(await ask('invented')).toEqual({ error: 'invalid-input-response' });
    expect(await ask('')).toEqual({ error: 'missing-input-response' });
    server.instead = { body: { success: false } };
    expect(await ask('any')).toEqual({ error: 'refused' });
  });

  test.each([
    ['no JSON', { body: '<html>' }],
    ['another JSON', { body: { error: 'quota' } }],
    ['an error', { status: 503, body: {} }],
    ['no score, as version 2 does', { body: { success: true, hostname: 'karafa.example' } }],
  ])('R-7.05 %s is not a usable answer', async (_name, instead) => {
    server.instead = instead;
    await expect(ask(token())).rejects.toThrow();
  });

  test('R-7.05 an error about our keys, a timeout and a refused connection are failures', async () => {
    await expect(ask(token(), { secret: 'mistyped' })).rejects.toThrow('invalid-input-secret');
    await expect(ask(token(), { url: 'http://127.0.0.1:9/recaptcha/api' })).rejects.toThrow();
    server.instead = 'hold';
    await expect(ask(token(), { timeLimitMs: 50 })).rejects.toThrow(/timeout/);
  });
});
