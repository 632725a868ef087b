import { phonePrefixes } from '#shared/accounts/limits.ts';
import { notFound } from '#shared/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import type { FoundBuyer, FoundGoods, OrderBuyer } from '#shared/orders/clerk-contract.ts';
import type { Context } from '#server/context.ts';
import { listAddresses } from '#server/features/accounts/index.ts';
import { findDiscountPercent, listProducts, priceFor } from '#server/features/cart/index.ts';
import { findBuyer, findBuyers, findGoods } from './search.queries.ts';

/** Goods with the prices of the buyer's group. */
export async function searchGoods(
  { db, config }: Context,
  { q, account, lang }: { readonly q: string; readonly account?: number | undefined; readonly lang: Locale },
): Promise<FoundGoods[]> {
  const found = await findGoods(db, q, lang);
  const ids = found.map(({ id }) => id);
  const [products, percent] = await Promise.all([listProducts(db, ids, lang), findDiscountPercent(db, account)]);
  return found.flatMap(({ id, ean }) => {
    const product = products.get(id);
    if (!product) return [];
    const { name, sku, available } = product;
    const price = priceFor(product, percent);
    const money = price === null ? null : { amount: price, currency: config.shop.currency };
    return [{ listing_id: id, name, sku, ean, price: money, available }];
  });
}

export async function searchBuyers({ db }: Context, q: string): Promise<FoundBuyer[]> {
  const rows = await findBuyers(db, q);
  return rows.map(({ id, username, email, first_name, last_name, phone_prefix, phone }) => ({
    id,
    username,
    name: `${first_name} ${last_name}`.trim(),
    email,
    phone: phone ? `${phone_prefix} ${phone}`.trim() : '',
  }));
}

/**
 * What the form of a person's order begins with.
 * @throws not_found, also when the account is closed or blocked
 */
export async function getBuyer({ db }: Context, id: number): Promise<OrderBuyer> {
  const row = await findBuyer(db, id);
  if (!row) throw notFound();
  const [addresses, discount] = await Promise.all([listAddresses(db, id), findDiscountPercent(db, id)]);
  const addressOf = (kind: string) => {
    const found = addresses.find((each) => each.kind === kind);
    if (!found) return null;
    const { name, street, city, postcode, country } = found;
    return { name, street, city, postcode, country };
  };
  return {
    id,
    username: row.username,
    email: row.email ?? '',
    first_name: row.first_name,
    last_name: row.last_name,
    phone_prefix: phonePrefixes.find((prefix) => prefix === row.phone_prefix) ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    company_id: row.company_id ?? '',
    tax_id: row.tax_id ?? '',
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    discount,
    delivery: addressOf('delivery'),
    invoice: addressOf('invoice'),
  };
}
