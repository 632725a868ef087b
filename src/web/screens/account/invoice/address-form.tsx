import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '#shared/accounts/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { shops } from '#shared/shop/shops.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { dropDraft } from '#web/features/form/draft-storage.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface AddressFormProps {
  /** Missing: a new one. */
  readonly address?: Address;
  readonly countries: readonly Country[];
  readonly newKind?: Address['kind'];
  readonly onSaved: (address: Address) => void;
  readonly onCancel: () => void;
}

export const addressDraft = (id: number | 'new') => `address-${id}`;

/** A draft of the typed values is stored until the form is saved or cancelled. */
export function AddressForm({ address, countries, newKind = 'delivery', onSaved, onCancel }: AddressFormProps) {
  const { t } = useLingui();
  const { shell } = usePage();
  const draft = addressDraft(address?.id ?? 'new');
  const form = useForm({
    draft,
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      const body = {
        kind: text('kind') === 'invoice' ? ('invoice' as const) : ('delivery' as const),
        name: text('name'),
        street: text('street'),
        city: text('city'),
        postcode: text('postcode'),
        country: text('country'),
      };
      return address
        ? browserApi.accounts.changeAddress({ params: { id: address.id }, body })
        : browserApi.accounts.addAddress({ body });
    },
    onDone: onSaved,
    onFailure: () => showSnackbar({ text: t`Adresu se nepodařilo uložit.`, tone: 'error' }),
  });
  const field = (name: 'name' | 'street' | 'city' | 'postcode') => ({
    name,
    errors: form.errorsOf(name),
    defaultValue: address?.[name],
    required: true,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4 rounded border border-line bg-surface p-4">
      <FormFailures form={form} />
      <SelectField name="kind" label={t`Druh adresy`} defaultValue={address?.kind ?? newKind}>
        <option value="delivery">{t`Doručovací`}</option>
        <option value="invoice">{t`Fakturační`}</option>
      </SelectField>
      <TextField {...field('name')} label={t`Jméno nebo firma`} autoComplete="name" maxLength={200} />
      <TextField {...field('street')} label={t`Ulice a číslo`} autoComplete="street-address" maxLength={200} />
      <div className="grid gap-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField {...field('postcode')} label={t`PSČ`} autoComplete="postal-code" maxLength={20} />
        <TextField {...field('city')} label={t`Obec`} autoComplete="address-level2" maxLength={100} />
      </div>
      <SelectField
        name="country"
        label={t`Země`}
        autoComplete="country"
        errors={form.errorsOf('country')}
        defaultValue={address?.country ?? shops[shell.shop].country}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="flex gap-2">
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit adresu</Trans>
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            dropDraft(draft);
            onCancel();
          }}
        >
          <Trans>Zrušit</Trans>
        </Button>
      </p>
    </form>
  );
}
