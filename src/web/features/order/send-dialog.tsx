import type { ClipboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

interface TrackingCode {
  readonly id: number;
  readonly tracking_code: string;
}

interface SendDialogProps {
  readonly isOpen: boolean;
  readonly orders: readonly { readonly id: number; readonly number: string }[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (codes: TrackingCode[]) => void;
}

/** The parcels of orders leave: asks for the number of each, which their buyers get. */
export function SendDialog({ isOpen, orders, isBusy, onClose, onSend }: SendDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Odeslat`}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          const codes = orders.map(({ id }) => ({ id, tracking_code: String(values.get(`code-${id}`)).trim() }));
          onSend(codes.filter(({ tracking_code: code }) => code !== ''));
        }}
      >
        <p>
          <Trans>Zákazníci dostanou e-mail i s číslem zásilky. Doplnit nebo opravit ho můžete i později.</Trans>
        </p>
        {orders.length > 1 && (
          <p className="text-muted">
            <Trans>Sloupec čísel z tabulky můžete vložit celý do prvního pole.</Trans>
          </p>
        )}
        {orders.map(({ id, number }) => (
          <TextField
            key={id}
            name={`code-${id}`}
            label={t`Číslo zásilky objednávky ${number}`}
            maxLength={60}
            autoComplete="off"
            onPaste={spreadLines}
          />
        ))}
        <p className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            <Trans>Zpět</Trans>
          </Button>
          <Button type="submit" disabled={isBusy}>
            <Trans>Odesláno</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Lines go one by one into the field and those after it. */
function spreadLines(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
  if (lines.length < 2) return;
  event.preventDefault();
  const fields = [...event.currentTarget.form!.querySelectorAll('input')];
  const first = fields.indexOf(event.currentTarget);
  lines.forEach((line, index) => {
    const field = fields[first + index];
    if (field) field.value = line.trim();
  });
}
