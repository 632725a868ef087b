import { createStore } from '#web/ui/store.ts';

/** Returns the form if it has unsaved changes. */
type FindChanged = () => HTMLFormElement | undefined;

const guarded = new Set<FindChanged>();

/** The action that waits for the user's confirmation. */
export const waiting = createStore<(() => void) | undefined>(undefined);

/** Registers a form to be checked before leaving. Returns a function that unregisters it. */
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

/** Asks whether to discard the changes, then continues with the action. */
export function askBefore(proceed: () => void): void {
  waiting.set(proceed);
}
