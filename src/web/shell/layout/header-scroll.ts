import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-scrolled` on the header once its original position has scrolled out of view. Uses an
 * IntersectionObserver rather than scroll events; it also notices that the banner above has closed.
 * @param place an element at the header's position in the unscrolled page
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
