import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface RestoreButtonProps {
  readonly savedAt: string;
  readonly restore: () => Promise<unknown>;
  /** What becomes as it was. */
  readonly renderEffect: (time: string) => ReactNode;
}

/** Makes an earlier version the current one, after a question. Nothing is lost: the current one stays in the history. */
export function RestoreButton({ savedAt, restore, renderEffect }: RestoreButtonProps) {
  const { t } = useLingui();
  const { locale, path } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const time = formatDateTime(savedAt, locale);
  const confirm = () =>
    run(async () => {
      await restore();
      setIsAsked(false);
      showSnackbar({ text: t`Verze je obnovená.`, tone: 'success' });
      navigate(path);
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
        onConfirm={() => void confirm()}
      >
        {renderEffect(time)}
      </ConfirmDialog>
    </div>
  );
}
