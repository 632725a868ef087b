import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength } from '#shared/accounts/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export function PasswordForm() {
  const { t } = useLingui();
  const form = useForm({
    send: (values) =>
      browserApi.accounts.changePassword({
        body: {
          current_password: String(values.get('current_password')),
          password: String(values.get('password')),
          password_confirmation: String(values.get('password_confirmation')),
        },
      }),
    onDone: () => {
      form.props.ref.current?.reset();
      showSnackbar({ text: t`Heslo je změněno. Ostatní zařízení jsme odhlásili.`, tone: 'success' });
    },
  });
  const field = (name: string) => ({
    name,
    type: 'password',
    autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
    errors: form.errorsOf(name),
    required: true,
    maxLength: passwordLength.max,
  });
  return (
    <form {...form.props} className="flex max-w-md flex-col gap-4">
      <FormFailures form={form} />
      <TextField {...field('current_password')} label={t`Současné heslo`} />
      <TextField {...field('password')} label={t`Nové heslo`} help={t`Nejméně ${passwordLength.min} znaků.`} />
      <TextField {...field('password_confirmation')} label={t`Nové heslo znovu`} />
      <p>
        <Button type="submit" look="secondary" disabled={form.isSending}>
          <Trans>Změnit heslo</Trans>
        </Button>
      </p>
    </form>
  );
}
