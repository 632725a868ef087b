import { useLingui } from '@lingui/react/macro';
import type { AdminInfoPage } from '#shared/content/info-pages-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { InfoPageForm } from '#web/features/info-page-form/info-page-form.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The form of an existing page. */
export function InfoPageEditForm({ page }: { page: AdminInfoPage }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(page);
  const params = { id: page.id };
  return (
    <InfoPageForm
      page={page}
      edited={edited}
      send={(texts) =>
        edited.watch(browserApi.adminInfoPages.change({ params, body: { texts, version: edited.version } }))
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      }}
    />
  );
}
