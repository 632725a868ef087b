import { expect, test } from 'vitest';
import { changedQuery } from './list-query.ts';

test('a changed choice begins at the first page, empty values go', () => {
  expect(changedQuery('?state=waiting&page=3', { q: 'rum' })).toBe('?state=waiting&q=rum');
  expect(changedQuery('?state=waiting&q=rum', { q: '', state: undefined })).toBe('');
  expect(changedQuery('?state=waiting', { page: 2 })).toBe('?state=waiting&page=2');
  expect(changedQuery('?state=waiting&page=2', { page: 1 })).toBe('?state=waiting');
});
