import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { ImportStateMark } from '#web/features/product-import/import-state.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { ColumnForm } from './column-form.tsx';
import { ImportActions } from './import-actions.tsx';
import { chosenRowState, type ImportData } from './import-data.ts';
import { ImportFacts } from './import-facts.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import { LeftProducts } from './left-products.tsx';
import { useLatestImport } from './use-latest-import.ts';

/** An import of products: its columns, what it would do, and what it has done. */
export const screen = defineScreen<ImportData>({
  layout: 'bare',
  load: async ({ api, locale, params, query }) => {
    const which = { params: { id: Number(params.id) } };
    const found = await api.productImports.get({ ...which, query: { lang: locale } });
    const state = chosenRowState(found, query.get('state'));
    const list = await api.productImports.rows({ ...which, query: { ...chosenFilters(query), state, lang: locale } });
    return { found, list, state };
  },
  head: ({ found: { id, file_name } }, { i18n }) => ({
    title: i18n._(msg`Import ${{ file: file_name }}`),
    alternates: mapLocales((each) => routePath('admin-product-import', each, { id })),
    isIndexed: false,
  }),
  Page: function AdminProductImportPage({ data }) {
    const { locale } = usePage();
    const found = useLatestImport(data.found);
    const { state } = found;
    return (
      <AdminFrame
        title={<span className="break-all">{found.file_name}</span>}
        aside={<ImportStateMark state={state} />}
      >
        <p className="mb-3">
          <BackToList href={routePath('admin-product-imports', locale)}>
            <Trans>Zpět na importy</Trans>
          </BackToList>
        </p>
        <ImportFacts found={found} />
        {state === 'uploaded' && <ColumnForm found={found} />}
        <ImportProgress found={found} />
        <ImportActions found={found} />
        <LeftProducts found={found} />
        {found.rows_read > 0 && state !== 'reading' && <ImportRows {...data} found={found} />}
        {state === 'checked' && <ColumnForm found={found} />}
      </AdminFrame>
    );
  },
});
