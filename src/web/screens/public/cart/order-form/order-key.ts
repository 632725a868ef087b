import { dropDraft, readDraft, writeDraft } from '#web/features/form/draft-storage.ts';

const name = 'order-key';

/**
 * The key under which this tab's order is sent: the same until it is placed, so that what is clicked twice, retried or
 * sent again after a reload is one order.
 */
export function orderKey(): string {
  const key = readDraft(name) ?? crypto.randomUUID();
  writeDraft(name, key);
  return key;
}

/** From here on the tab orders anew. */
export function dropOrderKey(): void {
  dropDraft(name);
}
