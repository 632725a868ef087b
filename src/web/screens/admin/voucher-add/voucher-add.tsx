import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { VoucherForm } from '#web/features/voucher-form/voucher-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export const screen = defineScreen<object>({
  layout: 'bare',
  // Unauthorized administrators get the error now, rather than after filling in the form.
  load: async ({ api }) => {
    await api.adminVouchers.list({ query: {} });
    return {};
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový voucher`),
    alternates: pathsInAllLocales('admin-voucher-add'),
    isIndexed: false,
  }),
  Page: function AdminVoucherAddPage() {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nový voucher</Trans>}>
        <VoucherForm
          send={(body) => browserApi.adminVouchers.add({ body })}
          onDone={({ id }) => {
            showSnackbar({ text: t`Voucher je přidán.`, tone: 'success' });
            navigate(routePath('admin-voucher', locale, { id }));
          }}
        />
      </AdminFrame>
    );
  },
});
