import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { closeSnackbar, type Snackbar, type SnackbarTone } from './snackbar-queue.ts';

/** How long a message is shown. Hovering or focusing it stops the time. */
const snackbarLifeMs: Record<SnackbarTone, number> = { success: 6000, info: 8000, error: 12_000 };

const looks: Record<SnackbarTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: 'border-l-link [&>svg]:text-link' },
  info: { icon: 'info', className: 'border-l-amber [&>svg]:text-amber-text' },
  error: { icon: 'error', className: 'border-l-burgundy-text [&>svg]:text-burgundy-text' },
};

export function SnackbarMessage({ snackbar: { id, text, tone } }: { snackbar: Snackbar }) {
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
