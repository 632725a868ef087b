import { expect, test } from 'vitest';
import { nationalNumber } from './phone.ts';

test.each([
  ['+420', '777 123 456', '777123456'],
  ['+420', '+420 777 123 456', '777123456'],
  ['+421', '+420777123456', '+420777123456'],
  ['', '+420777123456', '+420777123456'],
])('R-5.01 with %s chosen, %s is the number %s', (prefix, written, number) => {
  expect(nationalNumber(prefix, written)).toBe(number);
});
