import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { infoPageLimits, pageSlugPattern } from '#shared/content/limits.ts';
import type { AdminInfoPage } from '#shared/content/info-pages-contract.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextPreview } from '#web/features/localised-editor/text-preview.tsx';

interface LanguageColumnProps {
  readonly lang: Locale;
  readonly text: AdminInfoPage['texts'][Locale] | undefined;
  readonly form: Form;
  readonly isPreviewed: boolean;
}

/** The texts of a page in one language, and how they will look. */
export function LanguageColumn({ lang, text, form, isPreviewed }: LanguageColumnProps) {
  const { t } = useLingui();
  const [body, setBody] = useState(text?.body ?? '');
  const field = (name: 'title' | 'slug' | 'perex' | 'body', maxLength: number) => ({
    name: `texts.${lang}.${name}`,
    lang,
    maxLength,
    errors: form.errorsOf(`texts.${lang}.${name}`),
    autoComplete: 'off',
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-heading text-lg font-semibold">{languages[lang].name}</legend>
      <TextField {...field('title', infoPageLimits.title)} label={t`Nadpis`} defaultValue={text?.title} required />
      <TextField
        {...field('slug', infoPageLimits.slug)}
        label={t`Adresa stránky`}
        help={t`Necháte-li pole prázdné, vytvoří se z nadpisu. Dřívější adresy vedou na novou.`}
        defaultValue={text?.slug}
        data-pattern={pageSlugPattern.source}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        {...field('perex', infoPageLimits.perex)}
        label={t`Úvodní text`}
        help={t`Pod nadpisem a ve výsledcích vyhledávačů.`}
        defaultValue={text?.perex}
        rows={3}
      />
      <TextAreaField
        {...field('body', infoPageLimits.body)}
        label={t`Text`}
        help={t`Markdown: ## nadpis, **tučně**, - odrážka, [odkaz](/hledani).`}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        rows={22}
        required
      />
      {isPreviewed && <TextPreview lang={lang} body={body} />}
    </fieldset>
  );
}
