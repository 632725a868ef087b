const storageKey = 'order-key';

/**
 * The key under which this tab's order is sent: the same until it is placed, so that what is clicked twice, retried or
 * sent again after a reload is one order.
 */
export function orderKey(): string {
  const kept = read();
  if (kept) return kept;
  const key = crypto.randomUUID();
  try {
    window.sessionStorage.setItem(storageKey, key);
  } catch {
    // Without storage a reload begins another order.
  }
  return key;
}

/** From here on the tab orders anew. */
export function dropOrderKey(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
