import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { minorOf } from './amount.ts';

/** Sends back all that was paid or a part of it. */
export function RefundForm({ data: { order, refundable } }: { data: AdminOrder }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const text = useChargedText();
  const form = useForm({
    send: (values) =>
      browserApi.adminOrders.refund({
        params: { id: order.id },
        body: { amount: minorOf(String(values.get('amount') ?? '')), reason: String(values.get('reason') ?? '') },
      }),
    onDone: () => {
      showSnackbar({ text: t`Vrácení peněz je zadané.`, tone: 'success' });
      reload();
    },
  });
  return (
    <Labelled title={<Trans>Vrátit peníze</Trans>}>
      <form {...form.props} className="flex flex-col items-start gap-3">
        <FormFailures form={form} />
        <TextField
          name="amount"
          label={t`Částka (${refundable.currency})`}
          inputMode="decimal"
          defaultValue={decimalOf(refundable.amount)}
          help={t`Nejvýše ${text(refundable)}.`}
          errors={form.errorsOf('amount')}
          autoComplete="off"
        />
        <TextAreaField
          name="reason"
          label={t`Důvod, stojí i na dobropisu`}
          rows={2}
          maxLength={500}
          errors={form.errorsOf('reason')}
          className="w-full"
        />
        <Button type="submit" look="danger" size="small" disabled={form.isSending}>
          <Trans>Vrátit peníze</Trans>
        </Button>
      </form>
    </Labelled>
  );
}

const decimalOf = (minor: number) => `${Math.trunc(minor / 100)},${String(minor % 100).padStart(2, '0')}`;
