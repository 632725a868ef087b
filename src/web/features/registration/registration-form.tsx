import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ageLimit } from '#shared/shop/figures.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { CompanyFields } from '#web/features/company/company-fields.tsx';
import { readCompany } from '#web/features/company/read-company.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { NameFields, PhoneFields } from '#web/features/person/person-fields.tsx';
import { readPerson } from '#web/features/person/read-person.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { PasswordFields, TermsField, UsernameField } from './credential-fields.tsx';

/** Registers a person or a company. Typed values are stored until the form is sent. */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [isBusiness, setIsBusiness] = useState(false);
  const makeBotToken = useBotToken('register');
  const form = useForm({
    draft: 'registration',
    send: async (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      return browserApi.accounts.register({
        body: {
          ...readPerson(values),
          ...readCompany(values),
          username: text('username'),
          email: text('email'),
          password: text('password'),
          password_confirmation: text('password_confirmation'),
          is_business: text('kind') === 'business',
          terms: values.has('terms'),
          age: values.has('age'),
          lang: locale,
          ...(await makeBotToken()),
        },
      });
    },
    onDone,
  });
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });
  return (
    <form {...form.props} className="flex max-w-xl flex-col gap-5">
      <FormFailures form={form} />
      <fieldset>
        <legend className="mb-1 font-semibold">
          <Trans>Registruji se jako</Trans>
        </legend>
        <Radio
          name="kind"
          value="person"
          label={t`Soukromá osoba`}
          checked={!isBusiness}
          onChange={() => setIsBusiness(false)}
        />
        <Radio
          name="kind"
          value="business"
          label={t`Podnikatel nebo firma`}
          checked={isBusiness}
          onChange={() => setIsBusiness(true)}
        />
      </fieldset>
      {isBusiness && <CompanyFields form={form} />}
      <NameFields form={form} />
      <UsernameField form={form} />
      <TextField
        {...field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        help={t`Sem vám napíšeme, až účet schválíme.`}
      />
      <PhoneFields form={form} />
      <PasswordFields form={form} />
      <div>
        <TermsField form={form} />
        <Checkbox {...field('age')} label={<Trans>Potvrzuji, že mi je {ageLimit} let nebo více</Trans>} />
      </div>
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Zaregistrovat se</Trans>
        </Button>
      </p>
      <BotCheck />
    </form>
  );
}
