import { useLingui } from '@lingui/react/macro';
import { useKey, useKeyCommands } from '#web/features/admin-keys/key-commands.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import type { DetailControls } from './use-detail.ts';

interface ListKeys {
  readonly detail: DetailControls;
  /** Where rows can be selected. */
  readonly selection?: Selection<number>;
}

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('main tbody [data-row]')];
const rowLink = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`main tbody [data-row="${String(id)}"]`);

/** Keys of a list whose rows open beside it. Arrows scroll as usual, except on the rows and the heading of the detail. */
export function useListKeys({ detail, selection }: ListKeys): void {
  const { t } = useLingui();
  const move = (by: 1 | -1): boolean => {
    if (detail.step(by)) return true;
    const links = rowLinks();
    const at = links.findIndex((link) => link === document.activeElement);
    links[Math.max(0, Math.min(at + by, links.length - 1))]?.focus();
    return links.length > 0;
  };
  const isOnRow = () => document.activeElement?.closest('[data-row], [data-pane-title]') != null;
  const select = () => {
    const focused = Number(document.activeElement?.getAttribute('data-row') ?? Number.NaN);
    const id = Number.isNaN(focused) ? detail.opened : focused;
    if (id !== undefined) selection?.toggle(id);
    return id !== undefined;
  };
  const close = () => {
    if (detail.opened === undefined) return false;
    rowLink(detail.opened)?.focus();
    detail.close();
    return true;
  };
  useKeyCommands([
    { keys: ['j'], text: t`další řádek`, run: () => move(1) },
    { keys: ['k'], text: t`předchozí řádek`, run: () => move(-1) },
    { keys: ['ArrowDown', 'ArrowUp'], text: t`další a předchozí řádek, když je na řádku kurzor` },
    { keys: ['Enter'], text: t`otevřít řádek` },
    ...(selection ? [{ keys: ['x'], text: t`vybrat řádek`, run: select }] : []),
    { keys: ['Escape'], text: t`zavřít detail vedle seznamu`, run: close },
  ]);
  useKey('ArrowDown', () => isOnRow() && move(1));
  useKey('ArrowUp', () => isOnRow() && move(-1));
}
