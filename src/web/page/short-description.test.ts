import { expect, it } from 'vitest';
import { shortDescription } from './short-description.ts';

it('keeps a short text, on one line', () => {
  expect(shortDescription(' Rum\nz Kuby ')).toBe('Rum z Kuby');
});

it('truncates a long text between words, without a trailing comma', () => {
  const words = `${'slovo '.repeat(25)}konec, ${'dále '.repeat(20)}`;
  expect(shortDescription(words)).toBe(`${'slovo '.repeat(25)}konec…`);
});
