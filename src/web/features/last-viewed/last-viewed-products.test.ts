import { describe, expect, test } from 'vitest';
import { parseLastViewed, storedText, withViewed, type LastViewedProduct } from './last-viewed-products.ts';

function product(id: number): LastViewedProduct {
  return {
    id,
    name: `Rum ${id}`,
    url: `/${id}/rumy/rum`,
    is_price_sale_active: false,
    tax_rate: 21,
    original_price: null,
    image: { key: 'abcdefgh', alt: 'Lahev' },
    price: { amount: 99_000, currency: 'CZK' },
    unit_price: { amount: 141_429, currency: 'CZK', unit: 'litre' },
  };
}

describe('R-1.05 recently viewed products', () => {
  test('a viewed product moves to the front without duplicates, and three are stored', () => {
    const viewed = [1, 2, 3, 2, 4].reduce(
      (list, id) => withViewed(list, product(id)),
      [] as readonly LastViewedProduct[],
    );
    expect(viewed.map(({ id }) => id)).toEqual([4, 2, 3]);
  });

  test('each language has its own list', () => {
    const czech = storedText(null, 'cs', [product(1)]);
    const both = storedText(czech, 'en', [product(2)]);
    expect(parseLastViewed(both, 'cs')).toEqual([product(1)]);
    expect(parseLastViewed(both, 'en')).toEqual([product(2)]);
    expect(parseLastViewed(both, 'de')).toEqual([]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['a word', '"cs"'],
    ['no products', '{"cs":7}'],
    ['a product of another shape', '{"cs":[null,{"id":1},{"id":1,"name":"x","url":"/x","price":5}]}'],
    ['a foreign address', JSON.stringify({ cs: [{ ...product(1), url: 'javascript:alert(1)' }] })],
    ['an address of another host', JSON.stringify({ cs: [{ ...product(1), url: '//zly.example' }] })],
  ])('stored %s results in an empty list', (_, stored) => {
    expect(parseLastViewed(stored, 'cs')).toEqual([]);
  });
});
