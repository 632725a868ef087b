import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '#shared/accounts/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { writeInto } from '#web/features/form/write-into.ts';

interface AddressFieldsProps {
  readonly form: Form;
  readonly kind: 'delivery' | 'invoice';
  readonly countries: readonly Country[];
  /** The shop's country: the only one for delivery, the preselected one for an invoice. */
  readonly country: string;
  /** For a company another field asks for its name. */
  readonly isCompany?: boolean;
  /** Saved addresses to fill in. Undefined: they could not be loaded. */
  readonly addresses: readonly Address[] | undefined;
  /** Retries loading them. */
  readonly onAddresses: () => Promise<void>;
  /** Initial value of the name. */
  readonly name?: string | undefined;
}

/** An address of the order; a saved one can be chosen. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, kind, countries, country, addresses = [], onAddresses, name, isCompany = false } = props;
  const { t } = useLingui();
  // Addresses that arrive later must not overwrite typed values.
  const [isLate] = useState(props.addresses === undefined);
  const [first] = isLate ? [] : addresses;
  const autoComplete = (part: string) => `${kind === 'delivery' ? 'shipping' : 'billing'} ${part}`;
  const field = (part: string) => ({ name: `${kind}_${part}`, errors: form.errorsOf(`${kind}_${part}`) });
  const fillIn = (id: number) => {
    const address = addresses.find((one) => one.id === id);
    if (address) fillInAddress(form, kind, address);
  };
  const missing = form.errorsOf(`${kind}_address`);
  return (
    <div data-field={`${kind}_address`} className="flex flex-col gap-5">
      {missing.length > 0 && <FieldErrors id={`${kind}-address-errors`} errors={missing} />}
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
        label={isCompany ? t`Jméno a příjmení` : t`Jméno a příjmení nebo firma`}
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
          // Some countries of invoice addresses have letters in postcodes, which a numeric keypad lacks.
          inputMode={kind === 'delivery' ? 'numeric' : 'text'}
          autoComplete={autoComplete('postal-code')}
          defaultValue={first?.postcode}
          maxLength={20}
          required
        />
      </div>
      {kind === 'delivery' ? (
        <div>
          <p>
            <strong>{t`Země`}:</strong> {countries.find(({ code }) => code === country)?.name ?? country}
          </p>
          <p className="text-sm text-muted">
            <Trans>Zboží doručujeme jen v zemi obchodu; převzít ho smí pouze plnoletá osoba.</Trans>
          </p>
        </div>
      ) : (
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
      )}
    </div>
  );
}

/** Fills the form's fields with an address, triggering the same events as typing. */
export function fillInAddress(
  form: Form,
  kind: 'delivery' | 'invoice',
  address: Partial<Pick<Address, 'name' | 'street' | 'city' | 'postcode' | 'country'>>,
): void {
  for (const part of ['name', 'street', 'city', 'postcode', 'country'] as const) {
    const value = address[part];
    if (value !== undefined) writeInto(form, `${kind}_${part}`, value);
  }
}
