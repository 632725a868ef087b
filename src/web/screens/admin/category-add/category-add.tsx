import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCategory } from '#shared/catalog/admin-categories-contract.ts';
import { mapLocales, pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { CategoryForm } from '#web/features/category-form/category-form.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface Data {
  /** Undefined: the first level. */
  readonly parent: AdminCategory | undefined;
}

/** A new category, at the end of its level. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, query, locale }) => {
    const parent = Number(query.get('parent'));
    if (Number.isSafeInteger(parent) && parent > 0)
      return { parent: await api.adminCategories.get({ params: { id: parent } }) };
    // For administrators only, as the list is.
    await api.adminCategories.list({ query: { lang: locale } });
    return { parent: undefined };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nová kategorie`),
    alternates: pathsInAllLocales('admin-category-add'),
    isIndexed: false,
  }),
  Page: function AdminCategoryAddPage({ data: { parent } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate, reloadShell } = useNavigation();
    const above = parent?.texts[locale].name;
    return (
      <AdminFrame title={<Trans>Nová kategorie</Trans>}>
        <p className="mb-4 flex flex-wrap items-center gap-x-6">
          <BackToList href={routePath('admin-categories', locale)}>
            <Trans>Zpět na kategorie</Trans>
          </BackToList>
          {above !== undefined && <Trans>Podkategorie kategorie {above}</Trans>}
        </p>
        <CategoryForm
          category={parent && asModel(parent)}
          send={(input) => browserApi.adminCategories.add({ body: { ...input, parent_id: parent?.id ?? null } })}
          onDone={() => {
            showSnackbar({ text: t`Kategorie je přidaná.`, tone: 'success' });
            void reloadShell();
            navigate(routePath('admin-categories', locale));
          }}
        />
      </AdminFrame>
    );
  },
});

/** A subcategory begins with the rules of the category above it, but with texts of its own. */
function asModel(parent: AdminCategory): AdminCategory {
  const empty = { name: '', slug: '', description: '' };
  return { ...parent, pictogram: null, texts: mapLocales(() => empty) };
}
