import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from '#server/context.ts';
import { installHostCookies } from './host-cookies.ts';
import { installBotCheck } from './install-bot-check.ts';
import { installErrorHandler } from './errors.ts';
import { installStepCounts } from '#server/features/figures/index.ts';
import { installDrain } from './install-drain.ts';
import { installReplicas } from './install-replicas.ts';
import { installHealth } from './health.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';
import { installLocale } from '#server/platform/calls/request-locale.ts';
import { installCaller } from './install-caller.ts';
import { mountFeatures } from './features.ts';
import { installAddressLimit, limitByAddress } from './install-address-limit.ts';
import { closeInMaintenance, installMaintenanceFlag } from './maintenance.ts';
import { installMetrics } from './metrics.ts';
import { installOpenapi } from './install-openapi.ts';
import { refuseIllFormedText } from './refuse-ill-formed-text.ts';
import { installSecurityLog } from './install-security-log.ts';
import { readableUrl } from './readable-url.ts';
import { trustedProxies } from './trusted-proxies.ts';

const bodyLimit = 1_048_576;
/** Longer than any request line that Node accepts: each route validates its own parameters. */
const longestPath = 65_536;

/**
 * The server without pages: the API, its documentation, pictures, health. Pages are added by `pages/`.
 * @param openapiFile the document that the build has written (`write-openapi.ts`); missing: made from the routes
 */
export async function createServer(context: Context, openapiFile?: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: trustedProxies(context.config.http),
    bodyLimit,
    // A picture of 10 MB over a slow phone connection takes more than a minute; headers must arrive quickly.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    // A request on an open connection is answered also while the server closes.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestPath, ignoreTrailingSlash: false },
    rewriteUrl: (request) => readableUrl(callByGet(request).url ?? '/'),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installLocale(app);
  installErrorHandler(app, context.log);
  refuseIllFormedText(app);
  const isHttps = context.config.http.publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', (request, reply, done) => {
    // A client that has disconnected has no address to count by and needs no answer.
    if (request.socket.remoteAddress === undefined) return void reply.hijack();
    // Browsers must not sniff content types.
    reply.header('x-content-type-options', 'nosniff');
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
  installDrain(app);
  installSecurityLog(app, context);
  const metrics = installMetrics(app, context.config.http.metricsToken);
  installBotCheck(app, context, metrics);
  await installAddressLimit(app, context);
  installHealth(app, context);
  installMaintenanceFlag(app, context);
  installStepCounts(app, context, isInProcess);
  installReplicas(app, context, metrics);
  await app.register(cookie);
  installHostCookies(app, context);
  await app.register(async (api) => installApi(api, context, openapiFile));
  return app;
}

async function installApi(app: FastifyInstance, context: Context, openapiFile?: string): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 0: 0, 1: 4 } },
  });
  limitByAddress(app);
  await installOpenapi(app, openapiFile);
  await app.register(async (features) => {
    installCaller(features, context);
    closeInMaintenance(features);
    mountFeatures(features, context);
  });
}

/**
 * Makes a HEAD request of a call a GET request: a second route for each call would take megabytes. Node answers it
 * without the body, whatever is sent.
 */
function callByGet<R extends { method?: string; url?: string }>(request: R): R {
  if (request.method === 'HEAD' && request.url?.startsWith('/api/')) request.method = 'GET';
  return request;
}
