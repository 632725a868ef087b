import { describe, expect, it } from 'vitest';
import { isReversed, nothingChosen, withoutFilters } from './choice-rules.ts';
import {
  apiQuery,
  choiceSearch,
  countFilters,
  readChoice as readChoiceOf,
  readPageNumber,
  readLimit,
  normalizedQuery,
} from './listing-address.ts';

const readChoice = (query: URLSearchParams) => readChoiceOf(query, { isSearch: true });

const everything =
  '?q=tmav%C3%BD+rum&category=12&kind=advert&offer=demand&price_from=100.5&price_to=900&currency=EUR&brand=3,17&package=2&origin=CZ,SK&vintage_from=1990&vintage_to=2005&abv_from=37.5&abv_to=60&verified=1&with_picture=1&sort=cheapest&page=4';

describe('address of a list', () => {
  it('restores the choice', () => {
    const query = new URLSearchParams(everything);
    expect(choiceSearch(readChoice(query), readPageNumber(query))).toBe(everything);
  });

  it('is empty when nothing is chosen', () => {
    expect(choiceSearch(nothingChosen)).toBe('');
    expect(choiceSearch(readChoice(new URLSearchParams('kind=&brand=&price_from=&page=')))).toBe('');
  });

  it('leaves out values that no filter offers', () => {
    const query = new URLSearchParams(
      'kind=pirate&offer=0&brand=x,0,5,5&price_from=-1&price_to=abc&verified=2&sort=up',
    );
    expect(readChoice(query)).toEqual({ ...nothingChosen, brand: '5' });
  });

  it('ignores the order by best match without words', () => {
    expect(readChoice(new URLSearchParams('sort=best')).sort).toBeUndefined();
    expect(readChoice(new URLSearchParams('sort=best&q=rum')).sort).toBe('best');
  });

  it('ignores words and categories in a category', () => {
    const query = new URLSearchParams('q=rum&category=3&sort=best&kind=advert');
    expect(readChoiceOf(query, { isSearch: false })).toEqual({ ...nothingChosen, kind: 'advert' });
  });

  it('R-3.03 keeps the currency of the price limits, and only beside them', () => {
    expect(choiceSearch(readChoice(new URLSearchParams('price_from=5&currency=EUR')))).toBe(
      '?price_from=5&currency=EUR',
    );
    expect(readChoice(new URLSearchParams('price_from=5&currency=euro')).currency).toBeUndefined();
    expect(choiceSearch({ ...nothingChosen, currency: 'EUR' })).toBe('');
    expect(normalizedQuery(new URLSearchParams('kind=advert&currency=EUR'))?.toString()).toBe('kind=advert');
  });

  it('reads prices as people write them', () => {
    expect(readLimit('price', '1 500,50')).toBe('1500.5');
    expect(readLimit('price', '0')).toBe('0');
    expect(readLimit('price', '1e3')).toBeUndefined();
    expect(readLimit('price', '9999999999')).toBeUndefined();
  });

  it('R-3.03 reads years and strengths as people write them', () => {
    expect([readLimit('vintage', ' 1999 '), readLimit('vintage', '99'), readLimit('vintage', '2101')]).toEqual([
      '1999',
      undefined,
      undefined,
    ]);
    expect([readLimit('abv', '40,5'), readLimit('abv', '40.55'), readLimit('abv', '101')]).toEqual([
      '40.5',
      '40.5',
      undefined,
    ]);
  });

  it('R-3.03 has countries by their codes', () => {
    const read = (query: string) => readChoice(new URLSearchParams(query));
    expect(read('origin=SK,xx,17&origin=CZ,SK').origin).toBe('CZ,SK');
    expect(read('brand=CZ').brand).toBeUndefined();
  });

  it('has no page 0 and none beyond the last reachable', () => {
    const page = (text: string) => readPageNumber(new URLSearchParams({ page: text }));
    expect([page('0'), page('-1'), page('two'), page('401')]).toEqual([undefined, undefined, undefined, undefined]);
    expect([page('1'), page('400'), readPageNumber(new URLSearchParams())]).toEqual([1, 400, 1]);
  });

  it('is normalized after a form sent without script, keeping foreign parameters', () => {
    const sent = new URLSearchParams(
      'kind=&brand=17&brand=3&price_from=&price_to=900&verified=1&utm_source=mail&page=1',
    );
    expect(normalizedQuery(sent)?.toString()).toBe('price_to=900&brand=3%2C17&verified=1&utm_source=mail');
    expect(normalizedQuery(new URLSearchParams(everything))).toBeUndefined();
    expect(normalizedQuery(new URLSearchParams('page=1'))?.toString()).toBe('');
  });
});

describe('choice', () => {
  const choice = readChoice(new URLSearchParams(everything));

  it('R-3.03 recognizes reversed limits', () => {
    const reversed = (query: string) => isReversed('price', readChoice(new URLSearchParams(query)));
    expect([reversed('price_from=2000&price_to=1000'), reversed('price_from=1000&price_to=2000')]).toEqual([
      true,
      false,
    ]);
    expect([reversed('price_from=2000'), reversed('price_to=1000'), reversed('')]).toEqual([false, false, false]);
  });

  it('counts its filters, not its words or order', () => {
    expect(countFilters(choice)).toBe(16);
    expect(countFilters(withoutFilters(choice))).toBe(0);
    expect(choiceSearch(withoutFilters(choice))).toBe('?q=tmav%C3%BD+rum&sort=cheapest');
  });

  it('R-3.03 is without any filter once all are removed from it, as a change', () => {
    const changed = { ...choice, ...withoutFilters(choice) };
    expect(countFilters(changed)).toBe(0);
    expect(choiceSearch(changed)).toBe('?q=tmav%C3%BD+rum&sort=cheapest');
  });

  it('asks the API, naming the currency of the price limits', () => {
    expect(apiQuery(choice)).toMatchObject({
      q: 'tmavý rum',
      category: '12',
      currency: 'EUR',
      brand: '3,17',
      package: '2',
      verified: '1',
    });
    expect(apiQuery(nothingChosen).currency).toBeUndefined();
  });
});
