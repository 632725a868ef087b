import { useEffect } from 'react';
import type { WaitingQueue } from '#shared/admin-tasks/admin-contract.ts';
import type { TaskQueue } from '#shared/admin-tasks/queues.ts';
import { browserApi, onAdminChange } from '#web/api/browser-api.ts';
import { createStore, useStore } from '#web/ui/store.ts';

const refreshMs = 60_000;

const nothing: readonly WaitingQueue[] = [];
const store = createStore(nothing);

/** Shows what a screen has loaded. */
export function showQueues(queues: readonly WaitingQueue[]): void {
  store.set(queues);
}

/** How much waits in queues; refreshed each minute, with each screen and after each change in the administration. */
export function useWaitingCounts(path: string): (queues: readonly TaskQueue[]) => number {
  const waiting = useStore(store, nothing);
  useEffect(() => {
    const refresh = () => {
      if (document.hidden) return;
      // Offline, the previous numbers remain.
      browserApi.adminTasks.list().then(
        ({ queues }) => showQueues(queues),
        () => undefined,
      );
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    const forget = onAdminChange(refresh);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [path]);
  return (queues) => waiting.reduce((sum, { queue, count }) => sum + (queues.includes(queue) ? count : 0), 0);
}
