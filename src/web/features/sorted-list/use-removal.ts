import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Removal<Item> {
  /** The last removed item, which can be put back. */
  readonly removed: Item | undefined;
  readonly remove: (item: Item) => void;
  readonly restore: () => void;
  /** For the button that puts it back: it gets the focus of the button that is gone. */
  readonly undo: RefObject<HTMLButtonElement | null>;
}

/** Removes items of a list that is not saved yet, and puts the last one back to its place. */
export function useRemoval<Item extends { readonly id: string }>(
  items: readonly Item[],
  onChange: (items: readonly Item[]) => void,
): Removal<Item> {
  const [last, setLast] = useState<{ readonly item: Item; readonly at: number }>();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [last]);
  return {
    removed: last?.item,
    undo,
    remove: (item) => {
      setLast({ item, at: items.indexOf(item) });
      onChange(items.filter(({ id }) => id !== item.id));
    },
    restore: () => {
      if (!last) return;
      setLast(undefined);
      onChange([...items.slice(0, last.at), last.item, ...items.slice(last.at)]);
    },
  };
}
