import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { DocumentForm } from '#web/features/document-form/document-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** A new document to download. */
export const screen = defineScreen<object>({
  layout: 'bare',
  // For administrators only, as the list is.
  load: ({ api }) => api.adminDocuments.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový dokument`),
    alternates: pathsInAllLocales('admin-document-add'),
    isIndexed: false,
  }),
  Page: function AdminDocumentAddPage() {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nový dokument</Trans>}>
        <DocumentForm
          document={undefined}
          send={(body) => browserApi.adminDocuments.add({ body })}
          onDone={() => {
            showSnackbar({ text: t`Dokument je přidaný.`, tone: 'success' });
            navigate(routePath('admin-documents', locale));
          }}
        />
      </AdminFrame>
    );
  },
});
