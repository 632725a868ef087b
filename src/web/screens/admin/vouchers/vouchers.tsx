import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { VoucherFilters } from './voucher-filters.tsx';
import type { VoucherChoice, VoucherList } from './voucher-list.ts';
import { VoucherTable } from './voucher-table.tsx';

/** Vouchers of the shop: search, sort, export. */
export const screen = defineScreen<{ readonly choice: VoucherChoice; readonly list: VoucherList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as VoucherChoice;
    return { choice, list: await api.adminVouchers.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Vouchery`),
    alternates: pathsInAllLocales('admin-vouchers'),
    isIndexed: false,
  }),
  Page: function AdminVouchersPage({ data: { choice, list } }) {
    const { locale, search } = usePage();
    return (
      <AdminFrame
        title={<Trans>Vouchery</Trans>}
        aside={
          <LinkButton href={routePath('admin-voucher-add', locale)}>
            <Trans>Přidat voucher</Trans>
          </LinkButton>
        }
      >
        <VoucherFilters choice={choice} list={list} />
        {list.vouchers.length > 0 && <VoucherTable vouchers={list.vouchers} />}
        {list.vouchers.length === 0 && search === '' && (
          <EmptyState pictogram="gift" title={<Trans>Zatím tu není žádný voucher</Trans>}>
            <p>
              <Trans>Voucher poskytne slevu v procentech, slevu pevnou částkou, nebo dopravu zdarma.</Trans>
            </p>
          </EmptyState>
        )}
        {list.vouchers.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádný takový voucher jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
