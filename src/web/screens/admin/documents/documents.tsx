import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminDocument } from '#shared/content/documents-contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DocumentList } from './document-list.tsx';

/** Documents to download, in the order in which visitors see them. */
export const screen = defineScreen<AdminDocument[]>({
  layout: 'bare',
  load: ({ api }) => api.adminDocuments.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Dokumenty – správa`),
    alternates: pathsInAllLocales('admin-documents'),
    isIndexed: false,
  }),
  Page: function AdminDocumentsPage({ data: documents }) {
    const { locale } = usePage();
    return (
      <AdminFrame
        title={<Trans>Dokumenty</Trans>}
        aside={
          <LinkButton href={routePath('admin-document-add', locale)}>
            <Trans>Přidat dokument</Trans>
          </LinkButton>
        }
      >
        <div className="max-w-5xl">
          {documents.length === 0 ? (
            <EmptyState pictogram="book" title={<Trans>Zatím tu není žádný dokument</Trans>}>
              <p>
                <Trans>Podmínky, řády a formuláře v PDF, které si návštěvníci stáhnou.</Trans>
              </p>
            </EmptyState>
          ) : (
            <DocumentList documents={documents} />
          )}
        </div>
      </AdminFrame>
    );
  },
});
