import { dropDraft, readDraft, writeDraft } from '#web/features/form/draft-storage.ts';

const name = 'order-key';

/**
 * The idempotency key of this tab's order. It stays the same until the order is placed, so that double clicks,
 * retries and submissions after a reload make one order.
 */
export function orderKey(): string {
  const key = readDraft(name) ?? crypto.randomUUID();
  writeDraft(name, key);
  return key;
}

/** The next order of this tab gets a new key. */
export function dropOrderKey(): void {
  dropDraft(name);
}
