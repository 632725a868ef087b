import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { importMonths } from '#shared/product-imports/imports.ts';
import type { bulkProductsContract } from '#shared/products/bulk-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChangeTable } from './change-table.tsx';

/** Changes made in the list of products, which can be undone. */
export const screen = defineScreen<CallAnswer<(typeof bulkProductsContract)['list']>>({
  layout: 'bare',
  load: ({ api, query, locale }) => api.bulkProducts.list({ query: { ...chosenFilters(query), lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Hromadné změny zboží`),
    alternates: pathsInAllLocales('admin-bulk-changes'),
    isIndexed: false,
  }),
  Page: function AdminBulkChangesPage({ data: { changes, page, has_more: hasMore } }) {
    const { locale } = usePage();
    return (
      <AdminFrame title={<Trans>Hromadné změny zboží</Trans>}>
        <p className="mb-3">
          <BackToList href={routePath('admin-products', locale)}>
            <Trans>Zpět na zboží</Trans>
          </BackToList>
        </p>
        {changes.length > 0 ? (
          <>
            <p className="mb-3 text-sm text-muted">
              <Trans>Změny tu zůstávají {importMonths} měsíců; tak dlouho je lze vrátit.</Trans>
            </p>
            <ChangeTable changes={changes} />
          </>
        ) : (
          <EmptyState pictogram="bottle" title={<Trans>Zatím tu není žádná hromadná změna</Trans>}>
            <p>
              <Trans>V seznamu zboží vyberte řádky a změňte jim ceny, sklad, kategorii nebo zobrazení najednou.</Trans>
            </p>
          </EmptyState>
        )}
        <Pager page={page} hasMore={hasMore} />
      </AdminFrame>
    );
  },
});
