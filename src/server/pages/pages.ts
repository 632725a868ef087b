import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { buildHeader } from '#web/api/served-build.ts';
import type { OutsideServices } from '#web/page/page-state.ts';
import { answerPage, type PageLimits } from './answer-page.ts';
import { readAssets } from './assets.ts';
import { createPageCache } from './page-cache.ts';
import type { PageParts } from './page-parts.ts';
import { createOriginOf } from './request-origin.ts';
import { headersByRoute } from './security-headers.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createShellCache } from './shell-cache.ts';
import { installSitemap } from './sitemap.ts';
import { installWellKnown } from './well-known.ts';

/** Adds the pages to the server: built files, cached pages from the cache, and everything else rendered. */
export async function installPages(app: FastifyInstance, context: Context, clientDir: string): Promise<void> {
  const parts = createParts(app, context, clientDir);
  dropChangedPages(parts);
  nameBuild(parts);
  await serveFiles(app, clientDir);
  installSitemap(app, context);
  installWellKnown(app, context);
  const limits = createPageLimits(app, context);
  const handler = (request: FastifyRequest, reply: FastifyReply) => answerPage(parts, limits, request, reply);
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler });
  app.setNotFoundHandler(handler);
}

function createParts(app: FastifyInstance, context: Context, clientDir: string): PageParts {
  const { http, botCheck } = context.config;
  const services = outsideServices(context.config);
  return {
    app,
    context,
    services,
    cache: createPageCache(),
    shells: createShellCache(app),
    answers: createSharedAnswers(),
    headersOf: headersByRoute({
      isHttps: http.publicUrl?.startsWith('https:') ?? false,
      tagManager: services.tagManagerId !== undefined,
      botCheckUrl: botCheck?.url,
    }),
    assetsOf: readAssets(clientDir),
    originOf: createOriginOf(http),
  };
}

/** Settings of external services that browsers need. */
function outsideServices({ tagManager, botCheck }: Context['config']): OutsideServices {
  const scriptUrl = botCheck && `${botCheck.url}.js?render=${botCheck.siteKey}`;
  return {
    tagManagerId: tagManager.id,
    ...(botCheck && scriptUrl && { botCheck: { siteKey: botCheck.siteKey, scriptUrl } }),
  };
}

/** Drops the cached pages, shells and answers that show what a commit has changed. */
function dropChangedPages({ context, cache, shells, answers }: PageParts): void {
  context.changes.listen((tags) => {
    for (const each of [cache, shells, answers]) {
      if (tags.includes('all')) each.clear();
      else each.drop(tags);
    }
  });
}

/** The limits of http/install-address-limit.ts. Members are counted together with their calls of the API. */
function createPageLimits(app: FastifyInstance, { config }: Context): PageLimits {
  return {
    countMiss: app.createRateLimit({ max: config.http.pageMissesPerMinute, timeWindow: 60_000 }),
    countMember: app.createRateLimit(),
  };
}

/** Pages in browsers may be of another build: its answers tell them (`web/api/served-build.ts`). */
function nameBuild({ app, assetsOf }: PageParts): void {
  const { build } = assetsOf('error', defaultLocale);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(buildHeader, build);
  });
}

async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const assets = join(clientDir, 'assets');
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', 'assets/**'],
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(assets);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  // Looked up with each request, because an update adds the files of the next build while this one serves.
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name(^\\w[\\w.-]*$)',
    schema: { hide: true },
    handler: (request, reply) => reply.sendFile(request.params.name, assets),
  });
}
