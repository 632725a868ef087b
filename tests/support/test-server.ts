import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';

/** What tests ask. */
export interface TestServer {
  inject(request: InjectOptions | string): Promise<LightMyRequestResponse>;
}

/**
 * The portal around the context of a test file, from before its first test to after its last.
 * @param instead what of the context is another for it: a clock
 */
export function useTestServer(testing: { readonly context: Context }, instead: Partial<Context> = {}): TestServer {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = await createServer({ ...testing.context, ...instead });
    return () => server.close();
  });

  return { inject: (request) => server.inject(request) };
}
