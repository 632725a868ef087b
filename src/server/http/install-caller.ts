import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CodedError } from '#shared/errors.ts';
import { loginCookie } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { findCaller } from '#server/features/accounts/index.ts';

/**
 * Authenticates the caller by the Bearer token or the login cookie. Browsers also send the cookie with requests that
 * other sites cause: it is ignored there, and requests that would change something are refused.
 */
export function installCaller(app: FastifyInstance, context: Context): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('isForeign', false);
  app.addHook('onRequest', async (request) => {
    const isForeign = comesFromOtherSite(request);
    request.isForeign = isForeign;
    if (isForeign && request.method !== 'GET' && request.method !== 'HEAD') throw new CodedError('cross_site');
    const token = bearerToken(request) ?? (isForeign ? undefined : request.cookies[loginCookie]);
    if (token) request.caller = await findCaller(context, token);
  });
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Payment gateways and programs send neither header, and no cookie of ours. */
function comesFromOtherSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
