import { expect, test } from 'vitest';
import { sharedBuffersMb } from './shared-buffers.ts';

const gigabyte = 2 ** 30;

test.each([
  ['half a gigabyte', 0.5 * gigabyte, 128],
  ['4 GB', 4 * gigabyte, 512],
  ['64 GB', 64 * gigabyte, 2048],
])('the embedded PostgreSQL takes an eighth of the memory within limits: %s', (_, memory, megabytes) => {
  expect(sharedBuffersMb(memory)).toBe(megabytes);
});

test('a limit far beyond the memory is none', () => {
  expect(sharedBuffersMb()).toBeLessThanOrEqual(2048);
});
