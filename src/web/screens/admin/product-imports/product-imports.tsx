import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { productImportsContract } from '#shared/product-imports/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ImportTable } from './import-table.tsx';
import { UploadForm } from './upload-form.tsx';

/** Imports of products: upload of a table, and what became of the earlier ones. */
export const screen = defineScreen<CallAnswer<(typeof productImportsContract)['list']>>({
  layout: 'bare',
  load: ({ api, query }) => api.productImports.list({ query: chosenFilters(query) }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Importy zboží`),
    alternates: pathsInAllLocales('admin-product-imports'),
    isIndexed: false,
  }),
  Page: function AdminProductImportsPage({ data: { imports, page, has_more: hasMore } }) {
    const { t } = useLingui();
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <AdminFrame
        title={<Trans>Importy zboží</Trans>}
        aside={
          <Button onClick={() => setIsOpen(true)}>
            <Trans>Nahrát tabulku</Trans>
          </Button>
        }
      >
        {imports.length > 0 ? (
          <ImportTable imports={imports} />
        ) : (
          <EmptyState pictogram="bottle" title={<Trans>Zatím tu není žádný import</Trans>}>
            <p>
              <Trans>
                Stáhněte si zboží jako tabulku, upravte ji a nahrajte ji tady. Nejdřív ukážeme, co se změní.
              </Trans>
            </p>
          </EmptyState>
        )}
        <Pager page={page} hasMore={hasMore} />
        <FormDialog isOpen={isOpen} onClose={close} title={t`Nahrát tabulku`}>
          <UploadForm onClose={close} />
        </FormDialog>
      </AdminFrame>
    );
  },
});
