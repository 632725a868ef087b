import { useLingui } from '@lingui/react/macro';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import {
  productDescription,
  productIngredients,
  productName,
  productSlug,
  slugPattern,
} from '#shared/products/limits.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface ProductTextsProps {
  readonly lang: Locale;
  readonly texts: AdminProduct['texts'][Locale] | undefined;
  readonly form: Form;
}

/** The texts of a product in a language. */
export function ProductTexts({ lang, texts, form }: ProductTextsProps) {
  const { t } = useLingui();
  const field = (name: 'name' | 'slug' | 'description' | 'ingredients') => ({
    name: `texts.${lang}.${name}`,
    defaultValue: texts?.[name],
    errors: form.errorsOf(`texts.${lang}.${name}`),
    lang,
  });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
      <legend className="mb-3 font-heading text-lg font-semibold">{languages[lang].name}</legend>
      <TextField
        {...field('name')}
        label={t`Název`}
        minLength={productName.min}
        maxLength={productName.max}
        autoComplete="off"
        required
      />
      <TextField
        {...field('slug')}
        label={t`Adresa stránky`}
        help={t`Necháte-li pole prázdné, vytvoří se z názvu.`}
        maxLength={productSlug.max}
        data-pattern={slugPattern.source}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextAreaField {...field('description')} label={t`Popis`} maxLength={productDescription.max} rows={6} />
      <TextAreaField
        {...field('ingredients')}
        label={t`Složení a alergeny`}
        maxLength={productIngredients.max}
        rows={6}
      />
    </fieldset>
  );
}
