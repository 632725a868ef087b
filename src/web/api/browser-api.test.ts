import { afterEach, expect, test, vi } from 'vitest';
import { adminChanges, fetchFromApi } from './browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

test('R-9.01 a change in the administration is counted once it has succeeded', async () => {
  vi.stubGlobal('window', { location: { href: 'https://karafa.example/cs/sprava' } });
  const counted = async (method: string, path: string, status = 200) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    const before = adminChanges.read();
    await fetchFromApi(path, { method });
    return adminChanges.read() - before;
  };
  expect(await counted('POST', '/api/admin/moderation/1/decision')).toBe(1);
  expect(await counted('GET', '/api/admin/moderation')).toBe(0);
  expect(await counted('POST', '/api/admin/moderation/1/decision', 422)).toBe(0);
  expect(await counted('POST', '/api/reports')).toBe(0);
});
