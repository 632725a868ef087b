import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadForm = lazyPart(() => import('./lines-form.tsx'));

/** Opens the form for changing the lines of an unpaid order. */
export function LinesButton({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const form = useChunk(loadForm, isOpen, () => {
    close();
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Trans>Upravit položky</Trans>
      </Button>
      <FormDialog isOpen={isOpen && form !== undefined} onClose={close} title={t`Upravit položky`}>
        {form && <form.LinesForm data={data} onDone={close} />}
      </FormDialog>
    </>
  );
}
