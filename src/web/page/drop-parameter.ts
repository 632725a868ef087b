import { noteShown } from './shown-address.ts';

/** Takes a parameter out of the address without a navigation, so that a reload does not repeat what it has told. */
export function dropParameter(name: string): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  noteShown(url);
}
