import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Checkbox } from '#web/ui/field.tsx';

/** The language in view on windows that are too narrow for all of them. */
export function useShownLanguage() {
  const { locale } = usePage();
  const [shown, setShown] = useState<Locale>(locale);
  return {
    shown,
    setShown,
    /** Brings the first wrong field `texts.{locale}.…` into view: one that is out of view cannot take the focus. */
    showWrong: (error: unknown) => {
      const fields = Object.keys((error instanceof ApiError && error.answer.errors) || {});
      const wrong = locales.filter((lang) => fields.some((field) => field.startsWith(`texts.${lang}.`)));
      if (wrong.length > 0 && !wrong.includes(shown)) setShown(wrong[0]!);
    },
  };
}

interface LanguageColumnsProps extends Pick<ReturnType<typeof useShownLanguage>, 'shown' | 'setShown'> {
  readonly renderColumn: (lang: Locale, isPreviewed: boolean) => ReactNode;
}

/** Texts in all languages side by side on wide windows, one at a time on others, each with a preview on demand. */
export function LanguageColumns({ shown, setShown, renderColumn }: LanguageColumnsProps) {
  const { t } = useLingui();
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div role="group" aria-label={t`Jazyk textu`} className="flex gap-1 wide:hidden">
          {locales.map((lang) => (
            <button
              key={lang}
              type="button"
              aria-pressed={shown === lang}
              onClick={() => setShown(lang)}
              className="min-h-11 rounded border border-line-strong px-3 hover:bg-sunken aria-pressed:border-bottle aria-pressed:bg-bottle aria-pressed:font-semibold aria-pressed:text-on-bottle"
            >
              {languages[lang].name}
            </button>
          ))}
        </div>
        <Checkbox
          label={t`Ukázat náhled`}
          checked={isPreviewed}
          onChange={({ target }) => setIsPreviewed(target.checked)}
        />
      </div>
      <div className="grid gap-6 wide:grid-cols-3">
        {locales.map((lang) => (
          <div key={lang} className={classes('min-w-0', shown !== lang && 'max-wide:hidden')}>
            {renderColumn(lang, isPreviewed)}
          </div>
        ))}
      </div>
    </>
  );
}
