import type { Review } from '#shared/reviews/contract.ts';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadControls = lazyPart(() => import('./reply-controls.tsx'));

/** For the reviewed user alone: others load no code of it, and the cached page does not contain it. */
export function LazyReplyControls({ review, userId }: { review: Review; userId: number }) {
  const session = useSession();
  const controls = useChunk(loadControls, session.status === 'in' && session.session.me.id === userId);
  return controls ? <controls.ReplyControls key={review.id} review={review} /> : null;
}
