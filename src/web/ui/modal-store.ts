import { createStore } from './store.ts';

/** Contents of the global modal. An unknown type shows the text for unknown types. */
export type Modal = { readonly type: 'text'; readonly title: string; readonly text: string };

export const modal = createStore<Modal | undefined>(undefined);

/** Opens the global modal. Callable from anywhere, also outside components. */
export function openModal(opened: Modal): void {
  modal.set(opened);
}

export function closeModal(): void {
  modal.set(undefined);
}
