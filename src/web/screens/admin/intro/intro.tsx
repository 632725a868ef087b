import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminIntro } from '#shared/content/banners-contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { IntroForm } from './intro-form.tsx';

/** The popup that welcomes new visitors. */
export const screen = defineScreen<{ readonly intro: AdminIntro; readonly targets: LinkTargets }>({
  layout: 'bare',
  load: async ({ api, locale }) => {
    const [intro, targets] = await Promise.all([
      api.adminBanners.intro(),
      api.adminMenus.targets({ query: { lang: locale } }),
    ]);
    return { intro, targets };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Úvodní okno`),
    alternates: pathsInAllLocales('admin-intro'),
    isIndexed: false,
  }),
  Page: function AdminIntroPage({ data: { intro, targets } }) {
    const { locale } = usePage();
    const days = cookieLifeSeconds.intro / 86_400;
    return (
      <AdminFrame title={<Trans>Úvodní okno</Trans>}>
        <p className="mb-2">
          <BackToList href={routePath('admin-banners', locale)}>
            <Trans>Zpět na bannery</Trans>
          </BackToList>
        </p>
        <p className="mb-5 max-w-[75ch] text-muted">
          <Trans>
            Vítá nové návštěvníky. Kdo ho zavře, toho už {days} dní neruší. Jeho obrázky jsou mezi bannery, zvlášť pro
            počítače a pro telefony.
          </Trans>
        </p>
        <IntroForm intro={intro} targets={targets} />
      </AdminFrame>
    );
  },
});
