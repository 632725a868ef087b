import { useEffect, useRef } from 'react';
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
  const shown = useRef({ changes, total });
  useEffect(() => {
    const { changes: changesBefore, total: totalBefore } = shown.current;
    shown.current = { changes, total };
    // The first count belongs to the list as it was loaded.
    const isCounted = totalBefore !== undefined && total !== totalBefore;
    if (changes !== changesBefore || isCounted) reload();
  }, [changes, total, reload]);
}
