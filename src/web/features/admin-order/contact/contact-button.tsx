import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDialog = lazyPart(() => import('./contact-dialog.tsx'));

/** Opens the form for correcting an order's contact. */
export function ContactButton({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = useChunk(loadDialog, isOpen, () => {
    close();
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Opravit údaje</Trans>
      </Button>
      {dialog && <dialog.ContactDialog data={data} isOpen={isOpen} onClose={close} />}
    </>
  );
}
