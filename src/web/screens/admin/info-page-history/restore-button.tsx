import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminInfoPage, InfoPageRevision } from '#shared/content/info-pages-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface RestoreButtonProps {
  readonly page: AdminInfoPage;
  readonly revision: InfoPageRevision;
}

/** Makes an earlier version the current one, after a question. Nothing is lost: the current one stays in the history. */
export function RestoreButton({ page: { id, version }, revision }: RestoreButtonProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const time = formatDateTime(revision.saved_at, locale);
  const restore = () =>
    run(async () => {
      await browserApi.adminInfoPages.restore({ params: { id }, body: { revision: revision.id, version } });
      setIsAsked(false);
      showSnackbar({ text: t`Verze je obnovená.`, tone: 'success' });
      navigate(routePath('admin-info-page-history', locale, { id }));
    });
  return (
    <div className="mb-4">
      <Button look="secondary" disabled={isRunning} onClick={() => setIsAsked(true)}>
        <Trans>Obnovit tuto verzi</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`Obnovit verzi`}
        action={t`Obnovit`}
        isBusy={isRunning}
        onConfirm={() => void restore()}
      >
        <Trans>Stránka bude ve všech jazycích znovu taková jako {time}. Nynější texty zůstanou v historii.</Trans>
      </ConfirmDialog>
    </div>
  );
}
