import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface CancelOrdersDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onCancel: (reason: string) => void;
}

/** Cancelling can't be taken back; buyers read why. */
export function CancelOrdersDialog({ isOpen, title, isBusy, onClose, onCancel }: CancelOrdersDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onCancel(String(new FormData(event.currentTarget).get('reason') ?? ''));
        }}
      >
        <p>
          <Trans>Zboží se vrátí do skladu a zaplacené peníze zákazníkovi. Zpět to vzít nejde.</Trans>
        </p>
        <TextAreaField name="reason" label={t`Důvod pro zákazníka`} rows={3} maxLength={500} />
        <p className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            <Trans>Zpět</Trans>
          </Button>
          <Button type="submit" look="danger" disabled={isBusy}>
            <Trans>Zrušit</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
