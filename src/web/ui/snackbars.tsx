import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import {
  closeSnackbar,
  snackbarLifeMs,
  snackbars,
  visibleSnackbars,
  type Snackbar,
  type SnackbarTone,
} from './snackbar-queue.ts';
import { useStore } from './store.ts';

const none: readonly Snackbar[] = [];

const looks: Record<SnackbarTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: 'border-l-link [&>svg]:text-link' },
  info: { icon: 'info', className: 'border-l-amber [&>svg]:text-amber-text' },
  error: { icon: 'error', className: 'border-l-burgundy-text [&>svg]:text-burgundy-text' },
};

/** The messages at the top of the page. Both live regions stand from the beginning, or nobody would hear them. */
export function Snackbars() {
  const shown = visibleSnackbars(useStore(snackbars, none));
  const ref = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    // Shown anew for every message, a popover stands above dialogs opened in the meantime.
    const place = ref.current;
    if (!place?.showPopover) return;
    if (place.matches(':popover-open')) place.hidePopover();
    if (newest !== undefined) place.showPopover();
  }, [newest]);

  const list = (isUrgent: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === isUrgent)
      .map((snackbar) => <SnackbarMessage key={snackbar.id} snackbar={snackbar} />);

  return (
    <div
      ref={ref}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-3 bottom-auto m-0 mx-auto w-[min(34rem,calc(100vw-1.5rem))] overflow-visible border-0 bg-transparent p-0 tablet:top-20"
    >
      <div role="alert">{list(true)}</div>
      <div role="status">{list(false)}</div>
    </div>
  );
}

function SnackbarMessage({ snackbar: { id, text, tone } }: { snackbar: Snackbar }) {
  const { t } = useLingui();
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), snackbarLifeMs[tone]);
    return () => clearTimeout(timer);
  }, [id, tone, isRead]);

  return (
    <div
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
      onFocus={() => setIsRead(true)}
      onBlur={() => setIsRead(false)}
      className={classes(
        'snackbar pointer-events-auto mb-2 flex items-start gap-3 rounded border border-l-4 border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-lg shadow-ink/15',
        looks[tone].className,
      )}
    >
      <Icon name={looks[tone].icon} className="mt-2.5 shrink-0" />
      <p className="grow py-1.5">{text}</p>
      <button
        type="button"
        onClick={() => closeSnackbar(id)}
        aria-label={t`Zavřít zprávu`}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
