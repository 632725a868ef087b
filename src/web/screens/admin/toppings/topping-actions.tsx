import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminTopping } from '#shared/topping/contract.ts';
import { MarkPaidButton } from '#web/features/paid-service/mark-paid-button.tsx';
import { OverpaymentButton } from '#web/features/paid-service/overpayment-button.tsx';
import { RefundButton } from '#web/features/paid-service/refund-button.tsx';
import { useSession } from '#web/features/session/session.ts';

/** What an administrator can do with the money of a topping: record its transfer or another one, or refund it. */
export function ToppingActions({ row }: { row: AdminTopping }) {
  const session = useSession();
  const { id, number, price, method } = row;
  if (session.status !== 'in' || !session.session.me.scopes.includes('orders')) return null;
  return (
    <>
      <MarkPaidOrRefund row={row} />
      {method === 'bank_transfer' && <OverpaymentButton id={id} number={number} price={price} />}
    </>
  );
}

function MarkPaidOrRefund({ row }: { row: AdminTopping }) {
  const { t } = useLingui();
  const { id, number, price, state, method, money } = row;
  if (state === 'unpaid' && method === 'bank_transfer')
    return (
      <MarkPaidButton id={id} number={number} amount={price} done={t`Platba je zapsána a faktura odeslána.`}>
        <Trans>Vystavíme fakturu a topování zařadíme ke schválení. Tento krok nelze vrátit zpět.</Trans>
      </MarkPaidButton>
    );
  if ((state !== 'running' && state !== 'ended') || money !== 'paid') return null;
  return (
    <RefundButton row={row} title={t`Vrátit platbu za topování`}>
      {state === 'running' ? (
        <Trans>
          Vracíme celou částku. Až peníze odejdou, topování skončí. Uživateli pošleme opravný daňový doklad.
        </Trans>
      ) : (
        <Trans>Vracíme celou částku. Uživateli pošleme opravný daňový doklad.</Trans>
      )}
    </RefundButton>
  );
}
