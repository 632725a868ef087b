import { cookieLifeSeconds, promoCookie, setCookie } from '../consent/cookies.ts';

/** The banner closes by itself after this time. */
const bannerLifeMs = 30_000;
const tickMs = 250;

/** Closes the banner by itself, unless somebody is at it. @returns how to leave it alone */
export function livePromo(banner: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  let left = bannerLifeMs;
  const nextPage = new MutationObserver(hide);
  const timer = setInterval(() => {
    if (dataset.promo === 'hidden') return clearInterval(timer);
    // Nobody reads it behind the age question or in another tab; who is at it reads.
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

/** By its button. */
export function closePromo(): void {
  keepAway();
  hide();
  // The pressed button is gone: the keyboard goes on from the content.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** From the next visit of the portal on. */
function keepAway(): void {
  setCookie(promoCookie, 'hidden', cookieLifeSeconds.promo);
}

function hide(): void {
  document.documentElement.dataset.promo = 'hidden';
}

/**
 * Closes without moving what is being read: in sight its room stays, empty, until the next page; elsewhere its height is
 * taken off the scroll position.
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
