import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { clickDays } from '#shared/content/limits.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { bannerStateTones, useBannerStateTexts, useGroupTexts } from '#web/features/banner-form/banner-texts.ts';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { BannerActions } from './banner-actions.tsx';
import { BannerEditForm } from './banner-edit-form.tsx';

/** A banner with its clicks. */
export const screen = defineScreen<{
  readonly banner: AdminBanner;
  readonly banners: readonly AdminBanner[];
  readonly targets: LinkTargets;
}>({
  layout: 'bare',
  load: async ({ api, locale, params }) => {
    const [banner, banners, targets] = await Promise.all([
      api.adminBanners.get({ params: { id: Number(params.id) } }),
      api.adminBanners.list(),
      api.adminMenus.targets({ query: { lang: locale } }),
    ]);
    return { banner, banners, targets };
  },
  head: ({ banner: { id } }, { i18n }) => ({
    title: i18n._(msg`Banner č. ${id}`),
    alternates: mapLocales((locale) => routePath('admin-banner', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminBannerPage({ data: { banner, banners, targets } }) {
    const { locale } = usePage();
    const groups = useGroupTexts();
    const states = useBannerStateTexts();
    const { clicks, all_clicks: all } = banner;
    return (
      <AdminFrame
        title={groups[banner.group]}
        aside={<StateMark tone={bannerStateTones[banner.state]}>{states[banner.state]}</StateMark>}
      >
        <p className="mb-2">
          <BackToList href={routePath('admin-banners', locale)}>
            <Trans>Zpět na bannery</Trans>
          </BackToList>
        </p>
        <p className="mb-4 text-muted">
          <Trans>
            Kliknutí za {clickDays} dní: {clicks}, celkem: {all}
          </Trans>
        </p>
        <BannerEditForm key={`${banner.id} ${locale}`} banner={banner} banners={banners} targets={targets} />
        <BannerActions banner={banner} />
      </AdminFrame>
    );
  },
});
