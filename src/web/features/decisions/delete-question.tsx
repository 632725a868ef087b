import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DeleteQuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly isBusy?: boolean;
  /** What is deleted, and the effects. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before something is deleted. */
export function DeleteQuestion({ isOpen, title, isBusy, children, onClose, onDelete }: DeleteQuestionProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {children}
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button look="danger" disabled={isBusy} onClick={onDelete}>
          <Trans>Smazat</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
