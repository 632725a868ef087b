import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkChangeRow } from '#shared/products/bulk-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useBulkChangeText } from './bulk-change-text.ts';

interface UndoButtonProps {
  readonly row: BulkChangeRow;
  readonly size?: 'small';
}

/** Restores the previous values after a confirmation, and says what it has left. */
export function UndoButton({ row, size }: UndoButtonProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const textOf = useBulkChangeText();
  const close = () => setIsAsked(false);
  const undo = () =>
    run(async () => {
      close();
      try {
        const { undone, left } = await browserApi.bulkProducts.undo({ params: { id: row.id } });
        const done = t`${plural(undone, {
          one: 'Vráceno: # zboží.',
          few: 'Vráceno: # zboží.',
          other: 'Vráceno: # zboží.',
        })}`;
        const kept = left > 0 ? ` ${t`Ponecháno, protože je mezitím někdo změnil: ${left}.`}` : '';
        showSnackbar({ text: `${done}${kept}`, tone: left > 0 ? 'info' : 'success' });
      } finally {
        reload();
      }
    });
  return (
    <>
      <Button
        look={size ? 'secondary' : 'danger'}
        {...(size && { size })}
        disabled={isRunning}
        onClick={() => setIsAsked(true)}
        aria-label={size && t`Vrátit zpět: ${textOf(row)}`}
      >
        <Trans>Vrátit zpět</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t`Vrátit změnu zpět?`}
        action={t`Vrátit zpět`}
        isBusy={isRunning}
        onClose={close}
        onConfirm={() => void undo()}
      >
        <Trans>
          {textOf(row)}: vrátíme předchozí hodnoty zboží, které od té doby nikdo nezměnil. Ostatní zůstane, jak je.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
