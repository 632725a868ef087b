import type { PickupPoint } from '#shared/delivery/contract.ts';
import { dropDraft, readDraft, writeDraft } from '#web/features/form/draft-storage.ts';

const name = 'order-point';

/** Stores the chosen pickup point in this tab, for a reload. */
export function storePoint(point: PickupPoint | null): void {
  if (point) writeDraft(name, JSON.stringify(point));
  else dropDraft(name);
}

export function storedPoint(): PickupPoint | null {
  return JSON.parse(readDraft(name) ?? 'null') as PickupPoint | null;
}
