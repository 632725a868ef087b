import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { UnitPriceUnit } from '#shared/catalog/limits.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { isoDay, lastDayBefore } from '#shared/i18n/dates.ts';
import { decimalsOf, type Money } from '#shared/money/money.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { organizationId } from '#web/features/structured-data/organization.ts';
import { sellerData } from '#web/features/structured-data/seller.ts';

interface Place {
  readonly origin: string;
  readonly path: string;
  readonly currencies: readonly Currency[];
}

/** schema.org Product with its Offer, or a Demand for a wanted advert. Prices are in the listing's own currency. */
export function listingData(listing: ListingDetail, place: Place): object {
  if (listing.offer_type === 'demand') return demand(listing, place);
  return { '@context': 'https://schema.org', ...goods(listing, place), offers: offer(listing, place) };
}

function demand(listing: ListingDetail, place: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Demand',
    name: listing.name,
    description: listing.text || undefined,
    url: `${place.origin}${place.path}`,
    itemOffered: goods(listing, place),
    areaServed: listing.place ?? undefined,
    ...(listing.price && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        maxPrice: amount(listing.price, place.currencies),
        priceCurrency: listing.price.currency,
      },
    }),
  };
}

function goods(listing: ListingDetail, { origin }: Place): object {
  const { product, brand, abv, breadcrumb, pictures } = listing;
  const ean = product?.ean;
  return {
    '@type': 'Product',
    name: listing.name,
    description: listing.text || undefined,
    image: pictures.length > 0 ? pictures.map(({ key }) => `${origin}${pictureAddress(key, 960, 'webp')}`) : undefined,
    category: breadcrumb.map(({ name }) => name).join(' > '),
    sku: product?.sku,
    ...(ean && { [ean.length === 8 ? 'gtin8' : 'gtin13']: ean }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(abv !== null && {
      additionalProperty: [{ '@type': 'PropertyValue', name: 'ABV', value: abv, unitText: '% vol' }],
    }),
    ...(listing.age_rule !== 'none' && { audience: { '@type': 'PeopleAudience', suggestedMinAge: ageLimit } }),
  };
}

function offer(listing: ListingDetail, place: Place): object {
  const { price, product, seller } = listing;
  return {
    '@type': 'Offer',
    url: `${place.origin}${place.path}`,
    availability: `https://schema.org/${availability(listing)}`,
    itemCondition: condition(listing),
    ...(price && {
      price: amount(price, place.currencies),
      priceCurrency: price.currency,
      priceSpecification: prices(listing, price, place.currencies),
    }),
    priceValidUntil: product?.sale_ends_at ? isoDay(lastDayBefore(product.sale_ends_at)) : undefined,
    seller: seller
      ? sellerData(seller, listing.business?.company)
      : { '@id': organizationId(place.origin), '@type': 'Organization', name: 'Karafa' },
  };
}

function availability({ state, product }: ListingDetail): 'SoldOut' | 'InStock' | 'OutOfStock' {
  if (state === 'sold') return 'SoldOut';
  return product && product.stock_total === 0 ? 'OutOfStock' : 'InStock';
}

/** Goods of the shop are new, private goods second-hand; for a business the condition is not stated. */
function condition({ product, seller }: ListingDetail): string | undefined {
  if (product) return 'https://schema.org/NewCondition';
  return seller?.is_business ? undefined : 'https://schema.org/UsedCondition';
}

const unitCodes: Record<UnitPriceUnit, { value: number; unitCode: string }> = {
  litre: { value: 1, unitCode: 'LTR' },
  piece: { value: 1, unitCode: 'C62' },
  '100g': { value: 100, unitCode: 'GRM' },
};

function prices({ product, unit_price, original_price }: ListingDetail, price: Money, currencies: Place['currencies']) {
  const specification = (money: Money) => ({
    '@type': 'UnitPriceSpecification',
    price: amount(money, currencies),
    priceCurrency: money.currency,
    ...(product && { valueAddedTaxIncluded: true }),
  });
  return [
    specification(price),
    ...(original_price
      ? [{ ...specification(original_price), priceType: 'https://schema.org/StrikethroughPrice' }]
      : []),
    // The unit price is in the portal's currency, but an offer can have only one.
    ...(unit_price?.currency === price.currency
      ? [
          {
            ...specification(unit_price),
            referenceQuantity: { '@type': 'QuantitativeValue', ...unitCodes[unit_price.unit] },
          },
        ]
      : []),
  ];
}

/** `990.00`: a decimal point, and the currency's number of decimals. */
export function amount(money: Money, currencies: Place['currencies']): string {
  const currency = currencies.find(({ code }) => code === money.currency);
  const decimals = decimalsOf(currency ?? { decimals: null });
  return (money.amount / 10 ** decimals).toFixed(decimals);
}
