import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { InfoPageForm } from '#web/features/info-page-form/info-page-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** A new info page. It is public at once; the menus lead to it. */
export const screen = defineScreen<object>({
  layout: 'bare',
  // For administrators only, as the list is.
  load: ({ api }) => api.adminInfoPages.list({ query: {} }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nová informační stránka`),
    alternates: pathsInAllLocales('admin-info-page-add'),
    isIndexed: false,
  }),
  Page: function AdminInfoPageAddPage() {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nová informační stránka</Trans>}>
        <p className="mb-4 max-w-[75ch] text-muted">
          <Trans>Po uložení je hned veřejná. Odkaz na ni přidáte v menu webu.</Trans>
        </p>
        <InfoPageForm
          page={undefined}
          send={(texts) => browserApi.adminInfoPages.add({ body: { texts } })}
          onDone={({ id }) => {
            showSnackbar({ text: t`Stránka je přidaná.`, tone: 'success' });
            navigate(routePath('admin-info-page', locale, { id }));
          }}
        />
      </AdminFrame>
    );
  },
});
