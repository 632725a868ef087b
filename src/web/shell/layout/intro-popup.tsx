import { isPersonalRoute } from '#shared/i18n/paths.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { usePage } from '#web/page/page-context.tsx';

const loadPopup = () => import('./lazy-intro-popup.tsx');

/** The popup's code loads after the page, and only if the popup is due. */
export function IntroPopup() {
  const { route, shell } = usePage();
  // Users who write or approve adverts are not new and must not be interrupted.
  const isPersonal = route !== 'error' && isPersonalRoute(route);
  const isEnabled = shell.settings.intropopup?.is_enabled === true && !isPersonal;
  const isDue = useHydrated() && isEnabled && document.documentElement.dataset.intro === 'due';
  const popup = useChunk(loadPopup, isDue);
  return popup ? <popup.LazyIntroPopup /> : null;
}
