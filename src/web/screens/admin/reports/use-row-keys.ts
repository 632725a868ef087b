import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isKeyTaken } from '#web/features/admin-frame/key-commands.ts';

/** `j` and `k` move the focus between the rows of a queue; Enter opens the row, as it is a link. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { j: 1, k: -1 }[event.key];
    if (step === undefined || isKeyTaken(event)) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    rows[Math.max(0, Math.min(at + step, rows.length - 1))]?.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
