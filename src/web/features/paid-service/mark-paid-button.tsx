import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface MarkPaidButtonProps {
  readonly id: number;
  readonly number: string;
  readonly amount: Money;
  /** The effects, and that they can't be undone. */
  readonly children: ReactNode;
  /** Shown when the request was settled by it. */
  readonly done: string;
}

/** Records that the transfer of a request has arrived. */
export function MarkPaidButton({ id, number, amount, children, done }: MarkPaidButtonProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = () =>
    run(async () => {
      const { outcome } = await browserApi.adminServices.markPaid({ params: { id } });
      showSnackbar(
        outcome === 'settled'
          ? { text: done, tone: 'success' }
          : { text: t`Žádost už platbu nečekala. Peníze najdete mezi přeplatky.`, tone: 'error' },
      );
      setIsOpen(false);
      reload();
    });
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Trans>Převod přišel</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t`Přišel tento převod?`}
        nameTitle={t`Variabilní symbol`}
        rows={[{ id, name: number, amount }]}
        action={t`Ano, přišel`}
        isBusy={isRunning}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
