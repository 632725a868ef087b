import { useLingui } from '@lingui/react/macro';
import { phonePrefixes } from '#shared/accounts/limits.ts';
import { shops } from '#shared/shop/shops.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { PersonData } from './read-person.ts';

interface PersonFieldsProps {
  readonly form: Form;
  /** Initial values of the fields. */
  readonly data?: PersonData;
}

const fieldOf = (form: Form, data: PersonData, name: keyof PersonData) => ({
  name,
  errors: form.errorsOf(name),
  defaultValue: data[name] ?? undefined,
});

export function NameFields({ form, data = {} }: PersonFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <TextField
        {...fieldOf(form, data, 'first_name')}
        label={t`Jméno`}
        autoComplete="given-name"
        required
        maxLength={100}
      />
      <TextField
        {...fieldOf(form, data, 'last_name')}
        label={t`Příjmení`}
        autoComplete="family-name"
        required
        maxLength={100}
      />
    </div>
  );
}

export function PhoneFields({ form, data: known }: PersonFieldsProps) {
  const { t } = useLingui();
  const { shell } = usePage();
  const data = known ?? { phone_prefix: shops[shell.shop].phonePrefix };
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
      <SelectField {...fieldOf(form, data, 'phone_prefix')} label={t`Předvolba`} autoComplete="tel-country-code">
        {phonePrefixes.map((prefix) => (
          <option key={prefix} value={prefix}>
            {prefix || t`bez předvolby`}
          </option>
        ))}
      </SelectField>
      <TextField
        {...fieldOf(form, data, 'phone')}
        label={t`Telefon`}
        type="tel"
        autoComplete="tel-national"
        required
        maxLength={20}
      />
    </div>
  );
}
