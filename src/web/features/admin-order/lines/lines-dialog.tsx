import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { LinesForm } from './lines-form.tsx';

interface LinesDialogProps {
  readonly data: AdminOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function LinesDialog({ data, isOpen, onClose }: LinesDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t`Upravit položky`}>
      {isOpen && <LinesForm data={data} onDone={onClose} />}
    </FormDialog>
  );
}
