import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BankCandidate, BankLine } from '#shared/bank-statements/admin-contract.ts';
import { mostShares } from '#shared/bank-statements/bank-lines.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { CandidateList } from './candidate-list.tsx';

interface Row {
  readonly key: number;
  readonly symbol: string;
  readonly amount: string;
}

/** The form of `AssignDialog`: the symbols and how much of the transaction belongs to each. */
export function AssignForm({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const { reload } = useNavigation();
  const text = useChargedText();
  const figures = useFigures();
  const currency = shell.currencies.find(({ code }) => code === line.amount.currency) ?? { decimals: 2 };
  const rowOf = (key: number, symbol: string, minor: number): Row => ({
    key,
    symbol,
    amount: figures.minorText(minor, currency),
  });
  const [rows, setRows] = useState<readonly Row[]>(() =>
    line.suggestion.length > 0
      ? line.suggestion.map(({ symbol, amount }, index) => rowOf(index, symbol, amount.amount))
      : [rowOf(0, line.variable_symbol, line.amount.amount)],
  );
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const form = useGuardedForm(
    {
      send: () =>
        browserApi.adminBank.assign({
          params: { id: line.id },
          body: {
            shares: rows.map(({ symbol, amount }) => ({ symbol, amount: figures.requiredMinor(amount, currency) })),
          },
        }),
      onDone: () => {
        onDone();
        showSnackbar({ text: t`Platba je přiřazená.`, tone: 'success' });
        reload();
      },
    },
    rows,
  );
  const nextKey = Math.max(...rows.map(({ key }) => key)) + 1;
  const choose = ({ symbol, due }: BankCandidate) => {
    const empty = rows.find((row) => row.symbol === '') ?? (rows.length === 1 ? rows[0] : undefined);
    const amount = rows.length === 1 ? line.amount.amount : due.amount;
    if (empty) change(empty.key, rowOf(empty.key, symbol, amount));
    else setRows([...rows, rowOf(nextKey, symbol, due.amount)]);
  };
  const errors = form.errorsOf('shares');
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>
        <strong className="tabular-nums">{text(line.amount)}</strong>, {formatDate(line.booked_on, locale)}
        <span className="block text-sm text-muted">
          {[line.counter_name, line.counter_account, line.message].filter(Boolean).join(' · ')}
        </span>
      </p>
      <FormFailures form={form} />
      <CandidateList line={line} onChoose={choose} />
      <div data-field="shares" className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <div key={row.key} className="flex flex-wrap items-start gap-2">
            <TextField
              label={t`Variabilní symbol`}
              name={`shares.${index}.symbol`}
              value={row.symbol}
              onChange={(event) => change(row.key, { symbol: event.currentTarget.value })}
              errors={form.errorsOf(`shares.${index}.symbol`)}
              inputMode="numeric"
              maxLength={10}
              required
              autoComplete="off"
              className="min-w-0 grow basis-36"
            />
            <TextField
              label={t`Částka (${line.amount.currency})`}
              name={`shares.${index}.amount`}
              {...moneyInput(currency)}
              value={row.amount}
              onChange={(event) => change(row.key, { amount: event.currentTarget.value })}
              errors={form.errorsOf(`shares.${index}.amount`)}
              required
              autoComplete="off"
              className="min-w-0 grow basis-28"
            />
            {rows.length > 1 && (
              <Button
                look="quiet"
                size="small"
                className="mt-7"
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              >
                <Trans>Odebrat</Trans>
              </Button>
            )}
          </div>
        ))}
        {errors.length > 0 && <FieldErrors id="shares-errors" errors={errors} />}
      </div>
      {rows.length < mostShares && (
        <p>
          <Button
            look="secondary"
            size="small"
            onClick={() => setRows([...rows, { key: nextKey, symbol: '', amount: '' }])}
          >
            <Trans>Rozdělit na další objednávku</Trans>
          </Button>
        </p>
      )}
      <p className="text-sm text-muted">
        <Trans>
          Přesná částka objednávku zaplatí, menší počká na doplatek a z větší vznikne přeplatek. Zaplacení nelze vzít
          zpět.
        </Trans>
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Přiřadit</Trans>
        </Button>
      </p>
    </form>
  );
}
