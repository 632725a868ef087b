const key = 'edited-watchdog';

/** The watchdog whose filters are being changed in a list. */
export interface EditedWatchdog {
  readonly id: number;
  readonly name: string;
}

/** Keeps it for this tab: the list then offers to save its filters to the watchdog. */
export function keepEdited(watchdog: EditedWatchdog): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(watchdog));
  } catch {
    // Storage is blocked: the list saves a new watchdog.
  }
}

export function readEdited(): EditedWatchdog | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    const { id, name } = (kept ?? {}) as Partial<EditedWatchdog>;
    return Number.isSafeInteger(id) && typeof name === 'string' ? { id: id!, name } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetEdited(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
