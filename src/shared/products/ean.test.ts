import { expect, test } from 'vitest';
import { isEan } from './ean.ts';

test.each(['4006381333931', '8594001020256', '96385074', '73513537'])('%s is a valid EAN', (ean) => {
  expect(isEan(ean)).toBe(true);
});

test.each(['4006381333932', '96385075', '400638133393', '', '40063813339a1'])('%s is not a valid EAN', (ean) => {
  expect(isEan(ean)).toBe(false);
});
