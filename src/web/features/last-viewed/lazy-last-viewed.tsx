import { useChunk } from '#web/ui/use-chunk.ts';
import type { LastViewedProps } from './last-viewed.tsx';

const loadLastViewed = () => import('./last-viewed.tsx');

/** Recently viewed products. They are at the end of a long page, so their code is loaded after it. */
export function LazyLastViewed(props: LastViewedProps) {
  const chunk = useChunk(loadLastViewed, true);
  return chunk ? <chunk.LastViewed {...props} /> : null;
}
