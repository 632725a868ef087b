import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '#shared/accounts/contract.ts';
import { phonePrefixes } from '#shared/accounts/limits.ts';
import { isLocale, languageNames, locales } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CompanyFields } from '#web/features/company/company-fields.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { refreshSession } from '#web/features/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export function ContactForm({ me }: { me: Me }) {
  const { t } = useLingui();
  const [isBusiness, setIsBusiness] = useState(me.is_business);
  const form = useForm({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      const locale = text('locale');
      return browserApi.accounts.changeContact({
        body: {
          first_name: text('first_name'),
          last_name: text('last_name'),
          phone_prefix: text('phone_prefix') as (typeof phonePrefixes)[number],
          phone: text('phone'),
          is_business: values.has('is_business'),
          company: text('company'),
          company_id: text('company_id'),
          tax_id: text('tax_id'),
          company_address: text('company_address'),
          locale: isLocale(locale) ? locale : me.locale,
        },
      });
    },
    onDone: () => {
      showSnackbar({ text: t`Údaje jsou uložené.`, tone: 'success' });
      void refreshSession();
    },
  });
  const field = (name: 'first_name' | 'last_name' | 'phone' | 'phone_prefix') => ({
    name,
    errors: form.errorsOf(name),
    defaultValue: me[name] ?? '',
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField {...field('first_name')} label={t`Jméno`} autoComplete="given-name" required maxLength={100} />
        <TextField {...field('last_name')} label={t`Příjmení`} autoComplete="family-name" required maxLength={100} />
      </div>
      <TextField label={t`E-mail`} value={me.email} readOnly disabled help={t`E-mail změníte přes naši podporu.`} />
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
        <SelectField {...field('phone_prefix')} label={t`Předvolba`} autoComplete="tel-country-code">
          {phonePrefixes.map((prefix) => (
            <option key={prefix} value={prefix}>
              {prefix || t`bez předvolby`}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('phone')}
          label={t`Telefon`}
          type="tel"
          autoComplete="tel-national"
          required
          maxLength={20}
        />
      </div>
      <SelectField
        name="locale"
        label={t`Jazyk e-mailů`}
        defaultValue={me.locale}
        errors={form.errorsOf('locale')}
        className="max-w-xs"
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageNames[locale]}
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
