import { useEffect, useEffectEvent } from 'react';

/** Single-key commands for long queues. Ignored while typing, in a dialog, or with Ctrl, Alt or Cmd pressed. */
export function useQueueKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isTaken(event.target)) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}
