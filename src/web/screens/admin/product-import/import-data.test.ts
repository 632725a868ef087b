import { expect, test } from 'vitest';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { chosenRowState, rowCounts, shownRowStates, usualRowState } from './import-data.ts';

const usual = (given: Partial<Parameters<typeof usualRowState>[0]>) => {
  const none = { mode: null, rows_bad: 0, rows_added: 0, rows_changed: 0, rows_unchanged: 0, rows_applied: 0 };
  return usualRowState({ ...none, ...given } as ProductImportDetail);
};

test('R-9.02 an import opens with its bad rows, otherwise with the first rows that there are', () => {
  expect(usual({ rows_bad: 3, rows_added: 5 })).toBe('bad');
  expect(usual({ rows_changed: 300 })).toBe('changed');
  expect(usual({ mode: 'good', rows_added: 5, rows_applied: 5 })).toBe('applied');
  expect(usual({})).toBe('bad');
});

test('R-9.02 an import carried out while its new rows were shown goes on with the rows that it has', () => {
  const found = { rows_bad: 0, rows_added: 5, rows_changed: 0, rows_unchanged: 0, rows_applied: 0 };
  expect(chosenRowState({ ...found, mode: null } as ProductImportDetail, 'added')).toBe('added');
  expect(chosenRowState({ ...found, mode: 'good', rows_applied: 5 } as ProductImportDetail, 'added')).toBe('applied');
});

test('R-9.02 a stopped import shows the rows that were left; those that have turned bad since the check are not among them', () => {
  const found = { state: 'stopped', mode: 'good', rows_read: 100, rows_applied: 50, rows_bad: 4, rows_unchanged: 6 };
  expect(shownRowStates(found as ProductImportDetail)).toContain('left');
  expect(rowCounts({ ...found, rows_added: 0, rows_changed: 98 } as ProductImportDetail).left).toBe(40);
});
