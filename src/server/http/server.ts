import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { CodedError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { errorAnswer, installErrorHandler } from './errors.ts';
import { installHealth } from './health.ts';
import { installLocale } from '#server/platform/calls/request-locale.ts';
import { installMetrics } from './metrics.ts';
import { installCaller } from './install-caller.ts';
import { mountFeatures } from './features.ts';

const bodyLimit = 1_048_576;
const longestPath = 2048;

/** The server without pages: the API, its documentation, pictures, health. Pages are added by `pages/`. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: context.config.http.trustProxy,
    bodyLimit,
    // A picture of 10 MB over a phone's slow line takes more than a minute; headers have to be quick.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestPath, ignoreTrailingSlash: false },
    // Addresses with broken percent codes come here before any route is found.
    frameworkErrors: (error, request, reply) => {
      request.locale ??= 'cs';
      void (reply as FastifyReply)
        .code(404)
        .header('cache-control', 'no-store')
        .send(errorAnswer('page_not_found', request, error));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installLocale(app);
  installErrorHandler(app, context.log);
  installMetrics(app);
  installHealth(app, context);
  await app.register(cookie);
  await app.register(installApi, context);
  return app;
}

async function installApi(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 0: 0, 1: 4 } },
  });
  await app.register(rateLimit, {
    max: context.config.http.apiRequestsPerMinute,
    timeWindow: 60_000,
    // Pages read the API within the process; they are limited by themselves.
    allowList: (request) => isInProcess(request.headers),
    errorResponseBuilder: () => new CodedError('too_many_requests'),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Karafa API', version: '1', description: 'Calls of the Karafa marketplace.' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(async (features) => {
    installCaller(features, context);
    mountFeatures(features, context);
  });
}

/** A secret of this process marks its own calls. */
const inProcessToken = randomUUID();
export const inProcessHeaders = { 'x-karafa-in-process': inProcessToken } as const;

export function isInProcess(headers: Record<string, unknown>): boolean {
  return headers['x-karafa-in-process'] === inProcessToken;
}
