import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { isGateway } from '#shared/payments/payments.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { LeftList, type LeftItem } from '#web/features/decisions/left-list.tsx';
import { useRefundReasonText } from '#web/features/order/refund-reason.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, SecondLine } from '#web/ui/data-table.tsx';
import { FailureDetail } from '#web/ui/failure-detail.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { RefundDetails } from './refund-details.tsx';
import { AccountButton } from './account-form.tsx';
import { DecisionTable } from './decision-table.tsx';
import type { PaymentDecision } from './payment-decision.ts';
import { useProviderTexts, useRefundFailureTexts, useRefundObstacleTexts } from './payment-texts.ts';
import type { Refund } from './payments-data.ts';

/** Refunds. Gateways send their own; others, and those that a gateway refused, need an administrator. */
export function RefundTable({ refunds, state }: { refunds: readonly Refund[]; state: ListState }) {
  const { t } = useLingui();
  const [left, setLeft] = useState<readonly LeftItem[]>([]);
  const decisions = useRefundDecisions(refunds, setLeft);
  return (
    <DecisionTable
      label={t`Vratky`}
      rows={refunds}
      isUndecided={(refund) => refund.state !== 'done' && !refund.is_underway}
      decisions={decisions}
      notice={<LeftList items={left} />}
      titles={[
        { name: 'provider', title: t`Způsob` },
        { name: 'state', title: t`Stav` },
        { name: 'reason', title: t`Důvod` },
        { name: 'created', title: t`Vznikla` },
      ]}
      state={state}
      Cells={RefundCells}
    />
  );
}

/** Those that an administrator sends, until they are sent. */
function mayCorrectAccount({ state, provider, batch_id: batchId }: Refund): boolean {
  return (state === 'waiting' || state === 'unapproved') && !isGateway(provider) && batchId === null;
}

function RefundCells({ row: refund }: { row: Refund }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const providers = useProviderTexts();
  const failureTexts = useRefundFailureTexts();
  const reasonText = useRefundReasonText();
  return (
    <>
      <Cell column="provider">
        {providers[refund.provider]}
        {mayCorrectAccount(refund) && <AccountButton refund={refund} />}
        {refund.bank_account && <SecondLine text={t`na účet ${refund.bank_account}`} className="tabular-nums" />}
      </Cell>
      <Cell column="state">
        <RefundState refund={refund} />
        {refund.batch_id !== null && (
          <a href={routePath('admin-payout', locale, { id: refund.batch_id })} className="block text-sm">
            <Trans>Dávka {refund.batch_id}</Trans>
          </a>
        )}
        {refund.failure && (
          <FailureDetail
            cause={failureTexts[refund.failure]}
            heading={<Trans>Odpověď brány:</Trans>}
            answer={refund.last_error ?? undefined}
          />
        )}
      </Cell>
      <Cell column="reason">{reasonText(refund.reason)}</Cell>
      <Cell column="created">
        {formatDateTime(refund.created_at, locale)}
        <SecondLine text={refund.asked_by} />
      </Cell>
    </>
  );
}

/** @param onLeft called with the refunds that a decision skipped and the reasons */
function useRefundDecisions(
  refunds: readonly Refund[],
  onLeft: (left: readonly LeftItem[]) => void,
): PaymentDecision<Refund>[] {
  const { t } = useLingui();
  const obstacles = useRefundObstacleTexts();
  const { approveRefunds, rejectRefunds, confirmRefunds, retryRefunds, cancelRefunds } = browserApi.adminPayments;
  const sendWith = (call: Call) => async (ids: number[], reason: string) => {
    onLeft([]);
    const answer = await call(ids, reason);
    onLeft(
      answer.left.map(({ id, why }) => ({
        id,
        name: refunds.find((refund) => refund.id === id)?.variable_symbol ?? String(id),
        why: obstacles[why],
      })),
    );
    return answer;
  };
  return [
    {
      name: 'approve',
      button: <Trans>Schválit</Trans>,
      appliesTo: ({ state, is_own: isOwn }) => state === 'unapproved' && !isOwn,
      question: t`Schválit tyto vratky?`,
      warning: (
        <Trans>
          Co jde vrátit bránou, brána hned odešle. Ostatní půjde poslat z účtu. Ověřte si částku, důvod a číslo účtu.
        </Trans>
      ),
      Details: RefundDetails,
      action: t`Ano, schválit`,
      send: sendWith((ids) => approveRefunds({ body: { ids } })),
    },
    {
      name: 'confirm',
      button: <Trans>Potvrdit odeslání peněz</Trans>,
      appliesTo: ({ state }) => state !== 'unapproved',
      question: t`Odešly tyto peníze?`,
      warning: <Trans>Vystaví se opravné doklady a zákazníci dostanou e-mail. Tento krok nelze vrátit zpět.</Trans>,
      action: t`Ano, odešly`,
      send: sendWith((ids) => confirmRefunds({ body: { ids } })),
    },
    {
      name: 'retry',
      button: <Trans>Poslat bráně znovu</Trans>,
      appliesTo: ({ state, provider }) => state === 'failed' && isGateway(provider),
      question: t`Poslat bráně znovu?`,
      warning: <Trans>Ověřili jste u brány, že peníze neodešly? Jinak by odešly dvakrát.</Trans>,
      action: t`Ano, peníze neodešly`,
      send: sendWith((ids) => retryRefunds({ body: { ids } })),
    },
    {
      name: 'cancel',
      isDestructive: true,
      button: <Trans>Zrušit vratku</Trans>,
      // Waiting refunds are sent by hand. Those of a gateway cannot be cancelled.
      appliesTo: ({ state }) => state === 'waiting',
      question: t`Zrušit tyto vratky?`,
      warning: <Trans>Peníze zákazníkovi nikdo nepošle. Vrátit je pak půjde znovu v detailu objednávky.</Trans>,
      action: t`Ano, zrušit`,
      send: sendWith((ids) => cancelRefunds({ body: { ids } })),
    },
    {
      name: 'reject',
      isDestructive: true,
      button: <Trans>Zamítnout</Trans>,
      appliesTo: ({ state }) => state === 'unapproved',
      question: t`Zamítnout tyto vratky?`,
      Details: RefundDetails,
      action: t`Zamítnout`,
      send: sendWith((ids, reason) => rejectRefunds({ body: { ids, reason } })),
    },
  ];
}

type Call = (ids: number[], reason: string) => ReturnType<typeof browserApi.adminPayments.confirmRefunds>;

function RefundState({ refund }: { refund: Refund }) {
  const { locale } = usePage();
  const { state, step, is_own: isOwn, is_underway: isUnderway, done_at: doneAt } = refund;
  if (state === 'unapproved')
    return (
      <StateMark tone="waiting">{isOwn ? <Trans>schválí jiný správce</Trans> : <Trans>ke schválení</Trans>}</StateMark>
    );
  if (state === 'done')
    return (
      <>
        <StateMark tone="good">
          <Trans>vráceno</Trans>
        </StateMark>
        {doneAt && <span className="block text-muted tabular-nums">{formatDateTime(doneAt, locale)}</span>}
      </>
    );
  if (state === 'failed')
    return (
      <StateMark tone="bad">
        <Trans>ověřte u brány</Trans>
      </StateMark>
    );
  return (
    <StateMark tone="waiting">
      {!isUnderway && (refund.batch_id === null ? <Trans>pošlete peníze</Trans> : <Trans>odejde s dávkou</Trans>)}
      {isUnderway && (step === 'underway' ? <Trans>vrací brána</Trans> : <Trans>předává se bráně</Trans>)}
    </StateMark>
  );
}
