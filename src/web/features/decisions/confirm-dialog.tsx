import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmedTable, type ConfirmedRow } from './confirmed-table.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Column title for `name` of the rows. */
  readonly nameTitle?: string;
  /** Missing if the title names the only subject. */
  readonly rows?: readonly ConfirmedRow[];
  /** Instead of the rows, where more than their names and amounts is to be checked. */
  readonly details?: ReactNode;
  /** The effects, and that they can't be undone. */
  readonly children: ReactNode;
  /** Label of the confirming button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/**
 * Confirms an irreversible action by showing its effects first; for money and parcels also the rows and their total.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, nameTitle, rows = [], details, children, action, isBusy, onClose, onConfirm } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {details}
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
