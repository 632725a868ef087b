import '#shared/i18n/personal-paths.ts';
import { expect, test } from 'vitest';
import type { ApiClient } from '#web/api/client.ts';
import { Redirect } from '#web/page/screen.ts';
import type { ShellData } from '#web/page/shell-data.ts';
import { loadPage } from './load-page.ts';

test.each([
  ['/ucet/zpravy/nova', '?listing=12', '/ucet/registrace?redirect=%2Fucet%2Fzpravy%2Fnova%3Flisting%3D12'],
  ['/de/konto/uebersicht', '', '/de/konto/registrierung?redirect=%2Fde%2Fkonto%2Fuebersicht'],
])('R-2.32 a guest who opens %s%s logs in first, without a call that is refused', async (path, search, login) => {
  const api = new Proxy({} as ApiClient, {
    get: () => {
      throw new Error('called');
    },
  });
  const shell = { currencies: [{ id: 1, is_default: true }] } as unknown as ShellData;
  const request = { api, origin: 'https://karafa.example', path, search, services: {}, isLoggedIn: false };
  const answer = await loadPage({ ...request, getShell: async () => shell } as Parameters<typeof loadPage>[0]).catch(
    (error: unknown) => error,
  );
  expect(answer).toBeInstanceOf(Redirect);
  expect((answer as Redirect).to).toBe(login);
});
