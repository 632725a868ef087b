import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';

/** What tests ask. */
export interface TestServer {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** The portal around the context of a test file, from before its first test to after its last. */
export function useTestServer(testing: { readonly context: Context }): TestServer {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = await createServer(testing.context);
    return () => server.close();
  });

  return { inject: (request) => server.inject(request) };
}
