import { Trans, useLingui } from '@lingui/react/macro';
import { exampleAccount } from '#shared/payouts/payouts.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Sets the bank account to which the margin is paid. */
export function PayoutAccountForm({ account, onDone }: { account: string | null; onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const form = useGuardedForm({
    send: (values) =>
      browserApi.payouts.setAccount({ body: { bank_account: String(values.get('bank_account') ?? '') } }),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Účet jsme uložili.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="bank_account"
        label={t`Číslo účtu`}
        help={t`S kódem banky, například ${exampleAccount}, nebo IBAN.`}
        defaultValue={account ?? ''}
        required
        maxLength={50}
        autoComplete="off"
        errors={form.errorsOf('bank_account')}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
