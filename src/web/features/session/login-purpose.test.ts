import { expect, test } from 'vitest';
import { purposeOf } from './login-purpose.ts';

test.each([
  ['/ucet/zpravy/nova?listing=12', 'write'],
  ['/de/konto/nachrichten/neu?user=3', 'write'],
  ['/ucet/zpravy', undefined],
  [undefined, undefined],
])('R-2.29 a login on the way to %s says what it is for', (redirect, purpose) => {
  expect(purposeOf(redirect)).toBe(purpose);
});
