import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BrandDialog, type EditedBrand } from './brand-dialog.tsx';
import { BrandFilters } from './brand-filters.tsx';
import type { BrandChoice, BrandList } from './brand-list.ts';
import { BrandTable } from './brand-table.tsx';

/** The brands of the catalogue: add, rename, merge. */
export const screen = defineScreen<{ readonly choice: BrandChoice; readonly list: BrandList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as BrandChoice;
    return { choice, list: await api.adminBrands.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Značky v katalogu`),
    alternates: pathsInAllLocales('admin-all-brands'),
    isIndexed: false,
  }),
  Page: function AdminAllBrandsPage({ data: { choice, list } }) {
    const { search } = usePage();
    const [edited, setEdited] = useState<EditedBrand>();
    return (
      <AdminFrame
        title={<Trans>Značky v katalogu</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat značku</Trans>
          </Button>
        }
      >
        <BrandFilters choice={choice} total={list.total} />
        {list.brands.length > 0 && <BrandTable brands={list.brands} onRename={setEdited} />}
        {list.brands.length === 0 && search === '' && (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná značka</Trans>}>
            <p>
              <Trans>Značky přidáte tady, nebo je v inzerátech navrhnou uživatelé.</Trans>
            </p>
          </EmptyState>
        )}
        {list.brands.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádnou takovou značku jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
        <BrandDialog brand={edited} onClose={() => setEdited(undefined)} />
      </AdminFrame>
    );
  },
});
