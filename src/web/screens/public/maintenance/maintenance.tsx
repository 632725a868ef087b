import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { defineScreen } from '#web/page/screen.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pictogram } from '#web/ui/pictogram.tsx';

/** How often the page checks whether the portal is back. */
const returnAfterSeconds = 30;

export const screen = defineScreen({
  layout: 'simple',
  status: 503,
  load: async ({ shell }) => ({ email: shell.settings.contacts?.email }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Probíhá údržba`),
    alternates: pathsInAllLocales('maintenance'),
    isIndexed: false,
  }),
  Page: function MaintenancePage({ data: { email } }) {
    const { t } = useLingui();
    const { locale, shell } = usePage();
    const { message, back_at: backAt } = shell.settings.maintenance ?? {};
    const back = backAt ? formatDateTime(backAt, locale) : undefined;
    const home = routePath('home', locale);

    useEffect(() => {
      const timer = setInterval(
        () => void isBack(locale).then((is) => is && window.location.assign(home)),
        returnAfterSeconds * 1000,
      );
      return () => clearInterval(timer);
    }, [home, locale]);

    return (
      <div className="w-full max-w-xl min-w-0 text-center hyphens-auto">
        <noscript>
          <meta httpEquiv="refresh" content={`${returnAfterSeconds};url=${home}`} />
        </noscript>
        <Pictogram name="barrel" size={72} className="mx-auto text-amber-text" />
        <h1 className="mt-6 text-3xl tablet:text-4xl">
          <Trans>Právě probíhá údržba</Trans>
        </h1>
        <p className="mt-4 text-lg">
          <Trans>Dolaďujeme portál, aby vám lépe sloužil. Přijďte prosím později.</Trans>
        </p>
        {message?.[locale] && <p className="mt-4 whitespace-pre-line">{message[locale]}</p>}
        {back && (
          <p className="mt-4 text-lg font-semibold">
            <Trans>Předpokládaný konec: {back}</Trans>
          </p>
        )}
        <p className="mt-2 text-muted">
          <Trans>Stránka každých {returnAfterSeconds} sekund sama zkontroluje, zda už je hotovo.</Trans>
        </p>
        {email && (
          <p className="mt-8">
            <a
              href={`mailto:${email}`}
              aria-label={t`Napsat na ${email}`}
              className="inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="mail" />
              {email}
            </a>
          </p>
        )}
      </div>
    );
  },
});

/**
 * During maintenance every page redirects here. Probes the page of documents: unlike the home page, it never
 * redirects because of the language cookie.
 */
async function isBack(locale: Locale): Promise<boolean> {
  const answer = await fetch(routePath('documents', locale), { method: 'HEAD', redirect: 'manual' }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}
