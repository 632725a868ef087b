import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useConfirmation } from '#web/features/decisions/use-confirmation.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { useFormKey } from '#web/features/returns/form-key.ts';
import { usePage } from '#web/page/page-context.tsx';
import { TextField } from '#web/ui/field.tsx';

interface SentAmount {
  readonly client_key: string;
  readonly amount: number;
  readonly is_confirmed: boolean;
}

/** The amount of a duplicate transfer or of one with a wrong sum; an unusual one needs a confirmation. */
export function useOverpaymentAmount(code: string) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const figures = useFigures();
  const { question, confirmed } = useConfirmation('payment_unusual');
  const { key, renew } = useFormKey();
  const currency = currencies.find((each) => each.code === code) ?? { decimals: null };
  return {
    send: async (values: FormData, record: (sent: SentAmount) => Promise<unknown>) => {
      const amount = figures.requiredMinor(String(values.get('amount') ?? ''), currency);
      await confirmed((is_confirmed) => record({ client_key: key(), amount, is_confirmed }));
      // The next submission records another payment.
      renew();
    },
    renderField: (form: Form) => (
      <TextField
        name="amount"
        label={t`Kolik přišlo (${code})`}
        {...moneyInput(currency)}
        errors={form.errorsOf('amount')}
        autoComplete="off"
        required
      />
    ),
    dialog: (
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
    ),
  };
}
