import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { ConfirmDialog } from '#web/features/admin/confirm-dialog.tsx';

interface PaidDialogProps {
  readonly isOpen: boolean;
  readonly orders: readonly { readonly id: number; readonly variable_symbol: string; readonly total: Money }[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}

/** Whoever says that money has come compares sum and symbol first: it can't be taken back. */
export function PaidDialog({ orders, onPaid, ...dialog }: PaidDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Přišly tyto peníze?`}
      nameTitle={t`Variabilní symbol`}
      rows={orders.map(({ id, variable_symbol: name, total: amount }) => ({ id, name, amount }))}
      action={t`Ano, přišly`}
      onConfirm={onPaid}
    >
      <Trans>Zákazník dostane e-mail s fakturou. Zpět to vzít nejde. Jiná částka patří mezi přeplatky.</Trans>
    </ConfirmDialog>
  );
}
