import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each(['/', '/ucet/prehled', '/en/account/overview?x=1#a', '/19/rum'])('R-2.39 %s is a local path', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  'ucet',
  '',
  null,
  undefined,
])('R-2.39 %j is refused', (path) => {
  expect(localPath(path)).toBeUndefined();
});
