import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useReportChange } from './order-changes.tsx';

interface TrackingFormProps {
  readonly data: AdminOrder;
  /** Somebody has just asked for it. */
  readonly hasFocus?: boolean;
}

/** Sets or corrects the tracking number of a parcel that is on its way. */
export function TrackingForm({ data: { order }, hasFocus = false }: TrackingFormProps) {
  const { t } = useLingui();
  const reportChange = useReportChange();
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminOrders.setTracking({
        params: { id: order.id },
        body: { tracking_code: String(values.get('tracking_code') ?? '') },
      }),
    onDone: () => {
      reportChange(t`Číslo zásilky je uloženo, zákazník ho dostane e-mailem.`);
    },
  });
  const { ref } = form.props;
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('input')?.focus();
  }, [hasFocus, ref]);
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
