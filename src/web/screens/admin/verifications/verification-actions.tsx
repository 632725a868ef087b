import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminVerification } from '#shared/verification/contract.ts';
import { MarkPaidButton } from '#web/features/paid-service/mark-paid-button.tsx';
import { OverpaymentButton } from '#web/features/paid-service/overpayment-button.tsx';
import { RefundButton } from '#web/features/paid-service/refund-button.tsx';

/** What an administrator can do with a request: record its transfer or another one, or refund it. */
export function VerificationActions({ row }: { row: AdminVerification }) {
  const { id, number, fee, method } = row;
  return (
    <>
      <MarkPaidOrRefund row={row} />
      {method === 'bank_transfer' && <OverpaymentButton id={id} number={number} price={fee} />}
    </>
  );
}

function MarkPaidOrRefund({ row }: { row: AdminVerification }) {
  const { t } = useLingui();
  const { id, number, fee, state, method } = row;
  if (state === 'waiting' && method === 'bank_transfer')
    return (
      <MarkPaidButton id={id} number={number} amount={fee} done={t`Účet je ověřen a faktura odeslána.`}>
        <Trans>Účet hned ověříme, vystavíme fakturu a pošleme ji uživateli. Tento krok nelze vrátit zpět.</Trans>
      </MarkPaidButton>
    );
  if (state !== 'paid' || row.is_refund_asked) return null;
  return (
    <RefundButton row={row} title={t`Vrátit poplatek za ověřený účet`}>
      {row.keeps_verified ? (
        <Trans>Účet ověřil správce, proto zůstane ověřený. Uživateli pošleme opravný daňový doklad.</Trans>
      ) : (
        <Trans>Až peníze odejdou, účet přestane být ověřený. Uživateli pošleme opravný daňový doklad.</Trans>
      )}
    </RefundButton>
  );
}
