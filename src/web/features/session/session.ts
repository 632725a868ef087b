import type { Me } from '#shared/accounts/contract.ts';
import { favouriteIds, keptIds } from '#web/features/favourites/favourite-ids.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { loggedInAccount } from './logged-in-account.ts';

export interface Session {
  readonly me: Me;
  readonly adverts: { readonly active: number; readonly total: number; readonly limit: number | null };
  /** `system` are unread notices of the portal. */
  readonly messages: { readonly total: number; readonly new: number; readonly system: readonly unknown[] };
}

/** `unknown` until the browser has asked: pages are rendered for every visitor. */
export type SessionState =
  { readonly status: 'unknown' | 'guest' } | { readonly status: 'in'; readonly session: Session };

const unknown: SessionState = { status: 'unknown' };
export const sessionStore = createStore<SessionState>(unknown);

export function useSession(): SessionState {
  return useStore(sessionStore, unknown);
}

/** Whether the browser has a login. */
export function hasLogin(): boolean {
  return loggedInAccount() !== undefined;
}

/** Switches the page to the guest state. */
export function endSession(): void {
  if (sessionStore.read().status === 'in') favouriteIds.set(keptIds());
  sessionStore.set({ status: 'guest' });
  document.documentElement.dataset.login = 'no';
}
