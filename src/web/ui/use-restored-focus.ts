import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus when the focused element was removed by a reload of the page's data: to the element marked with
 * `data-restored-focus`, otherwise to the title.
 */
export function useRestoredFocus(title: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const watched = area.current!;
    let focused: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => (focused = target as Element);
    const onChange = () => {
      if (document.activeElement !== document.body || focused?.isConnected !== false) return;
      (watched.querySelector<HTMLElement>('[data-restored-focus]') ?? title.current)?.focus();
    };
    const observer = new MutationObserver(onChange);
    watched.addEventListener('focusin', onFocus);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [title]);
  return area;
}
