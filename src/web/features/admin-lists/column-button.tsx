import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { ListState } from './list-state.ts';

const loadForm = lazyPart(() => import('./column-form.tsx'));

/** Chooses the columns of a list, in a dialog. */
export function ColumnButton({ state }: { state: ListState }) {
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
      <Button look="quiet" size="small" className="hidden scripted:inline-flex" onClick={() => setIsOpen(true)}>
        <Trans>Sloupce</Trans>
      </Button>
      <Dialog isOpen={isOpen && form !== undefined} onClose={close} title={t`Sloupce seznamu`}>
        {form && <form.ColumnForm state={state} onDone={close} />}
      </Dialog>
    </>
  );
}
