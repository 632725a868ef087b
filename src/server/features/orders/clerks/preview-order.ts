import type { Locale } from '#shared/i18n/locales.ts';
import type { OrderDraft, PricedDraft } from '#shared/orders/clerk-contract.ts';
import { orderTotals } from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import { findAgeProof } from '#server/features/age-proofs/index.ts';
import { offersFor } from '#server/features/cart/index.ts';
import { voucherErrorTexts } from '#server/features/vouchers/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { presentSums, presentVouchers } from '../lines/lines-presenter.ts';
import { priceDraft, type PricedWish } from './price-draft.ts';

/** What an order would cost, by the same computation as when it is placed. */
export async function previewOrder(context: Context, draft: OrderDraft, lang: Locale): Promise<PricedDraft> {
  const { db, config } = context;
  const at = context.now();
  const accountId = draft.account_id ?? undefined;
  const wish = await priceDraft(context, db, draft, { locale: lang, at });
  const { priced } = wish;
  const offers = await offersFor({ db, config, at }, priced, lang);
  const proof = accountId === undefined ? undefined : await findAgeProof(db, { accountId, browserHash: undefined }, at);
  const delivery = offers.deliveries.find(({ id }) => id === draft.carrier_id);
  const payment = offers.payments.find(({ id }) => id === draft.payment_method_id);
  const totals = orderTotals(priced.lines, priced.totals, {
    delivery: delivery?.price.amount ?? 0,
    fee: payment?.fee.amount ?? 0,
    cashStep: payment?.cash_step ?? 1,
  });
  const { currency } = config.shop;
  return {
    lines: presentLines(draft, wish, currency),
    vouchers: [
      ...presentVouchers(priced, lang, currency),
      ...wish.unknownVouchers.map((code) => ({
        code,
        discount: { amount: 0, currency },
        error: serverI18n(lang)._(voucherErrorTexts.voucher_unknown),
      })),
    ],
    ...presentSums(priced.totals, totals, currency),
    country: offers.country,
    deliveries: offers.deliveries,
    payments: offers.payments,
    branches: offers.branches,
    age_level: priced.ageLevel,
    needs_age_check: priced.needsAgeCheck,
    has_age_proof: proof !== undefined,
  };
}

function presentLines({ lines }: OrderDraft, { priced, products }: PricedWish, currency: string): PricedDraft['lines'] {
  return lines.map(({ listing_id: id, quantity }) => {
    const product = products.get(id);
    const sold = priced.lines.find((line) => line.product.id === id);
    const price = sold?.price ?? product?.price_minor ?? 0;
    const available = product?.available ?? 0;
    const isShort = product?.price_minor != null && available < quantity;
    return {
      line_id: null,
      listing_id: id,
      name: product?.name ?? '',
      sku: product?.sku ?? '',
      quantity,
      available,
      price: { amount: price, currency },
      total: { amount: price * (sold?.quantity ?? 0), currency },
      problem: isShort ? 'too_few' : sold ? null : 'not_sold',
    };
  });
}
