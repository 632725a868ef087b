import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '#shared/accounts/contract.ts';
import { isLocale, languages, locales } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CompanyFields } from '#web/features/company/company-fields.tsx';
import { readCompany } from '#web/features/company/read-company.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { NameFields, PhoneFields } from '#web/features/person/person-fields.tsx';
import { readPerson } from '#web/features/person/read-person.ts';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export function ContactForm({ me }: { me: Me }) {
  const { t } = useLingui();
  const [isBusiness, setIsBusiness] = useState(me.is_business);
  const form = useForm({
    send: (values) => {
      const locale = String(values.get('locale'));
      return browserApi.accounts.changeContact({
        body: {
          ...readPerson(values),
          ...readCompany(values),
          is_business: values.has('is_business'),
          locale: isLocale(locale) ? locale : me.locale,
        },
      });
    },
    onDone: () => {
      showSnackbar({ text: t`Údaje jsou uloženy.`, tone: 'success' });
      void refreshSession();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <NameFields form={form} data={me} />
      <PhoneFields form={form} data={me} />
      <SelectField
        name="locale"
        label={t`Jazyk e-mailů`}
        defaultValue={me.locale}
        errors={form.errorsOf('locale')}
        className="max-w-xs"
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </SelectField>
      <Checkbox
        name="is_business"
        label={t`Jsem podnikatel nebo firma`}
        defaultChecked={me.is_business}
        onChange={(event) => setIsBusiness(event.target.checked)}
      />
      {isBusiness && <CompanyFields form={form} data={me} />}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit údaje</Trans>
        </Button>
      </p>
    </form>
  );
}
