import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '#web/features/admin-frame/key-commands.ts';

/** Single-key commands for long queues. Ignored while typing, in a dialog, or with Ctrl, Alt or Cmd pressed. */
export function useQueueKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
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
