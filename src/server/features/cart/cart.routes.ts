import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartContract, type Cart } from '#shared/cart/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { listCards } from '#server/features/catalog/index.ts';
import { listVoucherLimits } from '#server/features/vouchers/index.ts';
import { discountOf } from '#server/platform/calls/caller.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { presentCart } from './cart-presenter.ts';
import { deleteCartLine, deleteCartVoucher, type CartRow } from './cart.queries.ts';
import { acceptCartChanges, addToCart, addVoucherToCart, changeCart, setCartQuantity } from './change-cart.ts';
import { offerDelivery } from './offer-delivery.ts';
import { findOwnCart, openShopper, ownerOf, notifyBrowser, type Asking } from './own-cart.ts';
import { priceCart } from './price-cart.ts';

export function mountCart(app: FastifyInstance, context: Context): void {
  const { config, now } = context;
  const isSecure = (request: FastifyRequest) => isSecureRequest(request, config.http.publicUrl);

  const shopperOf = async (asking: Asking, locale: Locale) => ({ ...(await openShopper(context, asking)), locale });

  const answer = async (cart: CartRow | undefined, locale: Locale, { request, reply }: Asking): Promise<Cart> => {
    const accountId = request.caller?.accountId;
    const priced = await priceCart(context.db, cart, { config, locale, accountId, email: null, at: now() });
    const ids = priced.lines.map(({ product }) => product.id);
    const cards = await listCards(context, ids, { locale, discountPercent: discountOf(request.caller) });
    const vouchers = priced.vouchers.map(({ voucher }) => voucher.id);
    const limits = await listVoucherLimits(context.db, vouchers, locale);
    const shown = presentCart({
      cart,
      priced,
      cards,
      limits,
      locale,
      freeDeliveryAbove: config.shop.freeDeliveryAbove,
    });
    notifyBrowser({ request, reply, accountId }, shown.pieces, isSecure(request));
    return shown;
  };

  mountCalls(app, 'cart', cartContract, {
    get: async ({ query: { lang } }, asking) =>
      answer(await findOwnCart(context, ownerOf(asking.request)), lang, asking),
    add: async ({ query: { lang }, body }, asking) =>
      answer(await addToCart(context, await shopperOf(asking, lang), body), lang, asking),
    setQuantity: async ({ params: { id }, query: { lang }, body: { quantity } }, asking) => {
      const shopper = await shopperOf(asking, lang);
      return answer(await setCartQuantity(context, shopper, { listingId: id, quantity }), lang, asking);
    },
    remove: async ({ params: { id }, query: { lang } }, asking) => {
      const shopper = await shopperOf(asking, lang);
      return answer(await changeCart(context, shopper, (tx, cart) => deleteCartLine(tx, cart.id, id)), lang, asking);
    },
    acceptChanges: async ({ query: { lang }, body: { changes } }, asking) =>
      answer(await acceptCartChanges(context, await shopperOf(asking, lang), changes), lang, asking),
    addVoucher: async ({ query: { lang }, body }, asking) =>
      answer(
        await addVoucherToCart(context, await shopperOf(asking, lang), { ...body, address: asking.request.ip }),
        lang,
        asking,
      ),
    removeVoucher: async ({ params: { code }, query: { lang } }, asking) => {
      const shopper = await shopperOf(asking, lang);
      const cart = await changeCart(context, shopper, (tx, { id }) => deleteCartVoucher(tx, id, code));
      return answer(cart, lang, asking);
    },
    delivery: async ({ query: { lang } }, { request }) => {
      const cart = await findOwnCart(context, ownerOf(request));
      return offerDelivery(context, cart, { locale: lang, accountId: request.caller?.accountId });
    },
  });
}
