import { createStore } from '#web/ui/store.ts';

/** Returns the form if it has unsaved changes. */
type FindChanged = () => HTMLFormElement | undefined;

const guarded = new Set<FindChanged>();

/** The action that waits for the user's confirmation. */
export const waiting = createStore<(() => void) | undefined>(undefined);

/** The guards on the page, the oldest first. Only that one acts, so that a dialog may bring its own to any page. */
export const guards = createStore<readonly string[]>([]);

/** Registers a guard. Returns a function that unregisters it. */
export function addGuard(id: string): () => void {
  guards.set([...guards.read(), id]);
  return () => guards.set(guards.read().filter((each) => each !== id));
}

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
