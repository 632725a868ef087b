import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminBlogCategory } from '#shared/content/blog-categories-contract.ts';
import { blogCategoriesMost } from '#shared/content/limits.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CategoryDialog, type EditedCategory } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';

/** The categories of the blog, in the order in which readers see them. */
export const screen = defineScreen<AdminBlogCategory[]>({
  layout: 'bare',
  load: ({ api }) => api.adminBlogCategories.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Rubriky blogu`),
    alternates: pathsInAllLocales('admin-blog-categories'),
    isIndexed: false,
  }),
  Page: function AdminBlogCategoriesPage({ data: categories }) {
    const { locale } = usePage();
    const [edited, setEdited] = useState<EditedCategory>();
    return (
      <AdminFrame
        title={<Trans>Rubriky blogu</Trans>}
        aside={
          <Button disabled={categories.length >= blogCategoriesMost} onClick={() => setEdited('new')}>
            <Trans>Přidat rubriku</Trans>
          </Button>
        }
      >
        <p className="mb-2">
          <BackToList href={routePath('admin-blog', locale)}>
            <Trans>Zpět na články</Trans>
          </BackToList>
        </p>
        <p className="mb-5 max-w-[75ch] text-muted">
          <Trans>
            Každý článek je v jedné rubrice a čtenáři si podle nich blog třídí. Pořadí změníte přetažením nebo šipkami.
          </Trans>
        </p>
        <div className="max-w-4xl">
          {categories.length === 0 ? (
            <EmptyState pictogram="book" title={<Trans>Zatím tu není žádná rubrika</Trans>}>
              <p>
                <Trans>Nejdřív přidejte rubriku, potom do ní můžete psát články.</Trans>
              </p>
            </EmptyState>
          ) : (
            <CategoryList categories={categories} onEdit={setEdited} />
          )}
        </div>
        <CategoryDialog edited={edited} onClose={() => setEdited(undefined)} />
      </AdminFrame>
    );
  },
});
