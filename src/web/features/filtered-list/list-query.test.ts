import { expect, test } from 'vitest';
import { changedQuery, chosenFilters } from './list-query.ts';

test('a changed filter resets the page and empty values are removed', () => {
  expect(changedQuery('?state=waiting&page=3', { q: 'rum' })).toBe('?state=waiting&q=rum');
  expect(changedQuery('?state=waiting&q=rum', { q: '', state: undefined })).toBe('');
  expect(changedQuery('?state=waiting', { page: 2 })).toBe('?state=waiting&page=2');
  expect(changedQuery('?state=waiting&page=2', { page: 1 })).toBe('?state=waiting');
});

test('empty fields of a form submitted without script are ignored', () => {
  expect(chosenFilters(new URLSearchParams('q=&state=waiting&page=2'))).toEqual({ state: 'waiting', page: '2' });
});
