import type { Me } from '#shared/accounts/contract.ts';
import { isLoggedInCookie } from '#shared/accounts/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { claimDrafts, dropAllDrafts } from '#web/features/form/draft-storage.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { keptAccount } from './kept-account.ts';

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

/** Whether the browser keeps a login. */
export function keepsLogin(): boolean {
  return keptAccount() !== undefined;
}

/** Asks who is logged in and for the counts. A failure of the network leaves what is known. */
export function refreshSession(): Promise<void> {
  return askAnew(async () => {
    const [{ data: me }, counts] = await Promise.all([browserApi.accounts.me(), askForCounts()]);
    return { me, ...counts };
  });
}

/** Asks for the counts of who is logged in. */
export function refreshCounts(): Promise<void> {
  const state = store.read();
  if (state.status !== 'in') return refreshSession();
  return askAnew(async () => ({ me: state.session.me, ...(await askForCounts()) }));
}

async function askForCounts() {
  const [adverts, messages] = await Promise.all([
    browserApi.adverts.statistics(),
    browserApi.accounts.messageCounter({ query: { counter: '1' } }),
  ]);
  return { adverts, messages };
}

async function askAnew(ask: () => Promise<Session>): Promise<void> {
  if (!keepsLogin()) {
    endSession();
    return;
  }
  try {
    store.set({ status: 'in', session: await ask() });
    claimDrafts();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      // The login has ended elsewhere: no page need ask again.
      document.cookie = `${isLoggedInCookie}=; path=/; max-age=0`;
      endSession();
    } else if (store.read().status === 'unknown') endSession();
  }
}

/** From here on nobody is logged in, as far as the page knows. */
export function endSession(): void {
  store.set({ status: 'guest' });
  document.documentElement.dataset.login = 'no';
}

/** Leaves nothing of who was logged in: what was typed, and how many pieces lie in the cart. */
export async function logOut(): Promise<void> {
  await browserApi.accounts.logout();
  endSession();
  dropAllDrafts();
  showPieces(0);
}
