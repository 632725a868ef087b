import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { AccountDetail } from './account-detail.ts';

interface EmailCorrectionFormProps {
  readonly account: AccountDetail;
  readonly onDone: () => void;
}

export function EmailCorrectionForm({ account: { id, username }, onDone }: EmailCorrectionFormProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminAccounts.correctEmail({
        params: { id },
        body: { email: String(values.get('email')), reason: String(values.get('reason')) },
      }),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`E-mail je změněn.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>
        {t`Ověřte si předem, že o změnu opravdu žádá ${username}. Všechna zařízení odhlásíme a na oba e-maily pošleme zprávu.`}
      </p>
      <FormFailures form={form} />
      <TextField
        name="email"
        type="email"
        label={t`Nový e-mail`}
        errors={form.errorsOf('email')}
        autoComplete="off"
        required
        maxLength={254}
      />
      <TextAreaField
        name="reason"
        label={t`Důvod a způsob ověření`}
        help={t`Zůstane v záznamu změn, uživatel ho neuvidí.`}
        errors={form.errorsOf('reason')}
        required
        maxLength={2000}
        rows={3}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" look="danger" disabled={form.isSending}>
          <Trans>Změnit e-mail</Trans>
        </Button>
      </p>
    </form>
  );
}
