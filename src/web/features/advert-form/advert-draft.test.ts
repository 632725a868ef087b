import { describe, expect, it } from 'vitest';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { chosenCategory } from '#web/features/category-picker/chosen-category.ts';
import { draftOf, emptyDraft, inputOf, type AdvertDraft } from './advert-draft.ts';

const node = (id: number, name: string, ...subcategories: CategoryNode[]): CategoryNode => ({
  id,
  name,
  slug: name,
  pictogram: null,
  listings: 0,
  subcategories,
});
const tree = [node(1, 'alcohol', node(2, 'spirits', node(3, 'rum'))), node(4, 'books')];

const currency = (code: string, decimals: number | null): Currency => ({
  id: 1,
  code,
  is_default: code === 'CZK',
  symbol_before: '',
  symbol_after: code,
  decimals,
  rate: 1,
});
const currencies = [currency('CZK', null), currency('EUR', 2), currency('JPY', 0)];

const content: AdvertContent = {
  offer_type: 'demand',
  category: { id: 3, name: 'Alkohol › Destiláty › Rum' },
  brand: { id: 7, name: 'Zacapa', is_approved: true },
  package: { id: 9, label: '0,7\u00a0l' },
  name: 'Rum ze Zacapy 23',
  description: 'Neotevřená láhev z mé sbírky.',
  lang: 'de',
  price: 129_050,
  currency: 'EUR',
  is_negotiable: true,
  pictures: ['picture-one', 'picture-two'],
  place: 'Brno',
  vintage: 2003,
  age_years: 23,
  abv: 40.5,
  origin: { code: 'GT', name: 'Guatemala' },
};

const draft = (typed: Partial<AdvertDraft> = {}): AdvertDraft => ({
  ...emptyDraft('cs', 'CZK'),
  category_path: [1, 2, 3],
  ...typed,
});
const sent = (typed: Partial<AdvertDraft> = {}) => inputOf(draft(typed), tree, currencies, 'cs');
const typed = (price: number, code: string) =>
  draftOf({ ...content, price, currency: code }, tree, currencies, 'cs').price;

describe('a price', () => {
  it.each([
    ['1500', 'CZK', 150_000],
    ['1 500,5', 'CZK', 150_050],
    ['19.99', 'EUR', 1999],
    // Binary fractions: 1.15 × 100 is 114.99999….
    ['1,15', 'EUR', 115],
    ['0,29', 'EUR', 29],
    ['1 500', 'JPY', 1500],
    ['-5', 'CZK', -500],
    ['1500', 'XXX', 150_000],
  ])('%s %s is sent as %d minor units', (price, code, minor) => {
    expect(sent({ price, currency: code }).price).toBe(minor);
  });

  it.each([
    [150_000, 'CZK', '1500'],
    [150_050, 'CZK', '1500,5'],
    [1999, 'EUR', '19,99'],
    [29, 'EUR', '0,29'],
    [1500, 'JPY', '1500'],
    [1, 'JPY', '1'],
  ])('of %d minor units in %s is shown as %s, and parsed back to the same amount', (minor, code, text) => {
    expect(typed(minor, code)).toBe(text);
    expect(sent({ price: text, currency: code }).price).toBe(minor);
  });

  it('is null when empty; an unreadable one is sent as a value that the API rejects', () => {
    expect([sent({ price: '' }).price, sent({ price: '  ' }).price]).toEqual([null, null]);
    expect([sent({ price: 'dohodou' }).price, sent({ price: 'a-5' }).price]).toEqual([-1, -1]);
  });

  it.each([
    ['289,999', 'CZK'],
    ['0,001', 'EUR'],
    ['1500,4', 'JPY'],
    ['9 999 999 999,999', 'CZK'],
  ])(
    'of %s %s has too many decimals for its currency: it is not rounded, so that the API rejects it',
    (price, code) => {
      expect(Number.isInteger(sent({ price, currency: code }).price)).toBe(false);
    },
  );
});

describe('the form', () => {
  it('sends null for empty fields', () => {
    expect(sent()).toMatchObject({
      brand_id: null,
      brand_name: null,
      package_id: null,
      price: null,
      vintage: null,
      age_years: null,
      abv: null,
      origin: null,
      pictures: [],
      confirms_goods: false,
    });
  });

  it('sends unreadable numbers as values that the API rejects', () => {
    expect(sent({ vintage: 'loni', age_years: '?', abv: '40 kg' })).toMatchObject({
      vintage: -1,
      age_years: -1,
      abv: -1,
    });
  });

  it('sends the category only if it has no subcategories', () => {
    expect(sent().category_id).toBe(3);
    for (const path of [[], [1], [1, 2], [1, 99], [99]])
      expect(JSON.parse(JSON.stringify(sent({ category_path: path }))).category_id).toBeNull();
    expect(chosenCategory(tree, [4])?.id).toBe(4);
  });

  it('sends the id of a known brand, and the name of a proposed one', () => {
    expect(sent({ brand: { id: 7, name: 'Zacapa' } })).toMatchObject({ brand_id: 7, brand_name: null });
    expect(sent({ brand: { id: null, name: 'Nová' } })).toMatchObject({ brand_id: null, brand_name: 'Nová' });
  });

  it('sends the same content as the advert it was filled with', () => {
    const { category, brand, package: pack, origin, ...same } = content;
    expect(inputOf(draftOf(content, tree, currencies, 'cs'), tree, currencies, 'cs')).toEqual({
      ...same,
      category_id: category.id,
      brand_id: brand!.id,
      brand_name: null,
      is_unbranded: false,
      package_id: pack!.id,
      origin: origin!.code,
      // The author has to confirm again.
      confirms_goods: false,
    });
  });

  it('does so for an advert with required fields only', () => {
    const nothing = {
      brand: null,
      package: null,
      price: null,
      vintage: null,
      age_years: null,
      abv: null,
      origin: null,
    };
    const input = inputOf(
      draftOf({ ...content, ...nothing, pictures: [] }, tree, currencies, 'cs'),
      tree,
      currencies,
      'cs',
    );
    expect(input).toMatchObject({
      brand_id: null,
      brand_name: null,
      package_id: null,
      price: null,
      vintage: null,
      age_years: null,
      abv: null,
      origin: null,
      pictures: [],
    });
  });

  it('proposes a pending brand again by its name', () => {
    const waiting = { ...content, brand: { id: 7, name: 'Čekající', is_approved: false } };
    expect(draftOf(waiting, tree, currencies, 'cs').brand).toEqual({ id: null, name: 'Čekající' });
  });

  it('has a new idempotency key each time', () => {
    expect(emptyDraft('cs', 'CZK').client_key).not.toBe(emptyDraft('cs', 'CZK').client_key);
  });
});
