import type { FastifyRequest } from 'fastify';
import { loginCookie } from '#shared/accounts/limits.ts';
import type { RouteId } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { findCaller } from '#server/features/accounts/index.ts';
import { discountOf, type Caller } from '#server/platform/calls/caller.ts';
import { isDatabaseUnavailable } from '#server/platform/db/db.ts';

/** Pages on which goods stand with their prices. */
const pricedRoutes: ReadonlySet<RouteId> = new Set([
  'home',
  'category',
  'listing',
  'search',
  'products-new',
  'products-sale',
]);

/**
 * Who sees prices of their own on a page: a member of a group with a discount. Nobody while that can't be found out, so
 * that what is kept goes on serving without the database. Who is not logged in costs no query.
 */
export async function findMember(
  context: Context,
  request: FastifyRequest,
  route: RouteId | undefined,
): Promise<Caller | undefined> {
  const token = request.cookies[loginCookie];
  if (!token || !route || !pricedRoutes.has(route)) return undefined;
  try {
    const caller = await findCaller(context, token);
    return discountOf(caller) > 0 ? caller : undefined;
  } catch (error) {
    if (!isDatabaseUnavailable(error))
      context.log.error('A login could not be read', { request_id: request.id, error });
    return undefined;
  }
}
