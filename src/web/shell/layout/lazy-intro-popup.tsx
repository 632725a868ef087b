import { useEffect, useState } from 'react';
import { useChunk } from '#web/ui/use-chunk.ts';
import { cookieLifeSeconds, introDelayMs } from '#shared/shop/figures.ts';
import { introCookie, setCookie } from '../consent/cookies.ts';
import { usePage } from '#web/page/page-context.tsx';
import { lazyPart } from '#web/page/i18n.ts';

const tickMs = 250;
/** A press that was meant for the page must not land in the popup. */
const activities = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;

const loadDialog = lazyPart(() => import('./intro-dialog.tsx'));

/** Appears once a visitor has done nothing for some time; once closed it stays hidden for 14 days. */
export function LazyIntroPopup() {
  const { settings, poster } = usePage().shell;
  const { intropopup } = settings;
  const isEnabled = intropopup?.is_enabled === true;
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useChunk(loadDialog, isOpen, () => setIsOpen(false));

  useEffect(() => {
    if (!isEnabled || document.documentElement.dataset.intro !== 'due') return undefined;
    let waited = 0;
    const restart = () => (waited = 0);
    for (const each of activities) document.addEventListener(each, restart, true);
    const stop = () => {
      clearInterval(timer);
      for (const each of activities) document.removeEventListener(each, restart, true);
    };
    const timer = setInterval(() => {
      waited = mayAppear() ? waited + tickMs : 0;
      if (waited < introDelayMs) return;
      stop();
      setIsOpen(true);
    }, tickMs);
    return stop;
  }, [isEnabled]);

  const close = () => {
    setIsOpen(false);
    setCookie(introCookie, 'hidden', cookieLifeSeconds.intro);
    document.documentElement.dataset.intro = 'hidden';
  };

  if (!intropopup || !dialog) return null;
  return (
    <dialog.IntroDialog
      isOpen={isOpen}
      onClose={close}
      content={intropopup}
      desktopPicture={poster['banner.popup_desktop']?.[0]}
      mobilePicture={poster['banner.popup_mobile']?.[0]}
    />
  );
}

/**
 * Never over the age question or another dialog, and never while the visitor is typing. It does not wait for the cookie
 * bar, which hides behind every dialog.
 */
function mayAppear(): boolean {
  return (
    document.documentElement.dataset.age === 'confirmed' &&
    !document.querySelector('dialog[open]') &&
    !document.activeElement?.matches('input, textarea, select')
  );
}
