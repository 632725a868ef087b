import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '#shared/accounts/contract.ts';
import type { Country } from '#shared/lists/contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { LoadFailure } from './load-failure.tsx';

interface AddressFieldsProps {
  readonly form: Form;
  readonly kind: 'delivery' | 'invoice';
  readonly countries: readonly Country[];
  /** The country that is chosen at first. */
  readonly country: string;
  /** Saved ones, to be filled in by a choice. Undefined: they could not be loaded. */
  readonly addresses: readonly Address[] | undefined;
  /** Loads them once more. */
  readonly onAddresses: () => Promise<void>;
  /** What the name begins with. */
  readonly name?: string | undefined;
}

/** An address of the order; who has saved some chooses one. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, kind, countries, country, addresses = [], onAddresses, name } = props;
  const { t } = useLingui();
  // What came late may not be written over what has been typed.
  const [isLate] = useState(props.addresses === undefined);
  const [first] = isLate ? [] : addresses;
  const autoComplete = (part: string) => `${kind === 'delivery' ? 'shipping' : 'billing'} ${part}`;
  const field = (part: string) => ({ name: `${kind}_${part}`, errors: form.errorsOf(`${kind}_${part}`) });
  const fillIn = (id: number) => {
    const address = addresses.find((one) => one.id === id);
    if (address) fillInAddress(form, kind, address);
  };
  return (
    <div className="flex flex-col gap-5">
      {!props.addresses && (
        <LoadFailure
          onRetry={onAddresses}
        >{t`Při načítání adres nastala chyba. Zkuste to prosím později.`}</LoadFailure>
      )}
      {addresses.length > 0 && (
        <SelectField
          name={`${kind}_saved`}
          label={t`Uložená adresa`}
          defaultValue={first?.id ?? ''}
          onChange={({ target }) => fillIn(Number(target.value))}
        >
          <option value="">{t`Jiná adresa`}</option>
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {address.name}, {address.street}, {address.city}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('name')}
        label={t`Jméno a příjmení nebo firma`}
        autoComplete={autoComplete('name')}
        defaultValue={first?.name ?? name}
        maxLength={200}
        required
      />
      <TextField
        {...field('street')}
        label={t`Ulice a číslo`}
        autoComplete={autoComplete('street-address')}
        defaultValue={first?.street}
        maxLength={200}
        required
      />
      <div className="grid gap-5 tablet:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          {...field('city')}
          label={t`Město`}
          autoComplete={autoComplete('address-level2')}
          defaultValue={first?.city}
          maxLength={100}
          required
        />
        <TextField
          {...field('postcode')}
          label={t`PSČ`}
          inputMode="numeric"
          autoComplete={autoComplete('postal-code')}
          defaultValue={first?.postcode}
          maxLength={20}
          required
        />
      </div>
      <SelectField
        {...field('country')}
        label={t`Země`}
        autoComplete={autoComplete('country')}
        defaultValue={first?.country ?? country}
      >
        {countries.map(({ code, name: countryName }) => (
          <option key={code} value={code}>
            {countryName}
          </option>
        ))}
      </SelectField>
      {kind === 'delivery' && (
        <p className="text-sm text-muted">
          <Trans>Zboží doručujeme jen v zemi obchodu; převzít ho smí pouze plnoletá osoba.</Trans>
        </p>
      )}
    </div>
  );
}

/** Writes an address into the form's fields, as if it had been typed. */
export function fillInAddress(
  form: Form,
  kind: 'delivery' | 'invoice',
  address: Partial<Pick<Address, 'name' | 'street' | 'city' | 'postcode' | 'country'>>,
): void {
  const { elements } = form.props.ref.current!;
  for (const part of ['name', 'street', 'city', 'postcode', 'country'] as const) {
    const field = elements.namedItem(`${kind}_${part}`);
    const value = address[part];
    if (value === undefined || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
