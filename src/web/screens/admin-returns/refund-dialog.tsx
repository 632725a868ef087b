import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

interface RefundDialogProps {
  readonly isOpen: boolean;
  readonly suggested: Money;
  readonly onClose: () => void;
  /** Minor units. */
  readonly onAmount: (amount: number) => void;
}

/** The goods are back: how much goes back for them. */
export function RefundDialog({ isOpen, suggested, onClose, onAmount }: RefundDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState((suggested.amount / 100).toFixed(2).replace('.', ','));
  const amount = readAmount(text);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Vrátit peníze`}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (amount !== undefined) onAmount(amount);
        }}
      >
        <p>
          <Trans>Potvrzujete, že zboží je zpět. Sníženou hodnotu zboží můžete z částky odečíst.</Trans>
        </p>
        <TextField
          label={t`Částka (${suggested.currency})`}
          inputMode="decimal"
          value={text}
          onChange={({ target }) => setText(target.value)}
          errors={amount === undefined ? [t`Zadejte prosím částku.`] : []}
          required
        />
        <p className="flex gap-2">
          <Button type="submit" disabled={amount === undefined}>
            <Trans>Vrátit peníze</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Zrušit</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Currencies that are charged have two decimals. */
function readAmount(text: string): number | undefined {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : 0;
  return amount > 0 ? amount : undefined;
}
