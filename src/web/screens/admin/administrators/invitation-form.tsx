import { Trans, useLingui } from '@lingui/react/macro';
import type { Invitation, Team } from '#shared/accounts/administrators-contract.ts';
import { invitationDays } from '#shared/accounts/limits.ts';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { ScopeFields, scopesIn } from '#web/features/scopes/scope-fields.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface InvitationFormProps {
  /** One that is sent again. */
  readonly initial: Invitation | undefined;
  readonly onDone: (team: Team) => void;
}

export function InvitationForm({ initial, onDone }: InvitationFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const form = useGuardedForm({
    send: (values) =>
      browserApi.administrators.invite({
        body: {
          email: String(values.get('email')),
          scopes: scopesIn(values),
          lang: String(values.get('lang')) as Locale,
        },
      }),
    onDone: (team) => {
      showSnackbar({ text: t`Pozvánka je odeslaná.`, tone: 'success' });
      onDone(team);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="text-muted">
        <Trans>
          Pozvánku s odkazem pošleme e-mailem. Platí {invitationDays} dní a přijme ji jen účet s tímto e-mailem.
        </Trans>
      </p>
      <FormFailures form={form} />
      <TextField
        label={t`E-mail`}
        name="email"
        type="email"
        defaultValue={initial?.email}
        errors={form.errorsOf('email')}
        required
      />
      <SelectField name="lang" label={t`Jazyk e-mailu`} defaultValue={locale} errors={form.errorsOf('lang')}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {languages[each].name}
          </option>
        ))}
      </SelectField>
      <ScopeFields initial={initial?.scopes ?? []} errors={form.errorsOf('scopes')} />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Poslat pozvánku</Trans>
        </Button>
      </p>
    </form>
  );
}
