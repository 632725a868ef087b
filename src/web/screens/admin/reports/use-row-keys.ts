import type { RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useKeyCommands } from '#web/features/admin-keys/key-commands.ts';

/** `j` and `k` move the focus between the rows of a queue; Enter opens the row, as it is a link. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const { t } = useLingui();
  const step = (by: number) => () => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[Math.max(0, Math.min(at + by, rows.length - 1))]?.focus();
  };
  useKeyCommands([
    { keys: ['j'], text: t`další řádek`, run: step(1) },
    { keys: ['k'], text: t`předchozí řádek`, run: step(-1) },
    { keys: ['Enter'], text: t`otevřít řádek` },
  ]);
}
