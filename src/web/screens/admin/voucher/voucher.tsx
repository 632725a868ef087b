import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { VoucherStateMark } from '#web/features/voucher/voucher-state-mark.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherEditForm } from './voucher-edit-form.tsx';
import { VoucherUses } from './voucher-uses.tsx';

/** A voucher with its uses and earnings. */
export const screen = defineScreen<AdminVoucher>({
  layout: 'bare',
  load: ({ api, params }) => api.adminVouchers.get({ params: { id: Number(params.id) } }),
  head: ({ id, code }, { i18n }) => ({
    title: i18n._(msg`Voucher ${code}`),
    alternates: mapLocales((locale) => routePath('admin-voucher', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminVoucherPage({ data: voucher }) {
    const { t } = useLingui();
    return (
      <AdminFrame title={t`Voucher ${voucher.code}`} aside={<VoucherStateMark state={voucher.state} />}>
        <VoucherActions voucher={voucher} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <VoucherEditForm key={voucher.id} voucher={voucher} />
          <section aria-labelledby="uses-title">
            <h2 id="uses-title" className="mb-3 text-xl">
              <Trans>Použití</Trans>
            </h2>
            <VoucherUses voucher={voucher} />
          </section>
        </div>
      </AdminFrame>
    );
  },
});
