import { createContext, use, useCallback, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { askBefore, hasUnsavedChanges } from './unsaved-changes.ts';

const CloseContext = createContext(() => {});

/** A dialog with a form: begins in its first field, and asks for confirmation before it discards unsaved changes. */
export function FormDialog({ onClose, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const ref = useRef<HTMLDivElement>(null);
  const { isOpen } = dialog;
  const close = () => {
    const element = ref.current?.closest('dialog');
    if (!element || !hasUnsavedChanges(element)) {
      onClose();
      return;
    }
    // Browsers close a dialog on repeated Escape even if `cancel` is prevented, so it is reopened.
    if (!element.open) element.showModal();
    askBefore(onClose);
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Changing the list's query discards the dialog's form, even if its row has gone and the dialog can't be rendered.
  const { search } = usePage();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), [search]);
  useEffect(() => {
    leave.current = isOpen ? onClose : undefined;
  });
  // Browsers would focus the close button, the first one.
  useEffect(() => {
    if (!isOpen || ref.current?.closest('dialog')?.querySelector('[data-first-focus]')) return;
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isOpen]);
  const closeLatest = useCallback(() => latest.current(), []);
  useEffect(() => {
    const element = ref.current?.closest('dialog');
    if (!element) return undefined;
    const onCancel = (event: Event) => {
      // What can't be prevented is followed by `close`, which reopens the dialog before it asks.
      if (event.target !== element || !event.cancelable || !hasUnsavedChanges(element)) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('cancel', onCancel);
    return () => element.removeEventListener('cancel', onCancel);
  }, [isOpen]);
  return (
    <>
      <Dialog {...dialog} onClose={close}>
        <div ref={ref}>
          <CloseContext value={closeLatest}>{children}</CloseContext>
        </div>
      </Dialog>
      {isOpen && <UnsavedChangesGuard />}
    </>
  );
}

/** Closes the dialog like its close button: asks before it discards unsaved changes. */
export function CancelButton({ children = <Trans>Zrušit</Trans> }: { children?: ReactNode }) {
  const close = use(CloseContext);
  return (
    <Button look="quiet" onClick={close}>
      {children}
    </Button>
  );
}
