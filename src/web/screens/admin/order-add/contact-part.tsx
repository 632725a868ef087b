import { useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import type { OrderBuyer } from '#shared/orders/clerk-contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { NameFields, PhoneFields } from '#web/features/person/person-fields.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface ContactPartProps {
  readonly form: Form;
  /** The person with whom the order begins. */
  readonly buyer: OrderBuyer | undefined;
  readonly isCompany: boolean;
  readonly onCompany: (isCompany: boolean) => void;
  readonly onEmail: (email: string) => void;
}

/** Who the order is for and in which language the shop writes to them. */
export function ContactPart({ form, buyer, isCompany, onCompany, onEmail }: ContactPartProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const company = (name: 'company' | 'company_id' | 'tax_id') => ({
    name,
    defaultValue: buyer?.[name],
    errors: form.errorsOf(name),
    autoComplete: 'off',
  });
  return (
    <>
      <NameFields form={form} {...(buyer && { data: buyer })} />
      <PhoneFields form={form} {...(buyer && { data: buyer })} />
      <div className="grid gap-5 tablet:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          name="email"
          type="email"
          label={t`E-mail`}
          help={t`Bez něj zákazník nedostane potvrzení ani odkaz k platbě.`}
          defaultValue={buyer?.email}
          onBlur={({ target }) => onEmail(target.value)}
          errors={form.errorsOf('email')}
          autoComplete="off"
          maxLength={254}
        />
        <SelectField name="locale" label={t`Jazyk e-mailů`} defaultValue={buyer?.locale ?? locale}>
          {locales.map((each: Locale) => (
            <option key={each} value={each}>
              {languages[each].name}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox
        label={t`Nakupuje na firmu`}
        checked={isCompany}
        onChange={({ target }) => onCompany(target.checked)}
        data-undrafted
      />
      {isCompany && (
        <div className="grid gap-5 tablet:grid-cols-3">
          <TextField {...company('company')} label={t`Firma`} maxLength={200} required />
          <TextField {...company('company_id')} label={t`IČO`} maxLength={20} required />
          <TextField {...company('tax_id')} label={t`DIČ`} maxLength={20} />
        </div>
      )}
    </>
  );
}
