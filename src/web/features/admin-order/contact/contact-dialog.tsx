import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { ContactForm } from './contact-form.tsx';

interface ContactDialogProps {
  readonly data: AdminOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ContactDialog({ data, isOpen, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t`Opravit údaje`}>
      {isOpen && <ContactForm data={data} onDone={onClose} />}
    </FormDialog>
  );
}
