import { Trans, useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import type { AdminIssue } from '#shared/newsletters/issues-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { NotSendable } from './not-sendable.tsx';

interface TestMailFormProps {
  readonly issue: AdminIssue;
  readonly lang: Locale;
  readonly onClose: () => void;
}

/** Offers the languages that have a subject: in the others there is no mail. */
export function TestMailForm({ issue: { id, subjects }, lang, onClose }: TestMailFormProps) {
  const { t } = useLingui();
  const written = locales.filter((each) => subjects[each] !== '');
  const form = useGuardedForm({
    send: (values) => {
      const email = String(values.get('email') ?? '').trim();
      const body = { lang: String(values.get('lang')) as Locale, email: email === '' ? null : email };
      return browserApi.adminIssues.test({ params: { id }, body });
    },
    onDone: ({ email, has_mail_server: isSent }) => {
      if (isSent) showSnackbar({ text: t`Zkušební e-mail jsme poslali na ${email}.`, tone: 'success' });
      else
        showSnackbar({
          text: t`Zkušební e-mail jsme neposlali, protože není nastavený poštovní server. Najdete ho v přehledu E-maily.`,
          tone: 'info',
        });
      onClose();
    },
  });
  if (written.length === 0)
    return (
      <NotSendable>
        <Trans>Newsletter nemá předmět v žádném jazyce. Nejdřív prosím předmět napište a uložte.</Trans>
      </NotSendable>
    );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        help={t`Prázdné: na vaši adresu.`}
        errors={form.errorsOf('email')}
        maxLength={254}
        autoComplete="email"
      />
      <SelectField name="lang" label={t`Jazyk`} defaultValue={written.includes(lang) ? lang : written[0]}>
        {written.map((each) => (
          <option key={each} value={each}>
            {languages[each].name}
          </option>
        ))}
      </SelectField>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Poslat</Trans>
        </Button>
      </p>
    </form>
  );
}
