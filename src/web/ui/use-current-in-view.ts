import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of links at first so that its current one is in view. */
export function useCurrentInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current!;
    const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
    const { left, right } = row.getBoundingClientRect();
    if (current && current.right > right) row.scrollLeft = current.left - left - 16;
  }, []);
  return ref;
}
