import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useConfirmation } from '#web/features/decisions/use-confirmation.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { PaidOnField, readPaidOn } from '#web/features/order/paid-on-field.tsx';
import { useFormKey } from '#web/features/returns/form-key.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useReportChange } from './order-changes.tsx';

/** The form of `OverpaymentForm`. */
export function OverpaymentFields({ data: { order } }: { data: AdminOrder }) {
  const { t } = useLingui();
  const reportChange = useReportChange();
  const { currencies } = usePage().shell;
  const figures = useFigures();
  const { question, confirmed } = useConfirmation('payment_unusual');
  const { key, renew } = useFormKey();
  const currency = currencies.find(({ code }) => code === order.total.currency) ?? { decimals: null };
  const form = useGuardedForm({
    send: (values) =>
      confirmed((is_confirmed) =>
        browserApi.adminOrders.recordOverpayment({
          params: { id: order.id },
          body: {
            client_key: key(),
            amount: figures.requiredMinor(String(values.get('amount') ?? ''), currency),
            paid_on: readPaidOn(values),
            is_confirmed,
          },
        }),
      ),
    onDone: () => {
      renew();
      form.props.ref.current?.reset();
      reportChange(t`Zapsáno. Peníze čekají v přehledu plateb na vrácení.`);
    },
  });
  return (
    <form {...form.props} className="mt-2 flex flex-col items-start gap-2">
      <FormFailures form={form} />
      <TextField
        name="amount"
        label={t`Kolik přišlo (${order.total.currency})`}
        {...moneyInput(currency)}
        errors={form.errorsOf('amount')}
        autoComplete="off"
        required
      />
      <PaidOnField form={form} help={t`Podle výpisu z účtu.`} />
      <Button type="submit" look="secondary" size="small" disabled={form.isSending}>
        <Trans>Zapsat přeplatek</Trans>
      </Button>
      <ConfirmDialog
        isOpen={question !== undefined}
        isBusy={false}
        title={t`Opravdu přišlo tolik?`}
        action={t`Ano, zapsat`}
        onClose={() => question?.answer(false)}
        onConfirm={() => question?.answer(true)}
      >
        {question?.text}
      </ConfirmDialog>
    </form>
  );
}
