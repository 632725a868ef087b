import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { isGateway } from '#shared/payments/payments.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { LeftList, type LeftItem } from '#web/features/decisions/left-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, SecondLine } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { DecisionTable } from './decision-table.tsx';
import type { PaymentDecision } from './payment-decision.ts';
import { useProviderTexts } from './payment-texts.ts';
import type { Overpayment } from './payments-data.ts';

/** Overpayments: refunded through their gateway, or recorded here as refunded by hand. */
export function OverpaymentTable({ payments, state }: { payments: readonly Overpayment[]; state: ListState }) {
  const { t } = useLingui();
  const [held, setHeld] = useState<readonly number[]>([]);
  const decisions = useOverpaymentDecisions(setHeld);
  return (
    <>
      <p className="mb-2 max-w-3xl text-sm text-muted">
        <Trans>
          Peníze, které přišly ke zrušené objednávce, podruhé nebo v jiné výši. Platby kartou vraťte bránou. Ostatní
          vraťte převodem a potom je tu označte.
        </Trans>
      </p>
      <DecisionTable
        label={t`Přeplatky`}
        rows={payments}
        isUndecided={(payment) => payment.settled_at === null && payment.refund_state === null}
        decisions={decisions}
        notice={
          <LeftList items={leftOf(payments, held, t`čeká teď na schválení jiným správcem, peníze zatím neposílejte`)} />
        }
        titles={[
          { name: 'provider', title: t`Způsob` },
          { name: 'paid', title: t`Přišla` },
          { name: 'returned', title: t`Vráceno` },
        ]}
        state={state}
        Cells={OverpaymentCells}
      />
    </>
  );
}

function leftOf(payments: readonly Overpayment[], ids: readonly number[], why: string): LeftItem[] {
  return ids.map((id) => {
    const symbol = payments.find((payment) => payment.id === id)?.variable_symbol;
    return { id, name: symbol ?? String(id), why };
  });
}

function OverpaymentCells({ row: payment }: { row: Overpayment }) {
  const { locale } = usePage();
  const providers = useProviderTexts();
  return (
    <>
      <Cell column="provider">{providers[payment.provider]}</Cell>
      <Cell column="paid">{(isGateway(payment.provider) ? formatDateTime : formatDate)(payment.paid_at, locale)}</Cell>
      <Cell column="returned">
        <Returned payment={payment} />
        <SecondLine text={payment.settled_by} />
      </Cell>
    </>
  );
}

/** @param onHeld called with those that wait for a second administrator now */
function useOverpaymentDecisions(onHeld: (ids: readonly number[]) => void): PaymentDecision<Overpayment>[] {
  const { t } = useLingui();
  const report = ({ decided, held }: { decided: number[]; held: number[] }) => {
    onHeld(held);
    return { decided, left: held };
  };
  const { refundOverpayment, settleOverpayment, deleteOverpayment } = browserApi.adminPayments;
  return [
    {
      name: 'refund',
      button: <Trans>Vrátit bránou</Trans>,
      appliesTo: (payment) => payment.can_be_refunded,
      question: t`Vrátit tyto přeplatky bránou?`,
      warning: (
        <Trans>
          Brána peníze hned odešle, nad hranicí až po schválení jiným správcem. Tento krok nelze vrátit zpět.
        </Trans>
      ),
      action: t`Ano, vrátit`,
      send: async (ids) => report(await refundOverpayment({ body: { ids } })),
    },
    {
      name: 'settle',
      button: <Trans>Označit jako vrácené</Trans>,
      // An overpayment that a gateway can refund must be refunded by the gateway.
      appliesTo: (payment) => !payment.can_be_refunded,
      question: t`Vrátili jste tyto přeplatky?`,
      warning: (
        <Trans>
          Peníze už musí být na cestě: nikdo jiný je nepošle. Tento krok nelze vrátit zpět. Přeplatek nad hranicí tím
          jen předáte ke schválení, zatím ho neposílejte.
        </Trans>
      ),
      action: t`Ano, vrátili`,
      send: async (ids) => report(await settleOverpayment({ body: { ids } })),
    },
    {
      name: 'delete',
      isDestructive: true,
      button: <Trans>Smazat zapsané</Trans>,
      appliesTo: (payment) => payment.can_be_deleted,
      question: t`Smazat tyto přeplatky?`,
      warning: <Trans>Zapsal je správce. Smažte je, jen když nepřišly nebo patří k jiné objednávce.</Trans>,
      action: t`Ano, smazat`,
      send: (ids) => deleteOverpayment({ body: { ids } }),
    },
  ];
}

function Returned({ payment: { provider, settled_at: settledAt, refund_state: state } }: { payment: Overpayment }) {
  const { locale, path } = usePage();
  if (settledAt) return formatDateTime(settledAt, locale);
  if (state === 'unapproved')
    return (
      <StateMark tone="waiting">
        <a href={`${path}?view=refunds&state=unapproved`}>
          <Trans>čeká na schválení</Trans>
        </a>
      </StateMark>
    );
  if (state === 'waiting' && !isGateway(provider))
    return (
      <StateMark tone="waiting">
        <a href={`${path}?view=refunds&state=for_people`}>
          <Trans>pošlete peníze</Trans>
        </a>
      </StateMark>
    );
  if (state === 'waiting')
    return (
      <StateMark tone="waiting">
        <Trans>vrací brána</Trans>
      </StateMark>
    );
  if (state === 'failed')
    return (
      <StateMark tone="bad">
        <a href={`${path}?view=refunds`}>
          <Trans>ověřte u brány</Trans>
        </a>
      </StateMark>
    );
  return '–';
}
