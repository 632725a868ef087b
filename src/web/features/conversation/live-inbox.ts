import { sessionStore } from '#web/features/session/session.ts';
import { createStore } from '#web/ui/store.ts';

/** Grows whenever the conversations of the user, or those of the shop, have changed. */
export const inboxChanges = createStore(0);

/** How long to wait after a refusal, for example by a proxy while the server restarts. */
const retryMs = 10_000;

/** The account whose events are listened to. */
let followed: number | undefined;

/**
 * Listens to the server's events until the user logs out. One tab of the browser holds the connection and passes them
 * on to the others of the same account; when it closes, another takes over. After each reconnection everything may have
 * changed. Browsers without locks listen in each tab.
 */
export function followInbox(accountId: number, onChange: () => unknown): void {
  if (followed === accountId) return;
  followed = accountId;
  const name = `karafa-inbox-${accountId}`;
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  const tell = () => {
    inboxChanges.set(inboxChanges.read() + 1);
    onChange();
  };
  channel.addEventListener('message', tell);
  const hear = () => {
    tell();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage('changed');
  };
  const listen = () => listenUntil(stop.signal, hear);
  if ('locks' in navigator) navigator.locks.request(name, { signal: stop.signal }, listen).catch(() => undefined);
  else void listen();
  const stopListening = sessionStore.subscribe(() => {
    const state = sessionStore.read();
    if (state.status === 'in' && state.session.me.id === accountId) return;
    stopListening();
    stop.abort();
    channel.close();
    followed = undefined;
  });
}

function listenUntil(stopped: AbortSignal, hear: () => void): Promise<void> {
  return new Promise((resolve) => {
    let events: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let hasOpened = false;
    const open = () => {
      events = new EventSource('/api/me/events');
      events.addEventListener('open', () => {
        if (hasOpened) hear();
        hasOpened = true;
      });
      events.addEventListener('inbox', hear);
      events.addEventListener('shop-inbox', hear);
      // The browser reconnects after a lost connection, but not after an answer other than a stream.
      events.addEventListener('error', () => {
        if (events.readyState === EventSource.CLOSED) retry = setTimeout(open, retryMs);
      });
    };
    open();
    stopped.addEventListener('abort', () => {
      clearTimeout(retry);
      events.close();
      resolve();
    });
  });
}
