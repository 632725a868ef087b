import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import type { ImportMode } from '#shared/product-imports/imports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';

/** Carrying out and undoing; each is confirmed with what it does. */
export function ImportActions({ found }: { found: ProductImportDetail }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [asked, setAsked] = useState<ImportMode | 'undo'>();
  const { id, state, rows_added: added, rows_changed: changed, rows_bad: bad, rows_applied: applied } = found;
  const due = added + changed;
  const confirm = () =>
    run(async () => {
      const which = { params: { id } };
      setAsked(undefined);
      if (asked === 'undo') await browserApi.productImports.undo(which);
      else if (asked) await browserApi.productImports.apply({ ...which, body: { mode: asked } });
      reload();
    });
  const isUndone = asked === 'undo';
  const dialog = (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={isUndone ? t`Vrátit import zpět?` : t`Provést import?`}
      action={isUndone ? t`Vrátit zpět` : t`Provést`}
      isBusy={isRunning}
      onClose={() => setAsked(undefined)}
      onConfirm={() => void confirm()}
    >
      {isUndone ? (
        <Trans>Vrátíme předchozí hodnoty zboží, které od importu nikdo nezměnil. Nové zboží z nabídky skryjeme.</Trans>
      ) : (
        t`${plural(due, {
          one: 'Změní se nebo přibude # zboží.',
          few: 'Změní se nebo přibudou # zboží.',
          other: 'Změní se nebo přibude # zboží.',
        })}`
      )}
      {asked === 'good' && bad > 0 && (
        <>
          {' '}
          <Trans>Chybné řádky vynecháme.</Trans>
        </>
      )}
      {asked === 'all' && (
        <>
          {' '}
          <Trans>Stane-li se mezitím některý řádek chybným, vrátíme všechno zpět.</Trans>
        </>
      )}
    </ConfirmDialog>
  );
  if (state === 'done' && applied > 0)
    return (
      <div className="mb-6">
        <Button look="danger" disabled={isRunning} onClick={() => setAsked('undo')}>
          <Trans>Vrátit zpět</Trans>
        </Button>
        {dialog}
      </div>
    );
  if (state !== 'checked') return null;
  if (due === 0)
    return (
      <p className="mb-6 max-w-[70ch]">
        <Trans>Není co provést. Opravte prosím soubor nebo sloupce.</Trans>
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
