import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReloadFor } from './chunk-reload.ts';

const missingChunk = new TypeError('Failed to fetch dynamically imported module: /assets/blog-1.js');
const start = new Date('2026-06-01T12:00:00Z').getTime();
let status: number | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  status = 200;
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const mayReload = (isWanted = true) => mayReloadFor(missingChunk, '/blog', () => isWanted);

test('R-2.41 a missing chunk reloads the page at most once in 60 s', async () => {
  expect(await mayReload()).toBe(true);
  vi.setSystemTime(start + 59_900);
  expect(await mayReload()).toBe(false);
  vi.setSystemTime(start + 60_000);
  expect(await mayReload()).toBe(true);
  // The time of the last reload counts, not that of the last failure.
  vi.setSystemTime(start + 119_900);
  expect(await mayReload()).toBe(false);
});

test('R-2.41 a reload that is not made does not count', async () => {
  expect(await mayReload(false)).toBe(false);
  status = 503;
  expect(await mayReload()).toBe(false);
  status = undefined;
  expect(await mayReload()).toBe(false);
  status = 404;
  expect(await mayReload()).toBe(true);
});

test('R-2.41 other errors never reload the page', async () => {
  expect(await mayReloadFor(new Error('Failed to fetch'), '/blog', () => true)).toBe(false);
});
