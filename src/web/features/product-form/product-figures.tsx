import { Trans, useLingui } from '@lingui/react/macro';
import { oldestVintage } from '#shared/adverts/limits.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import { eanPattern, skuPattern } from '#shared/products/limits.ts';
import { gramsInput, moneyInput, percentInput, useFigures, type TypedCurrency } from '#web/features/form/figures.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ProductChoices } from './product-choices.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

interface ProductFiguresProps {
  readonly product: AdminProduct | undefined;
  readonly choices: ProductChoices;
  readonly currency: TypedCurrency;
  readonly countries: readonly Country[];
  /** Undefined until a category is chosen. */
  readonly packages: readonly { readonly id: number; readonly label: string }[] | undefined;
  readonly form: Form;
}

/** Codes, price, package and attributes of the goods. */
export function ProductFigures({ product, choices, currency, countries, packages, form }: ProductFiguresProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const figures = useFigures();
  const field = (name: string) => ({ name, errors: form.errorsOf(name), autoComplete: 'off' });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
      <legend className="mb-3 font-heading text-lg font-semibold">
        <Trans>Údaje o zboží</Trans>
      </legend>
      <TextField
        {...field('sku')}
        label={t`Kód zboží`}
        defaultValue={product?.sku}
        maxLength={40}
        data-pattern={skuPattern.source}
        required
      />
      <TextField
        {...field('ean')}
        label={t`EAN`}
        help={t`8 nebo 13 číslic.`}
        defaultValue={product?.ean ?? ''}
        inputMode="numeric"
        maxLength={13}
        data-pattern={eanPattern.source}
      />
      <TextField
        {...field('regular_price')}
        label={t`Běžná cena s DPH (${choices.currency})`}
        defaultValue={figures.minorText(product?.regular_price.amount ?? null, currency)}
        {...moneyInput(currency)}
        required
      />
      <TextField
        {...field('purchase_price')}
        label={t`Nákupní cena bez DPH (${choices.currency})`}
        help={t`Nepovinná, zákazníci ji nevidí. Počítá se z ní hrubý zisk.`}
        defaultValue={figures.minorText(product?.purchase_price?.amount ?? null, currency)}
        {...moneyInput(currency)}
      />
      <SelectField {...field('tax_rate')} label={t`Sazba DPH`} defaultValue={product?.tax_rate ?? choices.tax_rates[0]}>
        {choices.tax_rates.map((rate) => (
          <option key={rate} value={rate}>
            {percentText(rate, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField
        // The options load later than the product.
        key={packages ? 'offered' : 'unknown'}
        {...field('package_id')}
        label={t`Balení`}
        help={packages ? undefined : t`Nejprve vyberte kategorii.`}
        disabled={!packages}
        defaultValue={packages ? (product?.package_id ?? '') : ''}
      >
        <option value="">{t`– neuvedeno –`}</option>
        {packages?.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('weight_g')}
        label={t`Hmotnost v gramech`}
        help={t`I s obalem: podle ní se počítá doprava. Bez ní se zboží nezobrazí.`}
        defaultValue={figures.text(product?.weight_g ?? null)}
        {...gramsInput}
      />
      <TextField
        {...field('abv')}
        label={t`Obsah alkoholu v %`}
        defaultValue={figures.text(product?.abv ?? null)}
        {...percentInput}
      />
      <TextField
        {...field('age_years')}
        label={t`Stáří v letech`}
        defaultValue={figures.text(product?.age_years ?? null)}
        inputMode="numeric"
      />
      <TextField
        {...field('vintage')}
        label={t`Ročník`}
        help={t`Od roku ${oldestVintage}.`}
        defaultValue={figures.text(product?.vintage ?? null)}
        inputMode="numeric"
      />
      <SelectField {...field('origin')} label={t`Země původu`} defaultValue={product?.origin ?? ''}>
        <option value="">{t`– neuvedeno –`}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
