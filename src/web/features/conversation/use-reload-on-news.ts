import { useEffect, useRef } from 'react';
import { pollSeconds } from '#shared/shop/figures.ts';
import { useSession } from '#web/features/session/session.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { useStore } from '#web/ui/store.ts';
import { inboxChanges } from './live-inbox.ts';

/** Reloads a list of conversations when one of them has changed, or when a poll of the counter finds another number. */
export function useReloadOnNews(): void {
  const { reload } = useNavigation();
  const changes = useStore(inboxChanges, 0);
  const session = useSession();
  const total = session.status === 'in' ? session.session.messages.total : undefined;
  const shown = useRef({ changes, total, at: Infinity });
  useEffect(() => {
    const { changes: changesBefore, total: totalBefore, at } = shown.current;
    const now = performance.now();
    shown.current = { changes, total, at: Math.min(at, now) };
    // The first count belongs to the list as it was loaded, unless asking for it failed first.
    const isCounted = totalBefore !== undefined || now - at > (pollSeconds * 1000) / 2;
    if (changes !== changesBefore || (isCounted && total !== totalBefore)) reload();
  }, [changes, total, reload]);
}
