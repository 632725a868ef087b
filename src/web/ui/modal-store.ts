import { createStore } from './store.ts';

/** What the global modal can show. A type that nobody knows shows the unknown-type text. */
export type Modal = { readonly type: 'text'; readonly title: string; readonly text: string };

export const modal = createStore<Modal | undefined>(undefined);

/** Opens the global modal. Works from anywhere, also outside components. */
export function openModal(opened: Modal): void {
  modal.set(opened);
}

export function closeModal(): void {
  modal.set(undefined);
}
