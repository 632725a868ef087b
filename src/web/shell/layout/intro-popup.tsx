import { useEffect, useState } from 'react';
import { isPersonalRoute } from '#shared/i18n/paths.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { usePage } from '#web/page/page-context.tsx';

const loadPopup = () => import('./lazy-intro-popup.tsx');

/** The popup's code comes after the page, and only where the popup is due. */
export function IntroPopup() {
  const { route, shell } = usePage();
  // Who writes an advert or approves some is no newcomer, and not to be disturbed.
  const isPersonal = route !== 'error' && isPersonalRoute(route);
  const isEnabled = shell.settings.intropopup?.is_enabled === true && !isPersonal;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => setIsDue(isEnabled && document.documentElement.dataset.intro === 'due'), [isEnabled]);
  const popup = useChunk(loadPopup, isDue);
  return popup ? <popup.LazyIntroPopup /> : null;
}
