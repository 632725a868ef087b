import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { isStoppable } from '#shared/product-imports/imports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { columnsId } from './column-form.tsx';
import { ImportDialog, type ImportAction } from './import-dialog.tsx';

/** Carrying out, stopping and undoing; each that changes products is confirmed with what it does. */
export function ImportActions({ found }: { found: ProductImportDetail }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [asked, setAsked] = useState<ImportAction>();
  const {
    id,
    state,
    rows_added: added,
    rows_changed: changed,
    rows_unchanged: unchanged,
    rows_bad: bad,
    rows_applied: applied,
  } = found;
  const start = (action: ImportAction) =>
    run(async () => {
      const which = { params: { id } };
      setAsked(undefined);
      try {
        if (action === 'all' || action === 'good')
          await browserApi.productImports.apply({ ...which, body: { mode: action } });
        else if (action === 'stop') {
          const { is_stopped: isStopped } = await browserApi.productImports.stop(which);
          if (!isStopped) showSnackbar({ text: t`Mezitím to skončilo, zastavit už nebylo co.`, tone: 'info' });
        } else await browserApi.productImports[action](which);
      } finally {
        // After a failure, too: somebody else may have changed its state.
        reload();
      }
    });
  const dialog = (
    <ImportDialog
      found={found}
      action={asked}
      isBusy={isRunning}
      onClose={() => setAsked(undefined)}
      onConfirm={(action) => void start(action)}
    />
  );
  if (isStoppable(state))
    return (
      <div className="mb-6">
        <Button
          look="danger"
          disabled={isRunning}
          onClick={() => (state === 'applying' ? setAsked('stop') : void start('stop'))}
        >
          {state === 'applying' ? <Trans>Zastavit import</Trans> : <Trans>Zastavit kontrolu</Trans>}
        </Button>
        {dialog}
      </div>
    );
  if (state === 'stopped' || (state === 'done' && applied > 0))
    return (
      <div className="mb-6 flex flex-wrap gap-2">
        {state === 'stopped' && (
          <Button disabled={isRunning} onClick={() => setAsked('resume')}>
            <Trans>Provést zbytek</Trans>
          </Button>
        )}
        {applied > 0 && (
          <Button look="danger" disabled={isRunning} onClick={() => setAsked('undo')}>
            <Trans>Vrátit zpět</Trans>
          </Button>
        )}
        {dialog}
      </div>
    );
  if (state !== 'checked') return null;
  if (added + changed === 0)
    return (
      <p className="mb-6 max-w-[70ch]">
        {unchanged > 0 ? (
          <Trans>Není co provést: správné řádky už v katalogu jsou.</Trans>
        ) : (
          <Trans>Není co provést.</Trans>
        )}
        {bad > 0 && (
          <>
            {' '}
            <Trans>
              Opravte prosím soubor, nebo <a href={`#${columnsId}`}>význam sloupců</a>.
            </Trans>
          </>
        )}
      </p>
    );
  return (
    <div className="mb-6 flex flex-wrap gap-2">
      <Button disabled={isRunning} onClick={() => setAsked('good')}>
        {bad > 0 ? <Trans>Provést jen správné řádky</Trans> : <Trans>Provést</Trans>}
      </Button>
      {bad === 0 && (
        <Button look="secondary" disabled={isRunning} onClick={() => setAsked('all')}>
          <Trans>Provést všechno, nebo nic</Trans>
        </Button>
      )}
      {dialog}
    </div>
  );
}
