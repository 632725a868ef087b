import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CategoryList } from './category-list.tsx';

/** The tree of categories: order, names, merging. */
export const screen = defineScreen<readonly AdminCategoryRow[]>({
  layout: 'bare',
  load: ({ api, locale }) => api.adminCategories.list({ query: { lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Kategorie`),
    alternates: pathsInAllLocales('admin-categories'),
    isIndexed: false,
  }),
  Page: function AdminCategoriesPage({ data: rows }) {
    const { locale } = usePage();
    return (
      <AdminFrame
        title={<Trans>Kategorie</Trans>}
        aside={
          <LinkButton href={routePath('admin-category-add', locale)}>
            <Trans>Přidat kategorii</Trans>
          </LinkButton>
        }
      >
        {rows.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná kategorie</Trans>}>
            <p>
              <Trans>Bez kategorií nelze přidat inzerát ani zboží.</Trans>
            </p>
          </EmptyState>
        ) : (
          <CategoryList rows={rows} />
        )}
      </AdminFrame>
    );
  },
});
