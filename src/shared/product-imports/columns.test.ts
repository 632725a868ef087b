import { expect, test } from 'vitest';
import { missingForNew } from './columns.ts';

test('R-9.02 new products need a name in some language, a category, a tax rate and a price', () => {
  expect(missingForNew(['sku', 'price', null], 'de')).toEqual(['name_de', 'category', 'tax_rate']);
  expect(missingForNew(['sku', 'name_en', 'tax_rate', 'category', 'price'], 'de')).toEqual([]);
});
