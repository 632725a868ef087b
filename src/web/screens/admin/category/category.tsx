import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCategory } from '#shared/catalog/admin-categories-contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { CategoryForm } from '#web/features/category-form/category-form.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** A category: texts and rules. Its place is changed in the tree. */
export const screen = defineScreen<AdminCategory>({
  layout: 'bare',
  load: ({ api, params }) => api.adminCategories.get({ params: { id: Number(params.id) } }),
  head: ({ id, texts }, { locale }) => ({
    title: texts[locale].name,
    alternates: mapLocales((each) => routePath('admin-category', each, { id })),
    isIndexed: false,
  }),
  Page: function AdminCategoryPage({ data: category }) {
    const { locale } = usePage();
    const { name, slug } = category.texts[locale];
    return (
      <AdminFrame title={name}>
        <p className="mb-4 flex flex-wrap gap-x-6">
          <BackToList href={routePath('admin-categories', locale)}>
            <Trans>Zpět na kategorie</Trans>
          </BackToList>
          <a
            href={routePath('category', locale, { id: category.id, category: slug })}
            className="inline-flex min-h-9 items-center"
          >
            <Trans>Zobrazit na portálu</Trans>
          </a>
        </p>
        <p className="mb-4 text-muted">
          <Trans>
            Do jiné nadřazené kategorie ji přesunete v{' '}
            <a href={routePath('admin-categories', locale)} className="underline">
              seznamu kategorií
            </a>
            .
          </Trans>
        </p>
        <CategoryEditForm key={category.id} category={category} />
      </AdminFrame>
    );
  },
});

function CategoryEditForm({ category }: { category: AdminCategory }) {
  const { t } = useLingui();
  const { reload, reloadShell } = useNavigation();
  const edited = useEditedVersion(category);
  const params = { id: category.id };
  return (
    <CategoryForm
      category={category}
      edited={edited}
      send={(input) =>
        edited.watch(browserApi.adminCategories.change({ params, body: { ...input, version: edited.version } }))
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
        void reloadShell();
      }}
    />
  );
}
