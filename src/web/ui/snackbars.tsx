import { useEffect, useRef } from 'react';
import { snackbars, visibleSnackbars, type Snackbar } from './snackbar-queue.ts';
import { useStore } from './store.ts';
import { useChunk } from './use-chunk.ts';

const none: readonly Snackbar[] = [];
const loadMessage = () => import('./snackbar-message.tsx');

/**
 * The messages at the top of the page. Both live regions are rendered from the start: screen readers ignore regions
 * added later.
 * @param hasHeader they stand below the header, which follows the page
 */
export function Snackbars({ hasHeader = true }: { hasHeader?: boolean }) {
  const shown = visibleSnackbars(useStore(snackbars, none));
  const ref = useRef<HTMLDivElement>(null);
  // Loaded right after the page: it must also be able to report a lost connection.
  const chunk = useChunk(loadMessage, true);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    // Reopened for each message to be above dialogs opened since.
    const place = ref.current;
    if (!place?.showPopover) return;
    if (place.matches(':popover-open')) place.hidePopover();
    if (newest !== undefined) place.showPopover();
  }, [newest]);

  const list = (isUrgent: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === isUrgent)
      .map((snackbar) => chunk && <chunk.SnackbarMessage key={snackbar.id} snackbar={snackbar} />);

  return (
    <div ref={ref} popover="manual" className={`snackbars ${hasHeader ? 'top-3 tablet:top-20' : 'top-1'}`}>
      <div role="alert">{list(true)}</div>
      <div role="status">{list(false)}</div>
    </div>
  );
}
