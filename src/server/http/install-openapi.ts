import { createReadStream } from 'node:fs';
import swagger, { type SwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeCall } from '#server/platform/calls/mount-calls.ts';

const path = '/api/openapi.json';
const pathOfScreen = '/api/docs';

/**
 * `/api/openapi.json` and the screen that shows it, `/api/docs`.
 * @param writtenFile the document that the build has written (`write-openapi.ts`); missing: made from the routes
 */
export async function installOpenapi(app: FastifyInstance, writtenFile?: string): Promise<void> {
  if (writtenFile === undefined) {
    await app.register(swagger, describedByRoutes);
    app.get(path, { schema: { hide: true } }, async () => app.swagger());
  } else {
    await app.register(noDocumentFromRoutes);
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.type('application/json; charset=utf-8').send(createReadStream(writtenFile)),
    );
  }
  await app.register(swaggerUi, {
    routePrefix: pathOfScreen,
    staticCSP: contentPolicy,
    theme: { title: 'Karafa API' },
    // Without the bar that loads documents of other addresses; hundreds of calls are shown a group at a time.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true },
    uiHooks: { onRequest: redirectCopies },
  });
}

/** Unlike the default it asks for nothing beyond this server and works without HTTPS. */
const contentPolicy = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'frame-ancestors': "'self'",
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'script-src-attr': "'none'",
  'style-src-attr': "'unsafe-inline'",
};

const describedByRoutes: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Karafa API', version: '1', description: 'Calls of the Karafa marketplace.' },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  },
  transform: describeCall,
  transformObject: jsonSchemaTransformObject,
};

/** Takes the place that the screen requires to be taken: the document as objects would take 10 MB of a web process. */
const noDocumentFromRoutes = plugin(async () => undefined, { name: '@fastify/swagger' });

/** The screen's own copies of the document, `/api/docs/json`, which it reads, and `/api/docs/yaml`, come from the routes. */
function redirectCopies({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if ([`${pathOfScreen}/json`, `${pathOfScreen}/yaml`].includes(routeOptions.url ?? '')) void reply.redirect(path);
  else done();
}
