import { createContext, use, useCallback, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { askBefore, hasUnsavedChanges } from './unsaved-changes.ts';

const CloseContext = createContext(() => {});

/** A dialog with a form: asks before it closes over what was typed. */
export function FormDialog({ onClose, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const ref = useRef<HTMLDivElement>(null);
  const { isOpen } = dialog;
  const close = () => {
    const element = ref.current?.closest('dialog');
    if (!element || !hasUnsavedChanges(element)) {
      onClose();
      return;
    }
    // Escape pressed again and again closes what the browser would not let us hold.
    if (!element.open) element.showModal();
    askBefore(onClose);
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // What was typed over a list has been given up with it, also where nothing is left that could show a dialog.
  const { search } = usePage();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), [search]);
  useEffect(() => {
    leave.current = isOpen ? onClose : undefined;
  });
  const closeLatest = useCallback(() => latest.current(), []);
  useEffect(() => {
    const element = ref.current?.closest('dialog');
    if (!element) return undefined;
    const onCancel = (event: Event) => {
      if (event.target !== element || !hasUnsavedChanges(element)) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('cancel', onCancel);
    return () => element.removeEventListener('cancel', onCancel);
  }, [isOpen]);
  return (
    <Dialog {...dialog} onClose={close}>
      <div ref={ref}>
        <CloseContext value={closeLatest}>{children}</CloseContext>
      </div>
    </Dialog>
  );
}

/** Leaves the form's dialog as its cross does: not without a question over what was typed. */
export function CancelButton({ children = <Trans>Zrušit</Trans> }: { children?: ReactNode }) {
  const close = use(CloseContext);
  return (
    <Button look="quiet" onClick={close}>
      {children}
    </Button>
  );
}
