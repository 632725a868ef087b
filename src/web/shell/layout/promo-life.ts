import { bannerLifeMs, cookieLifeSeconds } from '#shared/shop/figures.ts';
import { promoCookie, setCookie } from '../consent/cookies.ts';

const tickMs = 250;

/**
 * Closes the banner after its time, unless the visitor is hovering over or focusing it.
 * @returns a function that cancels this
 */
export function startPromoTimer(banner: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  let left = bannerLifeMs;
  const nextPage = new MutationObserver(hide);
  const timer = setInterval(() => {
    if (dataset.promo === 'hidden') return clearInterval(timer);
    // Behind the age question or in a background tab it is not seen; hovered or focused, it is being read.
    if (dataset.age !== 'confirmed' || document.hidden || banner.matches(':hover, :focus-within')) return;
    left -= tickMs;
    if (left > 0) return;
    clearInterval(timer);
    closeInPlace(banner.offsetHeight);
    nextPage.observe(document.documentElement, { attributeFilter: ['data-shown'] });
  }, tickMs);
  return () => {
    clearInterval(timer);
    nextPage.disconnect();
  };
}

/** Handles the close button. */
export function closePromo(): void {
  keepAway();
  hide();
  // The clicked button has disappeared: the focus moves to the content.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Hides the banner on later visits. */
function keepAway(): void {
  setCookie(promoCookie, 'hidden', cookieLifeSeconds.promo);
}

function hide(): void {
  document.documentElement.dataset.promo = 'hidden';
}

/**
 * Closes without moving visible content: a visible banner leaves an empty space until the next page; above the
 * viewport its height is subtracted from the scroll position.
 */
function closeInPlace(height: number): void {
  const { dataset, style } = document.documentElement;
  const { scrollY } = window;
  keepAway();
  dataset.promo = 'closed';
  if (scrollY < height) return;
  style.overflowAnchor = 'none';
  hide();
  window.scrollTo(0, scrollY - height);
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
