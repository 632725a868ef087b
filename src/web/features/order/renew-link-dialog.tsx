import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';

interface RenewLinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRenew: () => Promise<void>;
}

export function RenewLinkDialog({ isOpen, onClose, onRenew }: RenewLinkDialogProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const renew = () =>
    run(async () => {
      await onRenew();
      onClose();
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Vyměnit odkaz na objednávku?`}
      action={t`Ano, vyměnit`}
      isBusy={isRunning}
      onConfirm={() => void renew()}
    >
      <Trans>Dosavadní odkazy z e-mailů přestanou platit. Nový pošleme na e-mail uvedený v objednávce.</Trans>
    </ConfirmDialog>
  );
}
