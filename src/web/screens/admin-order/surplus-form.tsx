import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { minorOf } from './amount.ts';

/** A transfer that came twice, or of a wrong sum: it stands in the queue of money to be sent back. */
export function SurplusForm({ data: { order } }: { data: AdminOrder }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    send: (values) =>
      browserApi.adminOrders.recordSurplus({
        params: { id: order.id },
        body: { client_key: key, amount: minorOf(String(values.get('amount') ?? '')) },
      }),
    onDone: () => {
      setKey(crypto.randomUUID());
      form.props.ref.current?.reset();
      showSnackbar({ text: t`Zapsáno. Peníze čekají v přehledu plateb na vrácení.`, tone: 'success' });
      reload();
    },
  });
  return (
    <details className="mt-3">
      <summary className="cursor-pointer">
        <Trans>Přišel převod podruhé nebo jiná částka</Trans>
      </summary>
      <form {...form.props} className="mt-2 flex flex-col items-start gap-2">
        <FormFailures form={form} />
        <TextField
          name="amount"
          label={t`Kolik přišlo (${order.total.currency})`}
          inputMode="decimal"
          errors={form.errorsOf('amount')}
          autoComplete="off"
        />
        <Button type="submit" look="secondary" size="small" disabled={form.isSending}>
          <Trans>Zapsat přeplatek</Trans>
        </Button>
      </form>
    </details>
  );
}
