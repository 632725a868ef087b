import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { PayoutCandidate } from '#shared/payouts/contract.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { AccountNumber } from '#web/features/payouts/payout-states.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { BatchForm } from './batch-form.tsx';

const keyOf = ({ kind, id }: PayoutCandidate) => `${kind} ${id}`;

/** What can be put into a batch: whoever has no account cannot be selected. */
export function CandidateTable({ candidates }: { candidates: readonly PayoutCandidate[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const payable = candidates.filter(({ bank_account: account }) => account !== null);
  const selection = useSelection(payable.map(keyOf));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const isRefund = candidates[0]?.kind !== 'influencer';
  return (
    <>
      <BulkBar selection={selection}>
        <Button size="small" onClick={() => setIsOpen(true)}>
          <Trans>Vytvořit dávku</Trans>
        </Button>
      </BulkBar>
      <DataTable
        isList
        label={isRefund ? t`Vratky převodem` : t`Marže influencerů`}
        columns={[
          checkColumn(selection, payable),
          { title: <Trans>Příjemce</Trans> },
          ...(isRefund ? [{ title: <Trans>Variabilní symbol</Trans> }] : []),
          { title: <Trans>Účet</Trans> },
          { title: <Trans>Od</Trans>, isFigure: true },
          { title: <Trans>Částka</Trans>, isFigure: true },
        ]}
      >
        {candidates.map((candidate) => (
          <DataRow key={keyOf(candidate)}>
            <Cell isCheck>
              {candidate.bank_account !== null && (
                <RowCheck
                  label={t`Vybrat ${candidate.name}`}
                  checked={selection.has(keyOf(candidate))}
                  onChange={() => selection.toggle(keyOf(candidate))}
                />
              )}
            </Cell>
            <RowHead>
              <span className="font-semibold">{candidate.name === '' ? candidate.symbol : candidate.name}</span>
              {candidate.kind === 'overpayment' && (
                <span className="block text-sm font-normal text-muted">
                  <Trans>přeplatek</Trans>
                </span>
              )}
            </RowHead>
            {isRefund && (
              <Cell>
                {candidate.order_id === null ? (
                  candidate.symbol
                ) : (
                  <a href={routePath('admin-order', locale, { id: candidate.order_id })} className="tabular-nums">
                    {candidate.symbol || `#${candidate.order_id}`}
                  </a>
                )}
              </Cell>
            )}
            <Cell>
              {candidate.bank_account === null ? (
                <span className="text-burgundy-text">
                  <Trans>chybí</Trans>
                </span>
              ) : (
                <AccountNumber iban={candidate.bank_account} />
              )}
            </Cell>
            <Cell isFigure label={<Trans>Od</Trans>}>
              {formatDate(candidate.since, locale)}
            </Cell>
            <Cell isFigure>
              <ChargedPrice money={candidate.amount} className="font-semibold" />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <FormDialog isOpen={isOpen} onClose={close} title={t`Vytvořit dávku`}>
        <BatchForm candidates={payable.filter((candidate) => selection.has(keyOf(candidate)))} />
      </FormDialog>
    </>
  );
}
