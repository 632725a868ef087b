import { cookieLifeSeconds, promoCookie, setCookie } from '../consent/cookies.ts';

/** The banner closes by itself after this time. */
const bannerLifeMs = 30_000;
const tickMs = 250;
const foldMs = 180;

/** Closes the banner by its button, and by itself unless somebody is at it. @returns how to leave it alone */
export function livePromo(banner: HTMLElement): () => void {
  const root = document.documentElement.dataset;
  let left = bannerLifeMs;
  const timer = setInterval(() => {
    if (root.promo === 'hidden') clearInterval(timer);
    // Nobody reads it behind the age question or in another tab; who is at it reads.
    if (root.age !== 'confirmed' || document.hidden || banner.matches(':hover, :focus-within')) return;
    left -= tickMs;
    if (left > 0) return;
    clearInterval(timer);
    fold(banner);
  }, tickMs);
  return () => clearInterval(timer);
}

/** By its button. */
export function closePromo(): void {
  hide();
  // The pressed button is gone: the keyboard goes on from the content.
  document.getElementById('content')?.focus({ preventScroll: true });
}

function hide(): void {
  setCookie(promoCookie, 'hidden', cookieLifeSeconds.promo);
  document.documentElement.dataset.promo = 'hidden';
}

/** Closes without moving what is being read: folds in sight, elsewhere takes its height off the scroll position. */
function fold(banner: HTMLElement): void {
  const { offsetHeight: height } = banner;
  const { scrollY } = window;
  if (scrollY >= height) {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    hide();
    window.scrollTo(0, scrollY - height);
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  } else if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    hide();
  } else {
    const folding = banner.animate([{ height: `${height}px` }, { height: '0px' }], {
      duration: foldMs,
      easing: 'ease-out',
    });
    folding.finished.then(hide, hide);
  }
}
