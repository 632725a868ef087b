import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimalsOf } from '#shared/money/money.ts';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export interface MoneyBack {
  /** Minor units. */
  readonly amount: number;
  readonly back_to_stock: boolean;
  /** Missing if no transfer is sent. */
  readonly bank_account?: string;
}

interface RefundFormProps {
  readonly row: AdminReturn;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly send: (money: MoneyBack) => Promise<{ decided: readonly number[] }>;
}

/** The amount of the refund, in full or in part, and its bank account. */
export function RefundDialog({ isOpen, ...form }: RefundFormProps & { readonly isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={t`Vrátit peníze`}>
      <RefundForm {...form} />
    </FormDialog>
  );
}

function RefundForm({ row, children, onClose, send }: RefundFormProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { currencies } = usePage().shell;
  const text = useChargedText();
  const { kind, order, suggested, bank_account } = row;
  const currency = currencies.find(({ code }) => code === suggested.currency) ?? { decimals: null };
  const units = 10 ** decimalsOf(currency);
  const figures = useFigures();
  const [amount, setAmount] = useState(figures.minorText(suggested.amount, currency));
  const minor = figures.requiredMinor(amount, currency);
  const form = useGuardedForm({
    send: (values) => {
      const account = values.get('bank_account');
      return send({
        amount: minor,
        back_to_stock: values.has('back_to_stock'),
        ...(account !== null && { bank_account: String(account) }),
      });
    },
    onDone: ({ decided }) => {
      onClose();
      showSnackbar(
        decided.length > 0
          ? { text: t`Vrácení peněz je zadáno.`, tone: 'success' }
          : { text: t`Mezitím rozhodl někdo jiný.`, tone: 'info' },
      );
      reload();
    },
  });
  const sum = text({ ...suggested, amount: minor });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{children}</p>
      <FormFailures form={form} />
      {kind === 'withdrawal' && <Checkbox name="back_to_stock" label={t`Zboží je zpět a patří do skladu`} />}
      <TextField
        name="amount"
        label={t`Částka (${suggested.currency})`}
        {...moneyInput(currency)}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        errors={form.errorsOf('amount')}
        autoComplete="off"
        required
        {...(kind === 'withdrawal' && {
          'data-min': 1 / units,
          'data-max': suggested.amount / units,
          help: t`Nejvýše ${text(suggested)}.`,
        })}
      />
      {order.payment !== 'card' && (
        <TextField
          name="bank_account"
          label={t`Účet, na který peníze pošleme`}
          help={t`Prázdné: tam, odkud přišly. U dobírky se kupujícího zeptejte.`}
          defaultValue={bank_account}
          errors={form.errorsOf('bank_account')}
          maxLength={50}
          autoComplete="off"
        />
      )}
      <p className="flex gap-2">
        <Button type="submit" disabled={form.isSending}>
          {Number.isInteger(minor) && minor > 0 ? <Trans>Vrátit {sum}</Trans> : <Trans>Vrátit peníze</Trans>}
        </Button>
        <CancelButton />
      </p>
    </form>
  );
}
