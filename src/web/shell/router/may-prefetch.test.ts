import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a browser that tells nothing', undefined, true],
  ['4g', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['data saver on 4g', { effectiveType: '4g', saveData: true }, false],
])('R-2.41 prefetch: %s', (_case, connection, isAllowed) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayPrefetch()).toBe(isAllowed);
});
