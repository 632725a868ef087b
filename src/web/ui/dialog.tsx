import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/**
 * A modal dialog on the native element: traps the focus, closes with Escape or its button, and restores the focus.
 * `side` opens it as a drawer from the left edge. The focus begins at the element with `data-first-focus`, if there is
 * one.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  side,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  side?: 'left' | undefined;
}) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) {
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  // A dialog that is removed while it is open would take the focus along.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // React passes on the event of a dialog inside this one.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classes(
        'bg-surface text-ink backdrop:bg-bottle-strong/60 border border-line p-0 open:flex open:flex-col',
        side === 'left'
          ? 'm-0 h-dvh max-h-dvh w-[min(22rem,92vw)] rounded-none'
          : 'm-auto max-h-[min(44rem,92dvh)] w-[min(36rem,94vw)] rounded-lg',
      )}
    >
      {isOpen && (
        <>
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label={t`Zavřít`} className="-m-2 rounded p-3 hover:bg-sunken">
              <Icon name="close" />
            </button>
          </div>
          <div className="overflow-y-auto px-5 py-4">{children}</div>
        </>
      )}
    </dialog>
  );
}
