import { useEffect, useState } from 'react';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { LastViewedProps } from './last-viewed.tsx';

const loadLastViewed = () => import('./last-viewed.tsx');

/** The products viewed last; its code comes after the page, which nobody waits for at the end of a long page. */
export function LazyLastViewed(props: LastViewedProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => setIsWanted(true), []);
  const chunk = useChunk(loadLastViewed, isWanted);
  return chunk ? <chunk.LastViewed {...props} /> : null;
}
