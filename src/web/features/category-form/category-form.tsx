import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCategory, CategoryFields } from '#shared/catalog/admin-categories-contract.ts';
import {
  ageRules,
  pictograms,
  unitPriceUnits,
  type AgeRule,
  type Pictogram as PictogramName,
  type UnitPriceUnit,
} from '#shared/catalog/limits.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { Pictogram } from '#web/ui/pictogram.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SiteCategories } from './site-categories.tsx';
import { CategoryTexts } from './category-texts.tsx';
import { useCategoryChoices } from './category-choices.ts';

interface CategoryFormProps<Answer> {
  /** Undefined: a new one. */
  readonly category: AdminCategory | undefined;
  readonly edited?: EditedVersion<AdminCategory>;
  readonly send: (input: CategoryFields) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** The form of a category: its texts in every language, and the rules of what it holds. */
export function CategoryForm<Answer>({ category, edited, send, onDone }: CategoryFormProps<Answer>) {
  const { t } = useLingui();
  const choices = useCategoryChoices();
  const [pictogram, setPictogram] = useState(category?.pictogram ?? '');
  const form = useGuardedForm<Answer>({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const countries = text('delivery_countries').toUpperCase();
      return send({
        texts: mapLocales((lang) => ({
          name: text(`texts.${lang}.name`),
          slug: text(`texts.${lang}.slug`),
          description: text(`texts.${lang}.description`),
        })),
        pictogram: (text('pictogram') as PictogramName) || null,
        age_rule: text('age_rule') as AgeRule,
        unit_price_unit: (text('unit_price_unit') as UnitPriceUnit) || null,
        may_be_advertised: values.has('may_be_advertised'),
        may_be_discounted: values.has('may_be_discounted'),
        heureka_category: text('heureka_category') || null,
        zbozi_category: text('zbozi_category') || null,
        google_category: text('google_category') || null,
        delivery_countries: countries === '' ? null : countries.split(/[\s,;]+/),
      });
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <FormFailures form={form} />
      {edited && (
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => <CategoryForm category={row} send={send} onDone={() => undefined} />}
        />
      )}
      <div className="grid gap-4 wide:grid-cols-3">
        {locales.map((lang) => (
          <CategoryTexts key={lang} lang={lang} texts={category?.texts[lang]} form={form} />
        ))}
      </div>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
        <div className="flex items-end gap-3">
          <SelectField
            name="pictogram"
            label={t`Piktogram`}
            value={pictogram}
            onChange={({ target }) => setPictogram(target.value)}
            className="grow"
          >
            <option value="">{t`– žádný –`}</option>
            {pictograms.map((name) => (
              <option key={name} value={name}>
                {choices.pictograms[name]}
              </option>
            ))}
          </SelectField>
          <span className="grid size-11 shrink-0 place-items-center text-amber-text">
            {pictogram !== '' && <Pictogram name={pictogram as PictogramName} size={28} />}
          </span>
        </div>
        <SelectField name="age_rule" label={t`Věkové omezení`} defaultValue={category?.age_rule ?? 'none'}>
          {ageRules.map((rule) => (
            <option key={rule} value={rule}>
              {choices.ageRules[rule]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="unit_price_unit"
          label={t`Jednotková cena`}
          help={t`Nabídky pak mají jen balení v této jednotce.`}
          defaultValue={category?.unit_price_unit ?? ''}
        >
          <option value="">{t`– neuvádí se –`}</option>
          {unitPriceUnits.map((unit) => (
            <option key={unit} value={unit}>
              {choices.units[unit]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="delivery_countries"
          label={t`Země doručení`}
          help={t`Kódy oddělené čárkou, například CZ, SK. Prázdné pole: všude, kam obchod doručuje.`}
          defaultValue={category?.delivery_countries?.join(', ')}
          errors={form.errorsOf('delivery_countries')}
          maxLength={240}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <SiteCategories category={category} form={form} />
      <div>
        <Checkbox
          name="may_be_advertised"
          label={t`Smí se propagovat (newslettery, bannery, úvodní stránka, topování, feedy zboží)`}
          defaultChecked={category?.may_be_advertised ?? true}
        />
        <Checkbox
          name="may_be_discounted"
          label={t`Zboží smí být v akci a ve slevě`}
          defaultChecked={category?.may_be_discounted ?? true}
        />
      </div>
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
