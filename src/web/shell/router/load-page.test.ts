import '#shared/i18n/personal-paths.ts';
import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { Redirect } from '#web/page/screen.ts';
import type { ShellData } from '#web/page/shell-data.ts';
import { loadPage } from './load-page.ts';

/** Where a guest who opens the address is redirected. */
async function redirectOf(address: string, api: ApiClient): Promise<string> {
  const { pathname: path, search } = new URL(address, 'https://karafa.example');
  const shell = { currencies: [{ id: 1, is_default: true }] } as unknown as ShellData;
  const request = { api, origin: 'https://karafa.example', path, search, services: {}, isLoggedIn: false };
  const answer = await loadPage({ ...request, getShell: async () => shell } as Parameters<typeof loadPage>[0]).catch(
    (error: unknown) => error,
  );
  expect(answer).toBeInstanceOf(Redirect);
  return (answer as Redirect).to;
}

test.each([
  ['/ucet/zpravy/nova?listing=12', '/ucet/registrace?redirect=%2Fucet%2Fzpravy%2Fnova%3Flisting%3D12'],
  ['/de/konto/uebersicht', '/de/konto/registrierung?redirect=%2Fde%2Fkonto%2Fuebersicht'],
])('R-2.32 a guest who opens %s logs in first, without a call that is refused', async (address, login) => {
  const api = new Proxy({} as ApiClient, {
    get: () => {
      throw new Error('called');
    },
  });
  expect(await redirectOf(address, api)).toBe(login);
});

test('R-6.09 a guest who opens the summary of an order in the account reaches the one outside of it', async () => {
  const me = () => Promise.reject(new ApiError(401, { message: '' }));
  const api = { orders: { get: async () => ({}) }, lists: { countries: async () => [] }, accounts: { me } };
  const hash = 'h'.repeat(22);
  expect(await redirectOf(`/ucet/shrnuti/35/${hash}`, api as unknown as ApiClient)).toBe(`/shrnuti/35/${hash}`);
});
