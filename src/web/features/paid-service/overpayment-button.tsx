import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useOverpaymentAmount } from '#web/features/payment/overpayment-amount.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface OverpaymentProps {
  readonly id: number;
  readonly number: string;
  readonly price: Money;
}

/** Records a duplicate transfer for a service or one with a wrong sum: it joins the overpayments to be refunded. */
export function OverpaymentButton(service: OverpaymentProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Jiná částka</Trans>
      </Button>
      <FormDialog isOpen={isOpen} onClose={close} title={t`Převod přišel podruhé nebo v jiné výši`}>
        <OverpaymentForm service={service} onDone={close} />
      </FormDialog>
    </>
  );
}

function OverpaymentForm({
  service: { id, number, price },
  onDone,
}: {
  service: OverpaymentProps;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const amount = useOverpaymentAmount(price.currency);
  const form = useGuardedForm({
    send: (values) =>
      amount.send(values, (body) => browserApi.adminServices.recordOverpayment({ params: { id }, body })),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Zapsáno. Peníze čekají v přehledu plateb na vrácení.`, tone: 'success' });
    },
  });
  return (
    <>
      <form {...form.props} className="flex flex-col gap-4">
        <FormFailures form={form} />
        <p>
          <Trans>Variabilní symbol {number}. Platba tím není zaplacena: peníze se vrátí z přehledu plateb.</Trans>
        </p>
        {amount.renderField(form)}
        <p className="flex flex-wrap justify-end gap-2">
          <CancelButton />
          <Button type="submit" disabled={form.isSending}>
            <Trans>Zapsat přeplatek</Trans>
          </Button>
        </p>
      </form>
      {amount.dialog}
    </>
  );
}
