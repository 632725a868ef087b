import { expect, test } from 'vitest';
import { nationalNumber, phoneText } from './phone.ts';

test.each([
  ['+420', '777 123 456', '777123456'],
  ['+420', '+420 777 123 456', '777123456'],
  ['+421', '+420777123456', '+420777123456'],
  ['', '+420777123456', '+420777123456'],
])('R-5.01 with prefix %s chosen, %s is the number %s', (prefix, written, number) => {
  expect(nationalNumber(prefix, written)).toBe(number);
});

test.each([
  ['+420', '601234567', '+420 601 234 567'],
  ['+420', '601 234567', '+420 601 234 567'],
  ['+49', '15123456789', '+49 151 234 567 89'],
  ['+43', '6641234567', '+43 664 123 4567'],
  ['', '601234567', '601 234 567'],
  ['', '+420 200 000 107', '+420 200 000 107'],
])('%j %s is shown as %s', (prefix, number, shown) => {
  expect(phoneText(prefix, number)).toBe(shown);
});
