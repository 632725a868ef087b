import { useLingui } from '@lingui/react/macro';
import type { AdminDocument } from '#shared/content/documents-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DocumentForm } from '#web/features/document-form/document-form.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The form of an existing document. */
export function DocumentEditForm({ document }: { document: AdminDocument }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(document);
  const params = { id: document.id };
  return (
    <DocumentForm
      document={document}
      edited={edited}
      send={(input) =>
        edited.watch(browserApi.adminDocuments.change({ params, body: { ...input, version: edited.version } }))
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      }}
    />
  );
}
