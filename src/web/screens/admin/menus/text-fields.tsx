import { useLingui } from '@lingui/react/macro';
import { menuLimits } from '#shared/content/limits.ts';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';

/** A short text in every language, read with `useReadTexts`. */
export function TextFields({ texts, form }: { texts: Readonly<Record<Locale, string>> | undefined; form: Form }) {
  const { t } = useLingui();
  return locales.map((lang) => {
    const language = languages[lang].name;
    return (
      <TextField
        key={lang}
        name={`texts.${lang}`}
        lang={lang}
        label={t`Text (${language})`}
        defaultValue={texts?.[lang]}
        errors={form.errorsOf(`texts.${lang}`)}
        maxLength={menuLimits.text}
        autoComplete="off"
        required
      />
    );
  });
}

/**
 * Reads the texts of a dialog, which changes the form behind it without asking the server.
 * @throws ApiError on empty fields, as the server would answer
 */
export function useReadTexts(): (
  values: FormData,
  others?: Readonly<Record<string, boolean>>,
) => Readonly<Record<Locale, string>> {
  const { t } = useLingui();
  return (values, others = {}) => {
    const texts = mapLocales((lang) => String(values.get(`texts.${lang}`) ?? '').trim());
    const missing = [
      ...locales.filter((lang) => texts[lang] === '').map((lang) => `texts.${lang}`),
      ...Object.keys(others).filter((field) => !others[field]),
    ];
    const errors = Object.fromEntries(missing.map((field) => [field, [t`Pole musí být vyplněno`]]));
    if (missing.length > 0) throw new ApiError(422, { message: t`Zkontrolujte prosím zadané údaje.`, errors });
    return texts;
  };
}
