import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OwnAdvert } from '#shared/adverts/contract.ts';
import { advertDays } from '#shared/adverts/limits.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, redirect } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The next steps for the advert `?id=` that was just sent. */
export const screen = defineScreen<OwnAdvert>({
  load: async ({ api, locale, query }) => {
    const id = Number(query.get('id'));
    if (!(id > 0)) throw redirect(routePath('account-advertisements', locale), 302);
    return api.adverts.get({ params: { id }, query: { lang: locale } });
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Inzerát je odeslán`),
    alternates: pathsInAllLocales('account-advertisements-confirmation'),
    isIndexed: false,
  }),
  Page: function AdvertisementConfirmationPage({ data: { id, state, content } }) {
    const { locale } = usePage();
    return (
      <div className="flex max-w-2xl flex-col items-start gap-4">
        <span className="grid size-14 place-items-center rounded-full bg-amber-soft text-tobacco">
          <Icon name={state === 'approved' ? 'check' : 'clock'} size={28} />
        </span>
        <h1 className="text-3xl">
          {state === 'approved' ? <Trans>Inzerát je zveřejněn</Trans> : <Trans>Inzerát čeká na schválení</Trans>}
        </h1>
        <p className="font-semibold">{content.name}</p>
        <p>
          {state === 'approved' ? (
            <Trans>
              Kupující ho najdou v kategorii {content.category.name}. Platí {advertDays} dní a můžete ho prodloužit.
            </Trans>
          ) : (
            <Trans>Správce ho projde a výsledek vám pošleme e-mailem. Do té doby ho můžete upravit.</Trans>
          )}
        </p>
        <p className="flex flex-wrap gap-2">
          {state === 'approved' && (
            // The page's own address replaces the one without words.
            <LinkButton href={routePath('listing', locale, { id, category: '-', listing: '-' })}>
              <Trans>Zobrazit inzerát</Trans>
            </LinkButton>
          )}
          <LinkButton
            look={state === 'approved' ? 'secondary' : 'primary'}
            href={routePath('account-advertisements', locale)}
          >
            <Trans>Moje inzeráty</Trans>
          </LinkButton>
          <LinkButton look="secondary" href={routePath('account-advertisements-add', locale)}>
            <Trans>Přidat další inzerát</Trans>
          </LinkButton>
        </p>
      </div>
    );
  },
});
