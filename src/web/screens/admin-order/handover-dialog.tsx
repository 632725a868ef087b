import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';

interface HandoverDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onHandover: (isAgeChecked: boolean) => void;
  readonly onRefuse: () => void;
}

/** Goods for adults are handed over at a branch: says what the document has shown, either way. */
export function HandoverDialog({ isOpen, isBusy, onClose, onHandover, onRefuse }: HandoverDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Předat zboží`}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onHandover(new FormData(event.currentTarget).has('age_checked'));
        }}
      >
        <Checkbox name="age_checked" required label={t`Věk ověřen podle dokladu: zákazníkovi je osmnáct nebo více`} />
        <p className="flex flex-wrap justify-end gap-2">
          <Button look="danger" disabled={isBusy} onClick={onRefuse}>
            <Trans>Věk neověřen, nevydáno</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Zpět</Trans>
          </Button>
          <Button type="submit" disabled={isBusy}>
            <Trans>Předáno</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
