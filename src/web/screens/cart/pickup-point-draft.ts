import type { PickupPoint } from '#shared/delivery/contract.ts';

const storageKey = 'draft:order-point';

/** Keeps the chosen pickup point for a reload in this tab. */
export function keepPoint(point: PickupPoint | null): void {
  try {
    if (point) window.sessionStorage.setItem(storageKey, JSON.stringify(point));
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be full or forbidden: then it is chosen anew.
  }
}

export function keptPoint(): PickupPoint | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as PickupPoint | null;
  } catch {
    return null;
  }
}
