import { useLingui } from '@lingui/react/macro';
import type { OrderBuyer } from '#shared/orders/clerk-contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface AddressPartProps {
  readonly form: Form;
  readonly kind: 'delivery' | 'invoice';
  readonly legend: string;
  readonly address: OrderBuyer['delivery'];
  /** Missing: the country of the shop, the only one of delivery. */
  readonly countries?: readonly Country[];
  readonly country: string;
}

export function AddressPart({ form, kind, legend, address, countries, country }: AddressPartProps) {
  const { t } = useLingui();
  const field = (part: 'name' | 'street' | 'city' | 'postcode') => ({
    name: `${kind}_${part}`,
    errors: form.errorsOf(`${kind}_${part}`),
    defaultValue: address?.[part],
    autoComplete: 'off',
    required: true,
  });
  const missing = form.errorsOf(`${kind}_address`);
  return (
    <fieldset data-field={`${kind}_address`} className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{legend}</legend>
      {missing.length > 0 && <FieldErrors id={`${kind}-address-errors`} errors={missing} />}
      <TextField {...field('name')} label={t`Jméno a příjmení nebo firma`} maxLength={200} />
      <TextField {...field('street')} label={t`Ulice a číslo`} maxLength={200} />
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField {...field('city')} label={t`Město`} maxLength={100} />
        <TextField {...field('postcode')} label={t`PSČ`} maxLength={20} />
      </div>
      {countries && (
        <SelectField
          name={`${kind}_country`}
          label={t`Země`}
          defaultValue={address?.country ?? country}
          errors={form.errorsOf(`${kind}_country`)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
