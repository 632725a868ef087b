import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { inProcessHeaders, handedOver } from './in-process.ts';
import { mountCalls } from './mount-calls.ts';

const answer = z.object({ name: z.string() });
const stored = { name: 'Karafa', password_hash: 'secret' };

/** A server with one call, whose caller is logged in. */
async function serverOf(access: 'public' | 'account') {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('locale', 'cs');
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => void (request.caller = { accountId: 1 } as never));
  const call = endpoint({ method: 'GET', path: '/thing/{kind}', summary: 'A thing', access, response: answer });
  const answers = { whole: stored, broken: { name: 7 } };
  mountCalls(
    app,
    'things',
    { call },
    {
      call: async (_input, { request }) => answers[(request.params as { kind: keyof typeof answers }).kind] as never,
    },
  );
  await app.ready();
  return app;
}

describe.each(['public', 'account'] as const)('the answer of a call with access "%s"', (access) => {
  let app: Awaited<ReturnType<typeof serverOf>>;
  beforeAll(async () => {
    app = await serverOf(access);
  });
  afterAll(() => app.close());

  test('has only what its schema has', async () => {
    expect((await app.inject('/thing/whole')).json()).toEqual({ name: 'Karafa' });
    const { raw } = await app.inject({ url: '/thing/whole', headers: inProcessHeaders });
    expect(handedOver(raw.req)).toEqual({ name: 'Karafa' });
  });

  test('is 500 where it does not match its schema', async () => {
    expect((await app.inject('/thing/broken')).statusCode).toBe(500);
    expect((await app.inject({ url: '/thing/broken', headers: inProcessHeaders })).statusCode).toBe(500);
  });
});
