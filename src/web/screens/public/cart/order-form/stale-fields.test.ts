import { describe, expect, test } from 'vitest';
import { isStale } from './stale-fields.ts';

describe('R-8.02 an error at a field of the order form', () => {
  test.each([
    ['delivery_address', 'delivery_street'],
    ['invoice_postcode', 'invoice_country'],
    ['branch_id', 'carrier_id'],
    ['tax_id', 'is_company'],
  ])('%s: is removed when %s changes', (field, changed) => {
    expect(isStale(field, changed)).toBe(true);
  });

  test.each([
    ['delivery_postcode', 'invoice_country'],
    ['delivery_city', 'delivery_postcode'],
  ])('%s: remains when %s changes', (field, changed) => {
    expect(isStale(field, changed)).toBe(false);
  });
});
