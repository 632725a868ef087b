import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { ConfirmedTable } from '#web/features/decisions/confirmed-table.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { PaidOnField, readPaidOn } from './paid-on-field.tsx';

interface PaidFormProps {
  readonly orders: readonly { readonly id: number; readonly variable_symbol: string; readonly total: Money }[];
  readonly onClose: () => void;
  /**
   * Errors are shown in the dialog, which remains open.
   * @param paidOn ISO date in the shop's time zone
   */
  readonly onPaid: (paidOn: string) => Promise<void>;
}

/**
 * Confirms the receipt of money, which can't be undone: the administrator compares amount and symbol and enters the
 * date.
 */
export function PaidDialog({ isOpen, ...form }: PaidFormProps & { readonly isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={t`Přišly tyto peníze?`}>
      <PaidForm {...form} />
    </FormDialog>
  );
}

function PaidForm({ orders, onClose, onPaid }: PaidFormProps) {
  const { t } = useLingui();
  const form = useGuardedForm({ send: (values) => onPaid(readPaidOn(values)), onDone: onClose });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <ConfirmedTable
        nameTitle={t`Variabilní symbol`}
        rows={orders.map(({ id, variable_symbol: name, total: amount }) => ({ id, name, amount }))}
      />
      <PaidOnField
        form={form}
        help={t`Podle výpisu z účtu nebo dokladu dopravce. Tento den bude i dnem zdanitelného plnění na faktuře, která se teprve vystaví.`}
      />
      <p>
        <Trans>
          Zákazník dostane e-mail s fakturou. Tento krok nelze vrátit zpět. Jinou částku zapište jako přeplatek.
        </Trans>
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Ano, přišly</Trans>
        </Button>
      </p>
    </form>
  );
}
