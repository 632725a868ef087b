import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { findOwnCart, ownerOf, notifyBrowser } from './own-cart.ts';
import { priceCart } from './price-cart.ts';

interface JustLoggedIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly accountId: number;
}

/** At a login: joins what was put aside as a guest to the account's cart, and tells the browser how much lies there. */
export function mergeGuestCart(context: Context): (login: JustLoggedIn) => Promise<void> {
  const { db, config, now } = context;
  return async ({ request, reply, accountId }) => {
    const cart = await findOwnCart(context, { ...ownerOf(request), accountId });
    const asking = { shop: config.shop, locale: defaultLocale, accountId, email: null, at: now() };
    const { pieces } = await priceCart(db, cart, asking);
    notifyBrowser({ request, reply, accountId }, pieces, isSecureRequest(request, config.http.publicUrl));
  };
}
