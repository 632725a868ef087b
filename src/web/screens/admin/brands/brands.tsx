import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { BrandList } from './brand-list.ts';
import { BrandTable } from './brand-table.tsx';

/** Brands proposed by users: approve, merge into an existing one, or reject. */
export const screen = defineScreen<BrandList>({
  layout: 'bare',
  load: ({ api, query }) => api.adminAdverts.waitingBrands({ query: { page: query.get('page') ?? undefined } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Navržené značky`),
    alternates: pathsInAllLocales('admin-brands'),
    isIndexed: false,
  }),
  Page: function AdminBrandsPage({ data: { brands, total, page, pages } }) {
    const { path, search } = usePage();
    return (
      <AdminFrame
        title={<Trans>Navržené značky</Trans>}
        aside={
          <p className="text-sm text-muted tabular-nums">
            <Trans>čeká: {total}</Trans>
          </p>
        }
      >
        {total === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Žádná značka nečeká</Trans>}>
            <p>
              <Trans>Značky, které uživatelé navrhnou v inzerátech, se objeví tady.</Trans>
            </p>
          </EmptyState>
        ) : (
          <>
            <BrandTable brands={brands} />
            <Pagination current={page} last={pages} hrefOf={(to) => `${path}${changedQuery(search, { page: to })}`} />
          </>
        )}
      </AdminFrame>
    );
  },
});
