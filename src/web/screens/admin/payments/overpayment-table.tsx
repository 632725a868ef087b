import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { isGateway } from '#shared/payments/payments.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { Check, confirmedRows, Mark, PaymentHead } from './payment-columns.tsx';
import { useProviderTexts } from './payment-texts.ts';
import type { OverpaymentPayment } from './payments-data.ts';

type Asked = 'refund' | 'settle' | 'delete';

/** Money that nobody waited for: sent back through its gateway, or by somebody who says so here. */
export function OverpaymentTable({ payments }: { payments: readonly OverpaymentPayment[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const providers = useProviderTexts();
  const waiting = payments.filter((payment) => payment.settled_at === null && payment.refund_state === null);
  const selection = useSelection(waiting.map(({ id }) => id));
  const { isDeciding, decide } = useDecision();
  const { adminPayments } = browserApi;
  const hasChoice = waiting.length > 0;
  const [asked, setAsked] = useState<Asked>();
  const chosen = waiting.filter(({ id }) => selection.has(id));
  const sendable = chosen.filter((payment) => payment.can_be_refunded);
  // What a gateway can send back is sent by it alone.
  const settleable = chosen.filter((payment) => !payment.can_be_refunded);
  const deletable = chosen.filter((payment) => payment.can_be_deleted);
  const dialog = (which: Asked) => ({
    isOpen: asked === which,
    isBusy: isDeciding,
    nameTitle: t`Variabilní symbol`,
    onClose: () => setAsked(undefined),
  });
  const confirm = (call: typeof adminPayments.refundOverpayment, concerned: readonly OverpaymentPayment[]) => {
    setAsked(undefined);
    void decide(() => call({ body: { ids: concerned.map(({ id }) => id) } }));
  };
  return (
    <>
      <p className="mb-3 max-w-3xl text-muted">
        <Trans>
          Peníze, které přišly ke zrušené objednávce, podruhé nebo v jiné výši. Platby kartou pošlete zpět bránou.
          Ostatní vraťte převodem a potom je tu označte.
        </Trans>
      </p>
      {hasChoice && (
        <div className="mb-2 flex flex-wrap items-center gap-2" role="group" aria-label={t`Hromadné akce`}>
          <Button size="small" disabled={isDeciding || sendable.length === 0} onClick={() => setAsked('refund')}>
            <Trans>Vrátit bránou</Trans>
          </Button>
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding || settleable.length === 0}
            onClick={() => setAsked('settle')}
          >
            <Trans>Označit jako vrácené</Trans>
          </Button>
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding || deletable.length === 0}
            onClick={() => setAsked('delete')}
          >
            <Trans>Smazat zapsané</Trans>
          </Button>
        </div>
      )}
      <DataTable
        label={t`Přeplatky`}
        columns={[
          ...(hasChoice
            ? [
                {
                  title: (
                    <Check
                      label={t`Vybrat všechny`}
                      checked={selection.ids.length === waiting.length}
                      onChange={selection.toggleAll}
                    />
                  ),
                },
              ]
            : []),
          { title: t`Platba` },
          { title: t`Částka`, isFigure: true },
          { title: t`Způsob` },
          { title: t`Přišla` },
          { title: t`Vráceno` },
        ]}
      >
        {payments.map((payment) => (
          <DataRow key={payment.id}>
            {hasChoice && (
              <Cell>
                {waiting.includes(payment) && (
                  <Check
                    label={t`Vybrat ${payment.variable_symbol ?? payment.id}`}
                    checked={selection.has(payment.id)}
                    onChange={() => selection.toggle(payment.id)}
                  />
                )}
              </Cell>
            )}
            <PaymentHead {...payment} />
            <Cell isFigure>
              <ChargedPrice money={payment.amount} />
            </Cell>
            <Cell>{providers[payment.provider]}</Cell>
            <Cell>{(isGateway(payment.provider) ? formatDateTime : formatDate)(payment.paid_at, locale)}</Cell>
            <Cell>
              <Returned payment={payment} />
              {payment.settled_by && <span className="block text-muted">{payment.settled_by}</span>}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <ConfirmDialog
        {...dialog('refund')}
        title={t`Vrátit tyto přeplatky bránou?`}
        rows={confirmedRows(sendable)}
        action={t`Ano, vrátit`}
        onConfirm={() => confirm(adminPayments.refundOverpayment, sendable)}
      >
        <Trans>Brána peníze hned odešle. Zpět to vzít nejde.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('settle')}
        title={t`Jsou tyto přeplatky vrácené?`}
        rows={confirmedRows(settleable)}
        action={t`Ano, jsou vrácené`}
        onConfirm={() => confirm(adminPayments.settleOverpayment, settleable)}
      >
        <Trans>Peníze už musí být na cestě: nikdo jiný je nepošle. Zpět to vzít nejde.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('delete')}
        title={t`Smazat tyto přeplatky?`}
        rows={confirmedRows(deletable)}
        action={t`Ano, smazat`}
        onConfirm={() => confirm(adminPayments.deleteOverpayment, deletable)}
      >
        <Trans>Zapsal je správce. Smažte je, jen když nepřišly nebo patří k jiné objednávce.</Trans>
      </ConfirmDialog>
    </>
  );
}

function Returned({ payment: { settled_at: settledAt, refund_state: state } }: { payment: OverpaymentPayment }) {
  const { locale, path } = usePage();
  if (settledAt) return formatDateTime(settledAt, locale);
  if (state === 'waiting')
    return (
      <Mark tone="waiting">
        <Trans>vrací brána</Trans>
      </Mark>
    );
  if (state === 'failed')
    return (
      <Mark tone="bad">
        <a href={`${path}?view=refunds`}>
          <Trans>ověřte u brány</Trans>
        </a>
      </Mark>
    );
  return '–';
}
