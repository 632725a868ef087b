import { useHasScope } from '#web/features/session/use-has-scope.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadControls = lazyPart(() => import('./advert-controls.tsx'));

/** For administrators of adverts only: visitors load no code of it, and the cached page does not contain it. */
export function LazyAdvertControls({ id }: { id: number }) {
  const controls = useChunk(loadControls, useHasScope('adverts'));
  return controls ? <controls.AdvertControls key={id} id={id} /> : null;
}
