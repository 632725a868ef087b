import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { ListViews } from '#web/features/admin-lists/list-views.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ProductFilters } from './product-filters.tsx';
import { LatestChangeNote } from './latest-change.tsx';
import type { LatestChange, ProductChoice, ProductChoices, ProductList } from './product-list.ts';
import { ProductTable } from './product-table.tsx';

/** Products of the shop: search, sort, export. */
export const screen = defineScreen<{
  readonly choice: ProductChoice;
  readonly list: ProductList;
  readonly choices: ProductChoices;
  readonly latest: LatestChange;
  readonly settings: ListState['settings'];
}>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as ProductChoice;
    const [list, choices, { change }, settings] = await Promise.all([
      api.adminProducts.list({ query: { ...choice, lang: locale } }),
      api.adminProducts.choices(),
      api.bulkProducts.latest(),
      api.adminLists.get({ params: { list: 'products' } }),
    ]);
    return { choice, list, choices, latest: change, settings };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg({ message: 'Zboží', context: 'e-shop' })),
    alternates: pathsInAllLocales('admin-products'),
    isIndexed: false,
  }),
  Page: function AdminProductsPage({ data: { choice, list, choices, latest, settings } }) {
    const { locale } = usePage();
    const state = { list: 'products', settings } as const;
    const isWhole = Object.keys(choice).length === 0;
    return (
      <AdminFrame
        title={<Trans context="e-shop">Zboží</Trans>}
        aside={
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <ListViews state={state} />
            <LinkButton look="secondary" href={routePath('admin-bulk-changes', locale)}>
              <Trans>Hromadné změny</Trans>
            </LinkButton>
            <LinkButton look="secondary" href={routePath('admin-product-imports', locale)}>
              <Trans>Importy zboží</Trans>
            </LinkButton>
            <LinkButton href={routePath('admin-product-add', locale)}>
              <Trans>Přidat zboží</Trans>
            </LinkButton>
          </div>
        }
      >
        <ProductFilters choice={choice} list={list} state={state} />
        <LatestChangeNote change={latest} />
        {list.products.length > 0 && <ProductTable list={list} choices={choices} choice={choice} state={state} />}
        {list.products.length === 0 && isWhole && (
          <EmptyState pictogram="bottle" title={<Trans>Zatím tu není žádné zboží</Trans>}>
            <p>
              <Trans>Přidejte první a doplňte stav skladu: hned si ho lze koupit.</Trans>
            </p>
          </EmptyState>
        )}
        {list.products.length === 0 && !isWhole && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádné takové zboží jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
