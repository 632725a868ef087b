import { useEffect, type RefObject } from 'react';

/**
 * Marks the header by `data-scrolled` once its place in the document is scrolled away, beside React and without
 * looking at every scroll: the browser tells, also when the banner above closes.
 * @param place an element where the header stands before anything is scrolled
 */
export function useScrolledMark(header: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      header.current?.toggleAttribute('data-scrolled', !entries.at(-1)!.isIntersecting),
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [header, place]);
}
