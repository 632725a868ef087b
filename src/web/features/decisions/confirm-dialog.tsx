import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmedTable, type ConfirmedRow } from './confirmed-table.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What `name` of the rows is. */
  readonly nameTitle?: string;
  /** Missing where the title says what it concerns. */
  readonly rows?: readonly ConfirmedRow[];
  /** What comes of it, and that there is no way back. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Whoever does what can't be taken back reads first what comes of it; of money and parcels also how many, how much. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, nameTitle, rows = [], children, action, isBusy, onClose, onConfirm } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {rows.length > 0 && <ConfirmedTable nameTitle={nameTitle} rows={rows} />}
      <p>{children}</p>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button disabled={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </p>
    </Dialog>
  );
}
