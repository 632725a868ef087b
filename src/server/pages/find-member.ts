import type { FastifyRequest } from 'fastify';
import { loginCookie } from '#shared/accounts/limits.ts';
import type { RouteId } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { findCaller } from '#server/features/accounts/index.ts';
import { discountOf, type Caller } from '#server/platform/calls/caller.ts';
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts';

/** Pages that show prices of goods. */
const pricedRoutes: ReadonlySet<RouteId> = new Set([
  'home',
  'category',
  'listing',
  'search',
  'products-new',
  'products-sale',
]);

/** The token of a login that may change the prices of a page. Visitors who are not logged in cost no query. */
export function findMemberToken(request: FastifyRequest, route: RouteId | undefined): string | undefined {
  return route && pricedRoutes.has(route) ? request.cookies[loginCookie] || undefined : undefined;
}

/**
 * The member of a group with a discount, who sees other prices on a page. Undefined while the database is away, so
 * that cached pages are still served.
 */
export async function findMember(
  context: Context,
  request: FastifyRequest,
  token: string,
): Promise<Caller | undefined> {
  try {
    const caller = await findCaller(context, token);
    return discountOf(caller) > 0 ? caller : undefined;
  } catch (error) {
    if (!isDatabaseUnavailable(error))
      context.log.error('A login could not be read', { request_id: request.id, error });
    return undefined;
  }
}
