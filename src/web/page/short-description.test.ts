import { expect, it } from 'vitest';
import { shortDescription } from './short-description.ts';

it('leaves a short text as it is, on one line', () => {
  expect(shortDescription(' Rum\nz Kuby ')).toBe('Rum z Kuby');
});

it('cuts a long one between words, without a comma at the end', () => {
  const words = `${'slovo '.repeat(25)}konec, ${'dále '.repeat(20)}`;
  expect(shortDescription(words)).toBe(`${'slovo '.repeat(25)}konec…`);
});
