import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { BulkChangeDetail } from '#shared/products/bulk-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BulkChangeState } from '#web/features/bulk-change/bulk-change-state.tsx';
import { useBulkChangeText } from '#web/features/bulk-change/bulk-change-text.ts';
import { UndoButton } from '#web/features/bulk-change/undo-button.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { ChangedProducts } from './changed-products.tsx';

/** A change made in the list of products: each of them before and after, and what an undoing would restore. */
export const screen = defineScreen<BulkChangeDetail>({
  layout: 'bare',
  load: ({ api, locale, params }) =>
    api.bulkProducts.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
  head: ({ id }, { i18n }) => ({
    title: i18n._(msg`Hromadná změna ${id}`),
    alternates: mapLocales((locale) => routePath('admin-bulk-change', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminBulkChangePage({ data: change }) {
    const { locale } = usePage();
    const textOf = useBulkChangeText();
    const { rows, made_by: by, made_at: at, is_undone: isUndone, undone_by: undoneBy, undone_at: undoneAt } = change;
    return (
      <AdminFrame title={textOf(change)} aside={<BulkChangeState row={change} />}>
        <p className="mb-3">
          <BackToList href={routePath('admin-bulk-changes', locale)}>
            <Trans>Zpět na hromadné změny</Trans>
          </BackToList>
        </p>
        <p className="mb-4 text-sm text-muted">
          <Trans>
            {by}, {formatDateTime(at, locale)}
          </Trans>
          {undoneBy !== null && undoneAt !== null && (
            <>
              {' · '}
              <Trans>
                zpět vrátil {undoneBy}, {formatDateTime(undoneAt, locale)}
              </Trans>
            </>
          )}
        </p>
        {!isUndone && (
          <div className="mb-5">
            {rows.some(({ outcome }) => outcome === 'restorable') ? (
              <UndoButton row={change} />
            ) : (
              <p className="max-w-[70ch]">
                <Trans>Vrátit už není co: všechno toto zboží od té doby někdo změnil.</Trans>
              </p>
            )}
          </div>
        )}
        {rows.length > 0 ? (
          <ChangedProducts rows={rows} />
        ) : (
          <p className="py-10 text-center text-muted">
            <Trans>Zboží této změny už v katalogu není.</Trans>
          </p>
        )}
      </AdminFrame>
    );
  },
});
