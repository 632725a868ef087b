import type { Me } from '#shared/accounts/contract.ts';
import { isLoggedInCookie } from '#shared/accounts/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { createStore, useStore } from '#web/ui/store.ts';

export interface Session {
  readonly me: Me;
  readonly adverts: { readonly active: number; readonly total: number; readonly limit: number | null };
  readonly messages: { readonly total: number; readonly new: number };
}

/** `unknown` until the browser has asked; pages are drawn for everybody. */
export type SessionState =
  { readonly status: 'unknown' | 'guest' } | { readonly status: 'in'; readonly session: Session };

const unknown: SessionState = { status: 'unknown' };
const store = createStore<SessionState>(unknown);

export function useSession(): SessionState {
  return useStore(store, unknown);
}

/** Whether the browser keeps a login; the token itself no script can read. */
export function keepsLogin(): boolean {
  return document.cookie.split('; ').includes(`${isLoggedInCookie}=1`);
}

/** Asks who is logged in and for the counts. A failure of the network leaves what is known. */
export async function refreshSession(): Promise<void> {
  if (!keepsLogin()) {
    endSession();
    return;
  }
  try {
    const [me, adverts, messages] = await Promise.all([
      browserApi.accounts.me(),
      browserApi.adverts.statistics(),
      browserApi.accounts.messageCounter({ query: { counter: '1' } }),
    ]);
    store.set({ status: 'in', session: { me: me.data, adverts, messages } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
    else if (store.read().status === 'unknown') endSession();
  }
}

/** From here on nobody is logged in, as far as the page knows. */
export function endSession(): void {
  store.set({ status: 'guest' });
  document.documentElement.dataset.login = 'no';
}

export async function logOut(): Promise<void> {
  await browserApi.accounts.logout();
  endSession();
}
