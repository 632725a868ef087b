import { useEffect, type RefObject } from 'react';

/** The header counts as scrolled past its height minus this. */
const scrolledBeforeEndPx = 75;
/** How often the mobile header looks where the promo banner ends: it closes by itself and by a click. */
const bannerCheckMs = 500;
const mobile = '(max-width: 767px)';

/** Marks the header by `data-scrolled`, beside React: scrolling draws nothing anew. */
export function useScrolledMark(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current!;
    let bannerEnd = promoBannerHeight();

    const mark = () => {
      const reserved = parseFloat(getComputedStyle(header).marginBottom);
      const limit = bannerEnd + Math.max(0, header.offsetHeight + reserved - scrolledBeforeEndPx);
      header.toggleAttribute('data-scrolled', window.scrollY > limit);
    };
    const checkBanner = () => {
      const end = promoBannerHeight();
      if (end === bannerEnd) return;
      bannerEnd = end;
      mark();
    };
    const onResize = () => {
      bannerEnd = promoBannerHeight();
      mark();
    };

    mark();
    const timer = setInterval(() => window.matchMedia(mobile).matches && checkBanner(), bannerCheckMs);
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', mark);
      window.removeEventListener('resize', onResize);
    };
  }, [ref]);
}

function promoBannerHeight(): number {
  return document.getElementById('promo-banner')?.offsetHeight ?? 0;
}
