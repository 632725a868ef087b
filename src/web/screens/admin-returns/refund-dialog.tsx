import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { CancelButton, FormDialog } from '#web/features/admin/form-dialog.tsx';
import { useGuardedForm } from '#web/features/admin/use-guarded-form.ts';
import { minorText, neededMinorOf } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
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
  const { currencies } = usePage().shell;
  const currency = currencies.find(({ code }) => code === suggested.currency) ?? { decimals: null };
  const form = useGuardedForm({
    send: (values) => send(neededMinorOf(String(values.get('amount') ?? ''), currency)),
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
    <FormDialog isOpen={isOpen} onClose={onClose} title={t`Vrátit peníze`}>
      <form {...form.props} className="flex flex-col gap-4">
        <p>{children}</p>
        <FormFailures form={form} />
        <TextField
          name="amount"
          label={t`Částka (${suggested.currency})`}
          inputMode="decimal"
          defaultValue={minorText(suggested.amount, currency)}
          errors={form.errorsOf('amount')}
          autoComplete="off"
          required
        />
        <p className="flex gap-2">
          <Button type="submit" disabled={form.isSending}>
            <Trans>Vrátit peníze</Trans>
          </Button>
          <CancelButton />
        </p>
      </form>
    </FormDialog>
  );
}
