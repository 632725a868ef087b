import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { isGateway } from '#shared/payments/payments.ts';
import { refundFailureOf, refundFailures } from '#shared/payments/refund-failures.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { FailureDetail } from '#web/ui/failure-detail.tsx';
import { LeftList, type LeftItem } from '#web/features/decisions/left-list.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { useRefundReasonText } from '#web/features/order/refund-reason.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { AccountButton } from './account-form.tsx';
import { Check, confirmedRows, Mark, PaymentHead } from './payment-columns.tsx';
import { useProviderTexts, useRefundFailureTexts, useRefundObstacleTexts } from './payment-texts.ts';
import type { Refund } from './payments-data.ts';

type Asked = 'confirm' | 'retry' | 'cancel';

/** Money to be sent back: gateways do it by themselves, the rest and what they refused waits for a person. */
export function RefundTable({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const providers = useProviderTexts();
  const reasonText = useRefundReasonText();
  const forPeople = refunds.filter((refund) => refund.state !== 'done' && !refund.is_underway);
  const selection = useSelection(forPeople.map(({ id }) => id));
  const { isDeciding, decide } = useDecision();
  const { adminPayments } = browserApi;
  const { confirmRefunds: confirm, retryRefunds: retry, cancelRefunds: cancel } = adminPayments;
  const calls = { confirm, retry, cancel };
  const [asked, setAsked] = useState<Asked>();
  const [left, setLeft] = useState<readonly LeftItem[]>([]);
  const obstacles = useRefundObstacleTexts();
  const decideAndReport = (call: () => ReturnType<typeof confirm>) => {
    setLeft([]);
    void decide(async () => {
      const answer = await call();
      setLeft(
        answer.left.map(({ id, why }) => ({
          id,
          name: refunds.find((refund) => refund.id === id)?.variable_symbol ?? String(id),
          why: obstacles[why],
        })),
      );
      return answer;
    });
  };
  const hasChoice = forPeople.length > 0;
  const chosen = forPeople.filter(({ id }) => selection.has(id));
  const failed = chosen.filter(({ state, provider }) => state === 'failed' && isGateway(provider));
  // Those alone wait for a transfer or for cash.
  const waiting = chosen.filter(({ state }) => state === 'waiting');
  const dialog = (which: Asked, concerned: readonly Refund[]) => ({
    isOpen: asked === which,
    isBusy: isDeciding,
    nameTitle: t`Variabilní symbol`,
    rows: confirmedRows(concerned),
    onClose: () => setAsked(undefined),
    onConfirm: () => {
      setAsked(undefined);
      decideAndReport(() => calls[which]({ body: { ids: concerned.map(({ id }) => id) } }));
    },
  });
  return (
    <>
      {hasChoice && (
        <div className="mb-2 flex flex-wrap items-center gap-2" role="group" aria-label={t`Hromadné akce`}>
          <Button size="small" disabled={isDeciding || selection.ids.length === 0} onClick={() => setAsked('confirm')}>
            <Trans>Potvrdit odeslání peněz</Trans>
          </Button>
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding || failed.length === 0}
            onClick={() => setAsked('retry')}
          >
            <Trans>Poslat bráně znovu</Trans>
          </Button>
          <Button
            size="small"
            look="secondary"
            disabled={isDeciding || waiting.length === 0}
            onClick={() => setAsked('cancel')}
          >
            <Trans>Zrušit vratku</Trans>
          </Button>
        </div>
      )}
      <LeftList items={left} />
      <DataTable
        label={t`Vratky`}
        columns={[
          ...(hasChoice
            ? [
                {
                  title: (
                    <Check
                      label={t`Vybrat všechny`}
                      checked={selection.ids.length === forPeople.length}
                      onChange={selection.toggleAll}
                    />
                  ),
                },
              ]
            : []),
          { title: t`Platba` },
          { title: t`Částka`, isFigure: true },
          { title: t`Způsob` },
          { title: t`Stav` },
          { title: t`Důvod` },
          { title: t`Vznikla` },
        ]}
      >
        {refunds.map((refund) => (
          <DataRow key={refund.id}>
            {hasChoice && (
              <Cell>
                {forPeople.includes(refund) && (
                  <Check
                    label={t`Vybrat ${refund.variable_symbol ?? refund.id}`}
                    checked={selection.has(refund.id)}
                    onChange={() => selection.toggle(refund.id)}
                  />
                )}
              </Cell>
            )}
            <PaymentHead {...refund} />
            <Cell isFigure>
              <ChargedPrice money={refund.amount} />
            </Cell>
            <Cell>
              {providers[refund.provider]}
              {refund.bank_account && (
                <span className="block text-muted tabular-nums">
                  <Trans>na účet {refund.bank_account}</Trans>
                </span>
              )}
              {refund.state === 'waiting' && !refund.is_underway && <AccountButton refund={refund} />}
            </Cell>
            <Cell>
              <RefundState refund={refund} />
              {refund.last_error && <RefundFailure error={refund.last_error} />}
            </Cell>
            <Cell>{reasonText(refund.reason)}</Cell>
            <Cell>{formatDateTime(refund.created_at, locale)}</Cell>
          </DataRow>
        ))}
      </DataTable>
      <ConfirmDialog {...dialog('confirm', chosen)} title={t`Odešly tyto peníze?`} action={t`Ano, odešly`}>
        <Trans>Vystaví se opravné doklady a zákazníci dostanou e-mail. Zpět to vzít nejde.</Trans>
      </ConfirmDialog>
      <ConfirmDialog {...dialog('retry', failed)} title={t`Poslat bráně znovu?`} action={t`Ano, peníze neodešly`}>
        <Trans>Ověřili jste u brány, že peníze neodešly? Jinak by odešly dvakrát.</Trans>
      </ConfirmDialog>
      <ConfirmDialog {...dialog('cancel', waiting)} title={t`Zrušit tyto vratky?`} action={t`Ano, zrušit`}>
        <Trans>Peníze zákazníkovi nikdo nepošle. Vrátit je pak půjde znovu v detailu objednávky.</Trans>
      </ConfirmDialog>
    </>
  );
}

function RefundFailure({ error }: { error: string }) {
  const texts = useRefundFailureTexts();
  const cause = refundFailureOf(error);
  return (
    <FailureDetail
      cause={cause && texts[cause]}
      heading={<Trans>Odpověď brány:</Trans>}
      answer={cause && error === refundFailures[cause] ? undefined : error}
    />
  );
}

function RefundState({ refund: { state, step, is_underway: isUnderway, done_at: doneAt } }: { refund: Refund }) {
  const { locale } = usePage();
  if (state === 'done')
    return (
      <>
        <Mark tone="good">
          <Trans>vráceno</Trans>
        </Mark>
        {doneAt && <span className="block text-muted tabular-nums">{formatDateTime(doneAt, locale)}</span>}
      </>
    );
  if (state === 'failed')
    return (
      <Mark tone="bad">
        <Trans>ověřte u brány</Trans>
      </Mark>
    );
  return (
    <Mark tone="waiting">
      {!isUnderway && <Trans>pošlete peníze</Trans>}
      {isUnderway && (step === 'underway' ? <Trans>vrací brána</Trans> : <Trans>předává se bráně</Trans>)}
    </Mark>
  );
}
