import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { PaidOnField, readPaidOn } from '#web/features/order/paid-on-field.tsx';
import { useOverpaymentAmount } from '#web/features/payment/overpayment-amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { useReportChange } from './order-changes.tsx';

/** The form of `OverpaymentForm`. */
export function OverpaymentFields({ data: { order } }: { data: AdminOrder }) {
  const { t } = useLingui();
  const reportChange = useReportChange();
  const amount = useOverpaymentAmount(order.total.currency);
  const form = useGuardedForm({
    send: (values) =>
      amount.send(values, (sent) =>
        browserApi.adminOrders.recordOverpayment({
          params: { id: order.id },
          body: { ...sent, paid_on: readPaidOn(values) },
        }),
      ),
    onDone: () => {
      form.props.ref.current?.reset();
      reportChange(t`Zapsáno. Peníze čekají v přehledu plateb na vrácení.`);
    },
  });
  return (
    <form {...form.props} className="mt-2 flex flex-col items-start gap-2">
      <FormFailures form={form} />
      {amount.renderField(form)}
      <PaidOnField form={form} help={t`Podle výpisu z účtu.`} />
      <Button type="submit" look="secondary" size="small" disabled={form.isSending}>
        <Trans>Zapsat přeplatek</Trans>
      </Button>
      {amount.dialog}
    </form>
  );
}
