import { sessionStore } from '#web/features/session/session.ts';
import { createStore } from '#web/ui/store.ts';

/** Grows whenever the conversations of the user, or those of the shop, have changed. */
export const inboxChanges = createStore(0);

const channelName = 'karafa-inbox';

let isFollowing = false;

/**
 * Listens to the server's events until the user logs out. One tab of the browser holds the connection and passes them
 * on to the others; when it closes, another takes over. After each reconnection everything may have changed. Browsers
 * without locks listen in each tab.
 */
export function followInbox(onChange: () => unknown): void {
  if (isFollowing) return;
  isFollowing = true;
  const channel = new BroadcastChannel(channelName);
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
  if ('locks' in navigator)
    navigator.locks.request(channelName, { signal: stop.signal }, listen).catch(() => undefined);
  else void listen();
  const stopListening = sessionStore.subscribe(() => {
    if (sessionStore.read().status === 'in') return;
    stopListening();
    stop.abort();
    channel.close();
    isFollowing = false;
  });
}

function listenUntil(stopped: AbortSignal, hear: () => void): Promise<void> {
  return new Promise((resolve) => {
    const events = new EventSource('/api/me/events');
    let hasOpened = false;
    events.addEventListener('open', () => {
      if (hasOpened) hear();
      hasOpened = true;
    });
    events.addEventListener('inbox', hear);
    events.addEventListener('shop-inbox', hear);
    stopped.addEventListener('abort', () => {
      events.close();
      resolve();
    });
  });
}
