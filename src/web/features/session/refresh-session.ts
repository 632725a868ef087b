import { isLoggedInCookie } from '#shared/accounts/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { claimDrafts, dropAllDrafts } from '#web/features/form/draft-storage.ts';
import { endSession, hasLogin, sessionStore, type Session } from './session.ts';

/** Loads the logged-in user and the counts. A network error leaves the known state unchanged. */
export function refreshSession(): Promise<void> {
  return askAgain(async () => {
    const [{ data: me }, counts] = await Promise.all([browserApi.accounts.me(), askForCounts()]);
    return { me, ...counts };
  });
}

/** Loads the counts of the logged-in user. */
export function refreshCounts(): Promise<void> {
  const state = sessionStore.read();
  if (state.status !== 'in') return refreshSession();
  return askAgain(async () => ({ me: state.session.me, ...(await askForCounts()) }));
}

export async function logOut(): Promise<void> {
  await browserApi.accounts.logout();
  forgetLogin();
}

/**
 * Ends a login that the server has ended, and removes all data of the user from the browser: drafts and the number of
 * pieces in the cart.
 */
export function forgetLogin(): void {
  dropLoginCookie();
  endSession();
  dropAllDrafts();
  showPieces(0);
}

/** Without the cookie the browser sends no requests for a user. */
function dropLoginCookie(): void {
  document.cookie = `${isLoggedInCookie}=; path=/; max-age=0`;
}

async function askForCounts() {
  const [adverts, messages] = await Promise.all([
    browserApi.adverts.statistics(),
    browserApi.messages.counter({ query: { counter: '1' } }),
  ]);
  return { adverts, messages };
}

async function askAgain(ask: () => Promise<Session>): Promise<void> {
  if (!hasLogin()) {
    endSession();
    return;
  }
  try {
    const session = await ask();
    // Logged out meanwhile.
    if (!hasLogin()) return endSession();
    sessionStore.set({ status: 'in', session });
    claimDrafts();
    // Without it the counter is polled.
    import('#web/features/conversation/live-inbox.ts')
      .then(({ followInbox }) => followInbox(session.me.id, refreshCounts))
      .catch(() => undefined);
    // Until it succeeds the hearts are empty, and pressing one tries again.
    import('#web/features/favourites/own-favourites.ts')
      .then(({ loadFavourites }) => loadFavourites())
      .catch(() => undefined);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      // The login has ended elsewhere.
      dropLoginCookie();
      endSession();
    } else if (sessionStore.read().status === 'unknown') endSession();
  }
}
