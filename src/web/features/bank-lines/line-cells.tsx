import { Trans } from '@lingui/react/macro';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, RowHead, type DataColumn } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { LineShares } from './line-shares.tsx';
import { lineTones, useLineStateTexts, useReasonTexts } from './line-texts.ts';

/** The columns that `LineCells` fills. */
export const lineColumns: readonly DataColumn[] = [
  { title: <Trans>Den</Trans> },
  { title: <Trans>Částka</Trans>, isFigure: true },
  { title: <Trans>Variabilní symbol</Trans> },
  { title: <Trans>Protistrana</Trans> },
  { title: <Trans>Stav</Trans> },
  { title: <Trans>Přiřazení</Trans> },
];

/** A transaction of a statement: the bank's data, its state and what it belongs to. */
export function LineCells({ line }: { line: BankLine }) {
  const { locale } = usePage();
  const states = useLineStateTexts();
  const reasons = useReasonTexts();
  return (
    <>
      <RowHead>
        <span className="font-semibold whitespace-nowrap tabular-nums">{formatDate(line.booked_on, locale)}</span>
      </RowHead>
      <Cell isFigure>
        <ChargedPrice money={line.amount} className={line.amount.amount > 0 ? 'font-semibold' : 'text-muted'} />
      </Cell>
      <Cell label={<Trans>Variabilní symbol</Trans>}>
        <span className="tabular-nums">{line.variable_symbol === '' ? '–' : line.variable_symbol}</span>
      </Cell>
      <Cell>
        <span className="break-words" translate="no">
          {line.counter_name}
        </span>
        <span className="block text-sm break-all text-muted tabular-nums">{line.counter_account}</span>
        {line.message !== '' && (
          <span className="block text-sm break-words" translate="no">
            {line.message}
          </span>
        )}
      </Cell>
      <Cell>
        <StateMark tone={lineTones[line.state]}>{states[line.state]}</StateMark>
        {line.reason && <span className="block text-sm text-muted">{reasons[line.reason]}</span>}
      </Cell>
      <Cell label={line.state === 'waiting' ? <Trans>Návrh</Trans> : <Trans>Přiřazení</Trans>}>
        <LineShares line={line} />
      </Cell>
    </>
  );
}
