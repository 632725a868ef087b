import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Sets or corrects the number of a parcel that is on its way. */
export function TrackingForm({ data: { order } }: { data: AdminOrder }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const form = useForm({
    send: (values) =>
      browserApi.adminOrders.setTracking({
        params: { id: order.id },
        body: { tracking_code: String(values.get('tracking_code') ?? '') },
      }),
    onDone: () => {
      showSnackbar({ text: t`Číslo zásilky je uložené, zákazník ho dostane e-mailem.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="mt-3 flex flex-col items-start gap-2">
      <FormFailures form={form} />
      <TextField
        name="tracking_code"
        label={t`Číslo zásilky`}
        maxLength={60}
        autoComplete="off"
        defaultValue={order.delivery.tracking_code ?? ''}
        errors={form.errorsOf('tracking_code')}
      />
      <Button type="submit" look="secondary" size="small" disabled={form.isSending}>
        <Trans>Uložit číslo zásilky</Trans>
      </Button>
    </form>
  );
}
