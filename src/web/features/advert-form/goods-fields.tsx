import { Trans, useLingui } from '@lingui/react/macro';
import { mostAbv, mostAgeYears, oldestVintage } from '#shared/adverts/limits.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { percentInput, useFigures } from '#web/features/form/figures.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { FormPart } from './form-part.ts';

interface GoodsFieldsProps extends FormPart {
  readonly countries: readonly Country[];
}

type Figure = 'vintage' | 'age_years' | 'abv';

interface PackageFieldProps extends FormPart {
  /** Undefined until a category is chosen. */
  readonly packages: readonly { readonly id: number; readonly label: string }[] | undefined;
  readonly isRequired: boolean;
}

/** The amount in which the goods are sold; the category offers packages of its unit. */
export function PackageField({ draft, change, errorsOf, packages, isRequired }: PackageFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Balení`}
      name="package_id"
      disabled={!packages}
      required={isRequired}
      value={packages ? draft.package_id : ''}
      onChange={(event) => change({ package_id: event.target.value })}
      help={packages ? (isRequired ? undefined : t`Nepovinné.`) : t`Nejprve vyberte kategorii.`}
      errors={errorsOf('package_id')}
    >
      <option value="">{isRequired ? t`– vyberte –` : t`– neuvedeno –`}</option>
      {packages?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Vintage, age, alcohol, origin: all optional. */
export function GoodsFields({ draft, change, errorsOf, countries }: GoodsFieldsProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const figure = (name: Figure) => ({
    name,
    autoComplete: 'off',
    maxLength: 8,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    errors: figures.isUnreadable(draft[name], name === 'abv' ? percentInput : {})
      ? [t`Zadejte číslo.`]
      : errorsOf(name),
  });
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-3 font-heading text-xl font-semibold">
        <Trans>Nepovinné údaje</Trans>
      </legend>
      <TextField {...figure('vintage')} label={t`Ročník`} inputMode="numeric" help={t`Od roku ${oldestVintage}.`} />
      <TextField
        {...figure('age_years')}
        label={t`Stáří v letech`}
        inputMode="numeric"
        help={t`Doba zrání, nejvýše ${mostAgeYears} let.`}
      />
      <TextField
        {...figure('abv')}
        {...percentInput}
        label={t`Obsah alkoholu v %`}
        help={t`Nejvýše ${mostAbv}, s přesností na jedno desetinné místo.`}
      />
      <SelectField
        label={t`Země původu`}
        name="origin"
        value={draft.origin}
        onChange={(event) => change({ origin: event.target.value })}
        errors={errorsOf('origin')}
      >
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
