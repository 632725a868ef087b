import { createStore } from '#web/ui/store.ts';

/** Gives the form while it holds what nobody saved. */
type FindChanged = () => HTMLFormElement | undefined;

const guarded = new Set<FindChanged>();

/** What waits for the answer whether the changes may go. */
export const waiting = createStore<(() => void) | undefined>(undefined);

/** Has a form looked at before it is left; the answer ends that. */
export function guardForm(findChanged: FindChanged): () => void {
  guarded.add(findChanged);
  return () => guarded.delete(findChanged);
}

export function hasUnsavedChanges(within: Node = document): boolean {
  return [...guarded].some((findChanged) => {
    const form = findChanged();
    return form !== undefined && within.contains(form);
  });
}

/** Asks whether what was typed may go, then goes on. */
export function askBefore(goOn: () => void): void {
  waiting.set(goOn);
}
