import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#shared/errors.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { isPersonalRoute, localeOfPath, matchPath, routePath } from '#shared/i18n/paths.ts';
import { errorAnswer, errorCodeOf, retryAfterSeconds } from '#server/http/errors.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { isRobot } from '#server/platform/robots/is-robot.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Redirect } from '#web/page/screen.ts';
import { localeCookie } from '#web/shell/consent/cookies.ts';
import { findMember, findMemberToken } from './find-member.ts';
import { currencyOf, getPage, makeErrorPage } from './make-page.ts';
import { normalizePath, safeRedirect } from './normalize-path.ts';
import { sendPage } from './page-answer.ts';
import type { PageParts } from './page-parts.ts';
import { keyOf, readWantedPage, splitUrl, withUnreadQuery, type WantedPage } from './wanted-page.ts';

const longestUrl = 4096;

/** Counts a request against a rate limit of its address. */
type CountRequest = (
  request: FastifyRequest,
) => Promise<{ isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number }>;

export interface PageLimits {
  /** For requests that the cache cannot answer. */
  readonly countMiss: CountRequest;
  /** For cached pages that need a query because of a login. */
  readonly countMember: CountRequest;
}

/** Answers every path that is neither a file nor a call of the API. */
export async function answerPage(
  parts: PageParts,
  limits: PageLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.url.startsWith('/api/') || isInProcess(request.headers)) {
    return reply.code(404).header('cache-control', 'no-store').send(errorAnswer('not_found', request));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(parts, request, reply);
  const home = preferredHome(request);
  if (home) return reply.redirect(home, 302);

  const { context, cache, headersOf, originOf } = parts;
  const wanted = readWantedPage(request.url, { origin: originOf(request), currencyId: currencyOf(parts, request) });
  const { route, params } = matchPath(wanted.path);
  if (route === 'listing' && request.method === 'GET' && !isRobot(request.headers['user-agent']))
    parts.app.stepCounts.addOpening(Number(params.id));
  const isPersonal = route !== undefined && isPersonalRoute(route);
  const token = findMemberToken(request, route);
  if (token !== undefined && (await refuseBeyond(parts, limits.countMember, request, reply))) return reply;
  const member = token === undefined ? undefined : await findMember(context, request, token);
  const isCached = context.config.pages.isCacheOn && !isPersonal && !member;
  const finished = isCached ? cache.get(keyOf(wanted)) : undefined;
  if (finished) return sendPage(request, reply, finished, headersOf(route));

  if (await refuseMiss(parts, limits.countMiss, request, reply)) return reply;
  return answerMiss(parts, request, reply, wanted, member);
}

/** Pages are read only. */
function refuseMethod(parts: PageParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { route } = matchPath(splitUrl(request.url).path);
  if (!route) return sendCachedError(parts, request, reply, 404);
  return sendCachedError(parts, request, reply.header('allow', 'GET, HEAD'), 405);
}

/** @returns whether the request is answered, so that no page is made */
async function refuseMiss(
  parts: PageParts,
  countMiss: CountRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (request.url.length > longestUrl) {
    await sendCachedError(parts, request, reply, 404);
    return true;
  }
  const normalized = normalizePath(request.url);
  if (normalized !== undefined) {
    await reply.redirect(normalized, 301);
    return true;
  }
  return refuseBeyond(parts, countMiss, request, reply);
}

/** @returns whether the address is beyond the limit; the request is answered then. Not the reply: awaited it is undefined */
async function refuseBeyond(
  parts: PageParts,
  count: CountRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const limit = await count(request);
  if (limit.isAllowed || !limit.isExceeded) return false;
  await sendCachedError(parts, request, reply.header('retry-after', limit.ttlInSeconds), 429);
  return true;
}

async function answerMiss(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: WantedPage,
  member: Caller | undefined,
): Promise<FastifyReply> {
  try {
    const page = await getPage(parts, request, wanted, member);
    if (page.status === 503) void reply.header('retry-after', await parts.app.maintenance.retryAfter());
    return sendPage(request, reply, page, parts.headersOf(matchPath(wanted.path).route));
  } catch (error) {
    return answerFailure(parts, request, reply, wanted, error);
  }
}

async function answerFailure(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: WantedPage,
  error: unknown,
): Promise<FastifyReply> {
  if (error instanceof Redirect)
    return reply.redirect(safeRedirect(withUnreadQuery(error.to, request.url)), error.status);
  const code = errorCodeOf(error);
  if (code === 'maintenance') {
    const path = routePath('maintenance', wanted.locale);
    return reply.header('retry-after', await parts.app.maintenance.retryAfter()).redirect(path, 302);
  }
  const status = error instanceof ApiError ? error.status : errorStatus[code];
  if (status === 500) {
    const { route } = matchPath(wanted.path);
    parts.context.log.error('A page failed', { request_id: request.id, route, error });
  }
  if (status === 503) void reply.header('retry-after', retryAfterSeconds.unavailable);
  const { message } = error instanceof ApiError ? error.answer : errorAnswer(code, request);
  return sendPage(request, reply, await makeErrorPage(parts, wanted, { status, message }), parts.headersOf(undefined));
}

/** An error page that is cached for each language: a flood of bad requests must not cost a rendering each. */
async function sendCachedError(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 405 | 429,
): Promise<FastifyReply> {
  const { cache, shells, headersOf } = parts;
  const origin = parts.originOf(request);
  const locale = localeOfPath(splitUrl(request.url).path);
  const message = status === 429 ? errorAnswer('too_many_requests', request).message : undefined;
  const page = await cache.getOrMake(`${status} ${origin} ${locale}`, async () => ({
    value: await makeErrorPage(parts, { origin, locale, path: routePath('home', locale) }, { status, message }),
    tags: shells.find(locale)?.tags,
  }));
  return sendPage(request, reply, page, headersOf(undefined));
}

/** The home page in the language that the visitor chose before, unless it is the requested one. */
function preferredHome({ url, cookies }: FastifyRequest): string | undefined {
  const preferred = splitUrl(url).path === '/' ? cookies[localeCookie] : undefined;
  if (!isLocale(preferred) || preferred === defaultLocale) return undefined;
  return withUnreadQuery(routePath('home', preferred), url);
}
