import { useLingui } from '@lingui/react/macro';
import { languages, locales } from '#shared/i18n/locales.ts';
import { classes } from '#web/ui/classes.ts';
import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { localeCookie, setCookie } from '../consent/cookies.ts';
import { useAlternates, usePage } from '#web/page/page-context.tsx';

/** Links to this page in the other languages, including its filters; the choice is stored for a year. */
export function LanguageSwitcher({ className }: { className?: string }) {
  const { t } = useLingui();
  const { locale, search } = usePage();
  const alternates = useAlternates();
  return (
    <nav aria-label={t`Jazyk`} className={classes('language-links flex items-center gap-1', className)}>
      {locales.map((each) => (
        <a
          key={each}
          href={`${alternates[each]}${search}`}
          lang={each}
          hrefLang={each}
          aria-current={each === locale || undefined}
          onClick={() => setCookie(localeCookie, each, cookieLifeSeconds.locale)}
        >
          <svg width="20" height="14" aria-hidden="true">
            <use href={`/flags.svg#${each}`} />
          </svg>
          {languages[each].name}
        </a>
      ))}
    </nav>
  );
}
