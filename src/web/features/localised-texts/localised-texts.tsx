import { useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

type Texts = Readonly<Record<Locale, { readonly name: string; readonly description: string }>>;

/** A name and a description in every language. */
export function LocalisedTexts({ texts, form }: { texts: Texts | undefined; form: Form }) {
  const { t } = useLingui();
  return locales.map((lang) => (
    <fieldset key={lang} className="flex flex-col gap-3">
      <legend className="mb-2 font-heading text-lg font-semibold">{languages[lang].name}</legend>
      <TextField
        label={t`Název`}
        name={`texts.${lang}.name`}
        lang={lang}
        defaultValue={texts?.[lang].name}
        errors={form.errorsOf(`texts.${lang}.name`)}
        maxLength={100}
        required
      />
      <TextAreaField
        label={t`Popis`}
        name={`texts.${lang}.description`}
        lang={lang}
        rows={2}
        defaultValue={texts?.[lang].description}
        errors={form.errorsOf(`texts.${lang}.description`)}
        maxLength={500}
      />
    </fieldset>
  ));
}

export function readTexts(values: FormData): Texts {
  const text = (name: string) => String(values.get(name) ?? '');
  return mapLocales((lang) => ({ name: text(`texts.${lang}.name`), description: text(`texts.${lang}.description`) }));
}
