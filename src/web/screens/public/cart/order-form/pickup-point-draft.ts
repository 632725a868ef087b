import type { PickupPoint } from '#shared/delivery/contract.ts';
import { dropDraft, readDraft, writeDraft } from '#web/features/form/draft-storage.ts';

const name = 'order-point';

/** Keeps the chosen pickup point for a reload in this tab. */
export function keepPoint(point: PickupPoint | null): void {
  if (point) writeDraft(name, JSON.stringify(point));
  else dropDraft(name);
}

export function keptPoint(): PickupPoint | null {
  return JSON.parse(readDraft(name) ?? 'null') as PickupPoint | null;
}
