import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { Refund } from './payments-data.ts';

/** Corrects the bank account of a refund that an administrator sends. */
export function AccountButton({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <span className="block">
      <button
        type="button"
        className="-my-1 min-h-6 whitespace-nowrap pointer-coarse:my-0 underline underline-offset-4 pointer-coarse:min-h-11"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Opravit účet</Trans>
      </button>
      <FormDialog isOpen={isOpen} onClose={close} title={t`Opravit účet`}>
        <AccountForm refund={refund} onDone={close} />
      </FormDialog>
    </span>
  );
}

function AccountForm({ refund: { id, bank_account: account }, onDone }: { refund: Refund; onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminPayments.correctRefundAccount({
        params: { id },
        body: { bank_account: String(values.get('bank_account') ?? '') },
      }),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Účet je opraven.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="bank_account"
        label={t`Číslo účtu`}
        help={t`Prázdné: na účet, ze kterého peníze přišly.`}
        defaultValue={account}
        errors={form.errorsOf('bank_account')}
        autoComplete="off"
        maxLength={50}
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
