import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bannerGroups } from '#shared/content/banners.ts';
import type { AdminBanner, AdminIntro } from '#shared/content/banners-contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useGroupTexts } from '#web/features/banner-form/banner-texts.ts';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { BannerList } from './banner-list.tsx';

interface Data {
  readonly banners: readonly AdminBanner[];
  readonly intro: AdminIntro;
  readonly targets: LinkTargets;
}

/** Banners by their place, and the popup that welcomes visitors. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale }) => {
    const [banners, intro, targets] = await Promise.all([
      api.adminBanners.list(),
      api.adminBanners.intro(),
      api.adminMenus.targets({ query: { lang: locale } }),
    ]);
    return { banners, intro, targets };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Bannery`),
    alternates: pathsInAllLocales('admin-banners'),
    isIndexed: false,
  }),
  Page: function AdminBannersPage({ data: { banners, intro, targets } }) {
    const { locale } = usePage();
    const groups = useGroupTexts();
    return (
      <AdminFrame
        title={<Trans>Bannery</Trans>}
        aside={
          <LinkButton href={routePath('admin-banner-add', locale)}>
            <Trans>Přidat banner</Trans>
          </LinkButton>
        }
      >
        <p className="mb-5 max-w-[75ch] text-muted">
          <Trans>
            Na každém místě se ukazuje jen první běžící banner, ostatní čekají v pořadí. Pořadí změníte přetažením nebo
            šipkami.
          </Trans>
        </p>
        <div className="flex max-w-5xl flex-col gap-8">
          {bannerGroups.toReversed().map((group) => (
            <section key={group} aria-labelledby={group}>
              <h2 id={group} className="mb-3 text-xl">
                {groups[group]}
              </h2>
              <BannerList
                group={group}
                banners={banners.filter((banner) => banner.group === group)}
                targets={targets}
              />
            </section>
          ))}
          <section aria-labelledby="intro">
            <h2 id="intro" className="mb-3 text-xl">
              <Trans>Texty úvodního okna</Trans>
            </h2>
            <div className="rounded border border-line bg-surface p-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{intro.texts[locale].title}</span>
                <StateMark tone={intro.is_enabled ? 'good' : 'neutral'}>
                  {intro.is_enabled ? <Trans>zapnuté</Trans> : <Trans>vypnuté</Trans>}
                </StateMark>
              </p>
              <p className="mt-1 max-w-[75ch] whitespace-pre-line text-muted">{intro.texts[locale].text}</p>
              <p className="mt-3">
                <LinkButton look="secondary" size="small" href={routePath('admin-intro', locale)}>
                  <Trans>Upravit úvodní okno</Trans>
                </LinkButton>
              </p>
            </div>
          </section>
        </div>
      </AdminFrame>
    );
  },
});
