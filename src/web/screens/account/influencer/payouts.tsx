import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { OwnPayouts } from '#shared/payouts/contract.ts';
import { AccountNumber, PayoutStateMark } from '#web/features/payouts/payout-states.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { PayoutAccountForm } from './payout-account-form.tsx';

/** Where the margin is paid to, how much waits, and what was paid. */
export function Payouts({ payouts: { bank_account: account, unpaid, payouts } }: { payouts: OwnPayouts }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">
          <Trans>K výplatě</Trans>
        </dt>
        <dd>
          <ChargedPrice money={unpaid} className="font-semibold" />
        </dd>
        <dt className="text-muted">
          <Trans>Účet pro výplatu</Trans>
        </dt>
        <dd>{account ? <AccountNumber iban={account} /> : <Trans>zatím jste ho nezadali</Trans>}</dd>
      </dl>
      <p className="mb-4">
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {account ? <Trans>Změnit účet</Trans> : <Trans>Zadat účet</Trans>}
        </Button>
      </p>
      {payouts.length > 0 && (
        <DataTable
          label={t`Výplaty`}
          columns={[
            { title: <Trans>Den</Trans> },
            { title: <Trans>Účet</Trans> },
            { title: <Trans>Stav</Trans> },
            { title: <Trans>Částka</Trans>, isFigure: true },
          ]}
        >
          {payouts.map((payout) => (
            <DataRow key={payout.id}>
              <RowHead>{formatDate(payout.paid_at ?? payout.created_at, locale)}</RowHead>
              <Cell>
                <AccountNumber iban={payout.bank_account} />
              </Cell>
              <Cell>
                <PayoutStateMark payout={payout} />
              </Cell>
              <Cell isFigure>
                <ChargedPrice money={payout.amount} />
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <FormDialog isOpen={isOpen} onClose={close} title={t`Účet pro výplatu`}>
        <PayoutAccountForm account={account} onDone={close} />
      </FormDialog>
    </>
  );
}
