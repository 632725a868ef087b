import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BannerForm } from '#web/features/banner-form/banner-form.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface Data {
  readonly banners: readonly AdminBanner[];
  readonly copied: AdminBanner | undefined;
  readonly targets: LinkTargets;
}

/** A new banner, empty or with the content of another. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const [banners, targets] = await Promise.all([
      api.adminBanners.list(),
      api.adminMenus.targets({ query: { lang: locale } }),
    ]);
    return { banners, copied: banners.find(({ id }) => String(id) === query.get('copy')), targets };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový banner`),
    alternates: pathsInAllLocales('admin-banner-add'),
    isIndexed: false,
  }),
  Page: function AdminBannerAddPage({ data: { banners, copied, targets } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nový banner</Trans>}>
        {copied && (
          <p className="mb-4 max-w-[75ch] text-muted">
            <Trans>Texty, obrázky a odkaz jsou z původního banneru. Zvolte období, kdy se má ukazovat.</Trans>
          </p>
        )}
        <BannerForm
          key={copied?.id}
          banner={undefined}
          copied={copied}
          banners={banners}
          targets={targets}
          send={(input, { group, isFirst }) =>
            browserApi.adminBanners.add({ body: { ...input, group, is_first: isFirst, copy_of: copied?.id ?? null } })
          }
          onDone={() => {
            showSnackbar({ text: t`Banner je přidaný.`, tone: 'success' });
            navigate(routePath('admin-banners', locale));
          }}
        />
      </AdminFrame>
    );
  },
});
