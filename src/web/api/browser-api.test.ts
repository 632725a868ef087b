import { afterEach, expect, test, vi } from 'vitest';
import { fetchFromApi, onAdminChange } from './browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

test('R-9.01 a change in the administration is told of once it has succeeded', async () => {
  vi.stubGlobal('window', { location: { href: 'https://karafa.example/cs/sprava' } });
  const counted = async (method: string, path: string, status = 200) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    const listener = vi.fn();
    const forget = onAdminChange(listener);
    await fetchFromApi(path, { method });
    forget();
    return listener.mock.calls.length;
  };
  expect(await counted('POST', '/api/admin/moderation/1/decision')).toBe(1);
  expect(await counted('GET', '/api/admin/moderation')).toBe(0);
  expect(await counted('POST', '/api/admin/moderation/1/decision', 422)).toBe(0);
  expect(await counted('POST', '/api/reports')).toBe(0);
});
