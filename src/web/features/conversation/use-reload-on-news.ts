import { useEffect, useRef } from 'react';
import { useNavigation } from '#web/page/page-context.tsx';
import { useStore } from '#web/ui/store.ts';
import { inboxChanges } from './live-inbox.ts';

/** Reloads a list of conversations when one of them has changed. */
export function useReloadOnNews(): void {
  const { reload } = useNavigation();
  const changes = useStore(inboxChanges, 0);
  const shown = useRef(changes);
  useEffect(() => {
    if (changes === shown.current) return;
    shown.current = changes;
    reload();
  }, [changes, reload]);
}
