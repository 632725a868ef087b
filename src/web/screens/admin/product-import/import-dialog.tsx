import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import type { ImportMode } from '#shared/product-imports/imports.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { rowCounts } from './import-data.ts';

export type ImportAction = ImportMode | 'stop' | 'resume' | 'undo';

interface ImportDialogProps {
  readonly found: ProductImportDetail;
  /** Undefined: closed. */
  readonly action: ImportAction | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (action: ImportAction) => void;
}

/** Says what an action does before it does it. */
export function ImportDialog({ found, action, isBusy, onClose, onConfirm }: ImportDialogProps) {
  const { t } = useLingui();
  const carryOut = { title: t`Provést import?`, button: t`Provést` };
  const texts: Record<ImportAction, { title: string; button: string }> = {
    good: carryOut,
    all: carryOut,
    stop: { title: t`Zastavit import?`, button: t`Zastavit import` },
    resume: { title: t`Provést zbytek importu?`, button: t`Provést zbytek` },
    undo: { title: t`Vrátit import zpět?`, button: t`Vrátit zpět` },
  };
  const { title, button } = texts[action ?? 'good'];
  return (
    <ConfirmDialog
      isOpen={action !== undefined}
      title={title}
      action={button}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => action && onConfirm(action)}
    >
      {action && <Effect found={found} action={action} />}
    </ConfirmDialog>
  );
}

function Effect({ found, action }: { found: ProductImportDetail; action: ImportAction }) {
  switch (action) {
    case 'undo':
      return (
        <Trans>
          Vrátíme předchozí hodnoty zboží, které od importu nikdo nezměnil. Nové zboží skryjeme z nabídky; v seznamu
          zboží zůstane.
        </Trans>
      );
    case 'stop':
      return found.mode === 'all' ? (
        <Trans>Má se provést všechno, nebo nic. Proto vrátíme zpět i to, co už se změnilo.</Trans>
      ) : (
        <Trans>Co už se změnilo, zůstane. Zbytek můžete provést později, nebo vrátit zpět všechno.</Trans>
      );
    default:
      return (
        <>
          {action === 'resume' ? (
            <Trans>Zbývá provést řádků: {rowCounts(found).left}.</Trans>
          ) : (
            <Trans>
              Nové zboží: {found.rows_added}. Změněné zboží: {found.rows_changed}. Import půjde vrátit zpět.
            </Trans>
          )}
          {action === 'good' && found.rows_bad > 0 && (
            <>
              {' '}
              <Trans>Chybné řádky vynecháme.</Trans>
            </>
          )}
          {action === 'all' && (
            <>
              {' '}
              <Trans>Stane-li se mezitím některý řádek chybným, vrátíme všechno zpět.</Trans>
            </>
          )}
        </>
      );
  }
}
