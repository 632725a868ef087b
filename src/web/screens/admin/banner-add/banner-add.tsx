import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BannerForm } from '#web/features/banner-form/banner-form.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** A new banner. */
export const screen = defineScreen<LinkTargets>({
  layout: 'bare',
  load: ({ api, locale }) => api.adminMenus.targets({ query: { lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový banner`),
    alternates: pathsInAllLocales('admin-banner-add'),
    isIndexed: false,
  }),
  Page: function AdminBannerAddPage({ data: targets }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nový banner</Trans>}>
        <BannerForm
          banner={undefined}
          targets={targets}
          send={(input, group) => browserApi.adminBanners.add({ body: { ...input, group } })}
          onDone={() => {
            showSnackbar({ text: t`Banner je přidaný.`, tone: 'success' });
            navigate(routePath('admin-banners', locale));
          }}
        />
      </AdminFrame>
    );
  },
});
