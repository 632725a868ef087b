import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { emptyShell } from '#web/page/shell-data.ts';
import { listingData } from './listing-data.ts';
import { listingHead } from './listing-head.ts';

const currency = { id: 1, is_default: true, symbol_before: '', symbol_after: '', rate: 1 };
const place = {
  origin: 'https://karafa.example',
  path: '/7/rumy/rum',
  currencies: [
    { ...currency, code: 'CZK', decimals: 2 },
    { ...currency, id: 4, code: 'HUF', is_default: false, decimals: 0 },
  ],
};
const seller = { id: 1, username: 'jan', is_verified: false, is_business: false, stars: 4.5, reviews: 8 };
const czk = (amount: number) => ({ amount, currency: 'CZK' });

const advert: ListingDetail = {
  id: 7,
  kind: 'advert',
  offer_type: 'supply',
  name: 'Rum',
  slug: 'rum',
  category: { id: 3, slug: 'rumy' },
  brand: 'Diplomático',
  brand_id: 5,
  package: '0,7 l',
  vintage: null,
  age_years: 12,
  abv: 40,
  price: czk(99_050),
  original_price: null,
  unit_price: { amount: 141_500, currency: 'CZK', unit: 'litre' },
  is_negotiable: false,
  is_topped: false,
  is_sold: false,
  is_reserved: false,
  stock: null,
  place: 'Brno',
  published_at: '2026-01-01T00:00:00Z',
  seller,
  picture: null,
  slugs: { cs: 'rum', en: 'rum', de: 'rum' },
  category_slugs: { cs: 'rumy', en: 'rums', de: 'rum' },
  state: 'available',
  text: '',
  text_locale: 'cs',
  breadcrumb: [
    { id: 1, name: 'Alkohol', slug: 'alkohol' },
    { id: 3, name: 'Rumy', slug: 'rumy' },
  ],
  age_rule: 'alcohol',
  may_be_advertised: true,
  pictures: [{ key: 'abcdefgh', alt: 'Lahev' }],
  origin: null,
  topped_until: null,
  business: null,
  seller_since: null,
  seller_avatar: null,
  seller_further: [],
  similar: [],
  product: null,
};

const product: ListingDetail = {
  ...advert,
  kind: 'product',
  seller: null,
  place: null,
  original_price: czk(120_000),
  product: {
    sku: 'RUM-1',
    ean: '8594001234567',
    tax_rate: 21,
    may_be_discounted: true,
    is_member_price: false,
    price_without_tax: czk(81_860),
    lowest_price_30_days: czk(110_000),
    sale_ends_at: '2026-12-24T23:30:00Z',
    ingredients_and_allergens: null,
    stock_total: 0,
    delivery: null,
    branches: [],
  },
};

describe('R-3.09 structured data of a listing', () => {
  test('an advert is a product offered by a person, with the user name only', () => {
    expect(listingData(advert, place)).toMatchObject({
      '@type': 'Product',
      category: 'Alkohol > Rumy',
      image: ['https://karafa.example/pictures/abcdefgh/960.webp'],
      offers: {
        price: '990.50',
        priceCurrency: 'CZK',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Person', name: 'jan' },
        priceSpecification: [
          { price: '990.50' },
          { price: '1415.00', referenceQuantity: { value: 1, unitCode: 'LTR' } },
        ],
      },
    });
    expect(JSON.stringify(listingData(advert, place))).not.toContain('AggregateRating');
  });

  test('a business has its legal name, and a rating once it has reviews', () => {
    const business = { company: 'Sklep s.r.o.', company_id: '1', tax_id: null, address: 'Brno' };
    const rated = { ...advert, business, seller: { ...seller, is_business: true } };
    expect(listingData(rated, place)).toMatchObject({
      offers: { seller: { name: 'Sklep s.r.o.', aggregateRating: { ratingValue: 4.5, reviewCount: 8 } } },
    });
    const unrated = { ...rated, seller: { ...rated.seller, stars: null, reviews: 0 } };
    expect(JSON.stringify(listingData(unrated, place))).not.toContain('AggregateRating');
  });

  test('a sold advert is sold out', () => {
    const sold = listingData({ ...advert, state: 'sold' }, place);
    expect(sold).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  test('a product of the shop has its codes, the end of its sale and the original price', () => {
    expect(listingData(product, place)).toMatchObject({
      sku: 'RUM-1',
      gtin13: '8594001234567',
      offers: {
        availability: 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/NewCondition',
        priceValidUntil: '2026-12-25',
        seller: { '@id': 'https://karafa.example/#organization' },
        priceSpecification: [
          { price: '990.50', valueAddedTaxIncluded: true },
          { price: '1200.00', priceType: 'https://schema.org/StrikethroughPrice' },
          { price: '1415.00' },
        ],
      },
    });
  });

  test('an offer has one currency: a unit price in another one is omitted', () => {
    const foreign = listingData({ ...advert, price: { amount: 5600, currency: 'EUR' } }, place);
    expect(foreign).toHaveProperty('offers.priceSpecification', [
      { '@type': 'UnitPriceSpecification', price: '56.00', priceCurrency: 'EUR' },
    ]);
  });

  test('a currency without decimals has none, and an open price is omitted', () => {
    const forint = listingData({ ...advert, price: { amount: 15_000, currency: 'HUF' }, unit_price: null }, place);
    expect(forint).toMatchObject({ offers: { price: '15000', priceCurrency: 'HUF' } });
    expect(listingData({ ...advert, price: null }, place)).not.toHaveProperty('offers.price');
  });

  test('a wanted advert is a demand, not an offer', () => {
    const demand = listingData({ ...advert, offer_type: 'demand' }, place);
    expect(demand).toMatchObject({ '@type': 'Demand', priceSpecification: { maxPrice: '990.50' }, areaServed: 'Brno' });
    expect(demand).not.toHaveProperty('offers');
  });
});

describe('R-3.09 metadata of a listing', () => {
  const paths = { cs: '/7/rumy/rum', en: '/en/7/rums/rum', de: '/de/7/rum/rum' };
  const headOf = (listing: ListingDetail) =>
    listingHead(listing, paths, {
      i18n: setupI18n({ locale: 'cs', messages: { cs: {} } }),
      locale: 'cs',
      origin: place.origin,
      shell: { ...emptyShell('cs'), currencies: place.currencies },
    });

  test('titles of adverts for the same bottle differ by place; goods of the shop have no place', () => {
    expect(headOf(advert).title).toBe('Rum, Brno');
    expect(headOf({ ...advert, place: 'Olomouc' }).title).toBe('Rum, Olomouc');
    expect(headOf(product).title).toBe('Rum');
    expect(headOf(advert).description).not.toContain('Brno');
  });

  test('the price is included only if everyone can buy at it', () => {
    expect(headOf(product).price).toEqual({ amount: '990.50', currency: 'CZK' });
    for (const other of [
      { ...advert, price: null },
      { ...advert, state: 'sold' as const },
      { ...advert, offer_type: 'demand' as const },
      { ...product, product: { ...product.product!, is_member_price: true } },
    ])
      expect(headOf(other)).not.toHaveProperty('price');
  });

  test('the picture is included with its alternative text, unless advertising is prohibited', () => {
    const picture = { key: 'abcdefgh', alt: 'Lahev' };
    expect(headOf({ ...advert, picture }).image).toEqual({ address: '/pictures/abcdefgh/960.webp', alt: 'Lahev' });
    expect(headOf({ ...advert, picture, may_be_advertised: false })).not.toHaveProperty('image');
  });
});
