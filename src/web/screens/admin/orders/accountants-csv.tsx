import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadForm = lazyPart(() => import('./accountants-csv-form.tsx'));

/** Downloads the documents of a period for accountants. */
export function AccountantsCsv() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const form = useChunk(
    loadForm,
    isOpen,
    useLoadFailure(() => setIsOpen(false)),
  );
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Doklady pro účetní</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Doklady pro účetní`}>
        {form && <form.AccountantsCsvForm onDone={close} />}
      </Dialog>
    </>
  );
}
