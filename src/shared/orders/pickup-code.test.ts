import { expect, test } from 'vitest';
import { pickupCodeText, readPickupCode } from './pickup-code.ts';

test.each(['K7F3MX', 'k7f3mx', ' K7F-3MX ', pickupCodeText('K7F3MX')])('reads the pickup code %s', (typed) => {
  expect(readPickupCode(typed)).toBe('K7F3MX');
});

test.each(['', 'K7F3M', 'K7F3MXX', 'K7F3MO', 'Novák', '26000001'])('"%s" is no pickup code', (typed) => {
  expect(readPickupCode(typed)).toBeUndefined();
});
