import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { mostAbv, mostAgeYears, oldestVintage } from '#shared/adverts/limits.ts';
import { isLocale, languages, locales } from '#shared/i18n/locales.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { percentInput, useFigures } from '#web/features/form/figures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
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

const furtherFields = ['vintage', 'age_years', 'abv', 'origin', 'lang'];

/**
 * Vintage, age, alcohol, origin and the language of the text: folded until one of them is filled in or has an error. Most
 * adverts need none of them.
 */
export function GoodsFields({ draft, change, errorsOf, countries }: GoodsFieldsProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const { locale } = usePage();
  const { vintage, age_years, abv, origin, lang } = draft;
  const [isOpen, setIsOpen] = useState(lang !== locale || [vintage, age_years, abv, origin].some(Boolean));
  const hasErrors = furtherFields.some((name) => errorsOf(name).length > 0);
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
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded border border-line bg-surface"
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2">
        <span>
          <span className="font-semibold">
            <Trans>Další údaje</Trans>
          </span>{' '}
          <span className="text-sm text-muted">
            <Trans>nepovinné: ročník, stáří, obsah alkoholu, země původu, jazyk textu</Trans>
          </span>
        </span>
        <Icon name="chevron-down" className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-4">
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
        <SelectField
          label={t`Jazyk textu`}
          name="lang"
          value={draft.lang}
          onChange={({ target }) => isLocale(target.value) && change({ lang: target.value })}
          errors={errorsOf('lang')}
          className="max-w-xs"
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languages[each].name}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
