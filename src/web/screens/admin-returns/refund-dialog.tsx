import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface RefundDialogProps {
  readonly isOpen: boolean;
  readonly suggested: Money;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Minor units. */
  readonly send: (amount: number) => Promise<{ decided: readonly number[] }>;
}

/** How much goes back, all of it or a part. */
export function RefundDialog({ isOpen, suggested, children, onClose, send }: RefundDialogProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const form = useForm({
    send: (values) => send(minorOf(String(values.get('amount') ?? ''))),
    onDone: ({ decided }) => {
      onClose();
      showSnackbar(
        decided.length > 0
          ? { text: t`Vrácení peněz je zadané.`, tone: 'success' }
          : { text: t`Mezitím rozhodl někdo jiný.`, tone: 'info' },
      );
      reload();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Vrátit peníze`}>
      <form {...form.props} className="flex flex-col gap-4">
        <p>{children}</p>
        <FormFailures form={form} />
        <TextField
          name="amount"
          label={t`Částka (${suggested.currency})`}
          inputMode="decimal"
          defaultValue={(suggested.amount / 100).toFixed(2).replace('.', ',')}
          errors={form.errorsOf('amount')}
          autoComplete="off"
          required
        />
        <p className="flex gap-2">
          <Button type="submit" disabled={form.isSending}>
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

/** Currencies that are charged have two decimals. Nothing readable → NaN, which the server refuses at the field. */
function minorOf(typed: string): number {
  return Math.round(Number(typed.replace(/\s/g, '').replace(',', '.')) * 100);
}
