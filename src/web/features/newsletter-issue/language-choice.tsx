import { useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';

interface LanguageChoiceProps {
  readonly label: string;
  readonly shown: Locale;
  readonly onChange: (lang: Locale) => void;
  /** Languages that the issue is written in. */
  readonly written: readonly Locale[];
}

/** Which language is shown; says which are not sent. */
export function LanguageChoice({ label, shown, onChange, written }: LanguageChoiceProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {locales.map((lang) => (
        <button
          key={lang}
          type="button"
          aria-pressed={shown === lang}
          onClick={() => onChange(lang)}
          className="min-h-11 rounded border border-line-strong px-3 hover:bg-sunken aria-pressed:border-bottle aria-pressed:bg-bottle aria-pressed:font-semibold aria-pressed:text-on-bottle"
        >
          {languages[lang].name}
          {!written.includes(lang) && <span className="ml-1.5 text-sm font-normal">({t`neposílá se`})</span>}
        </button>
      ))}
    </div>
  );
}
