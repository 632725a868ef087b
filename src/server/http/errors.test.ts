import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CodedError, FieldError } from '#shared/errors.ts';
import { installLocale } from '#server/platform/calls/request-locale.ts';
import { createLog } from '#server/platform/log/log.ts';
import { installErrorHandler, retryAfterSeconds } from './errors.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  installLocale(app);
  installErrorHandler(app, createLog('error'));
  app.get('/api/fields', async () => {
    throw new FieldError({ company_id: ['company_id_invalid'], 'invoice.company_id': ['company_id_invalid'] });
  });
  app.get('/api/limited', async (request, reply) => {
    if (request.headers.cookie) reply.header('retry-after', 42);
    throw new CodedError('too_many_requests');
  });
});

afterAll(() => app.close());

test("R-8.02 field errors of a use case are answered by field, in the caller's language", async () => {
  const answer = await app.inject('/api/fields?lang=de');
  const text = 'Diese Identifikationsnummer (IČO) ist nicht gültig. Bitte prüfen Sie die Ziffern.';
  expect(answer.json()).toEqual({
    statusCode: 422,
    code: 'invalid_input',
    message: expect.any(String),
    errors: { company_id: [text], 'invoice.company_id': [text] },
  });
});

test('a rate limit answers its own Retry-After, other errors a short one', async () => {
  expect((await app.inject('/api/limited')).headers['retry-after']).toBe(String(retryAfterSeconds.unavailable));
  const limited = await app.inject({ url: '/api/limited', headers: { cookie: 'a=b' } });
  expect(limited.headers['retry-after']).toBe('42');
});
