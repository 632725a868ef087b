import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';
import { isWithin, mayHold, placeBeside, type Place } from './tree-moves.ts';

export type DropSide = 'before' | 'into' | 'after';

interface Drag {
  readonly id: number;
  readonly target: { readonly id: number; readonly side: DropSide } | undefined;
}

/** Dragging a row before, behind or into another one. Escape gives it up. */
export function useTreeDrag(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly AdminCategoryRow[],
  onDrop: (row: AdminCategoryRow, place: Place) => void,
): { readonly drag: Drag | undefined; readonly start: (row: AdminCategoryRow) => void } {
  const [drag, setDrag] = useState<Drag>();
  const over = useEffectEvent((clientY: number) => {
    const moved = rows.find(({ id }) => id === drag?.id);
    if (moved) setDrag({ id: moved.id, target: targetAt(list.current, rows, moved, clientY) });
  });
  const end = useEffectEvent(() => {
    const [moved, onto] = [drag?.id, drag?.target?.id].map((id) => rows.find((row) => row.id === id));
    const side = drag?.target?.side;
    setDrag(undefined);
    if (!moved || !onto || !side) return;
    onDrop(moved, side === 'into' ? { parent_id: onto.id, before_id: null } : placeBeside(rows, onto, moved, side));
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const control = new AbortController();
    const { signal } = control;
    window.addEventListener('pointermove', ({ clientY }) => over(clientY), { signal });
    window.addEventListener('pointerup', () => end(), { signal });
    window.addEventListener('pointercancel', () => setDrag(undefined), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && setDrag(undefined), { signal });
    return () => control.abort();
  }, [isDragging]);
  return { drag, start: ({ id }) => setDrag({ id, target: undefined }) };
}

/** The middle of a row means into it, its edges beside it. */
function targetAt(
  list: HTMLUListElement | null,
  rows: readonly AdminCategoryRow[],
  moved: AdminCategoryRow,
  clientY: number,
): Drag['target'] {
  const item = [...(list?.children ?? [])].find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  const row = rows.find(({ id }) => id === Number(item?.getAttribute('data-category')));
  if (!item || !row || isWithin(rows, row, moved.id)) return undefined;
  const { top, height } = item.getBoundingClientRect();
  const part = (clientY - top) / height;
  if (mayHold(row) && part > 0.3 && part < 0.7) return { id: row.id, side: 'into' };
  return { id: row.id, side: part < 0.5 ? 'before' : 'after' };
}
