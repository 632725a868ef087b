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

/** Merges the guest's cart into the account's at login, and sends the browser the number of pieces. */
export function mergeGuestCart(context: Context): (login: JustLoggedIn) => Promise<void> {
  const { db, config, now } = context;
  return async ({ request, reply, accountId }) => {
    const cart = await findOwnCart(context, { ...ownerOf(request), accountId });
    const asking = { config, locale: defaultLocale, accountId, email: null, at: now() };
    const { pieces } = await priceCart(db, cart, asking);
    notifyBrowser({ request, reply, accountId }, pieces, isSecureRequest(request, config.http.publicUrl));
  };
}
