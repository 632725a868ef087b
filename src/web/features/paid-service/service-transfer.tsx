import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BankTransfer } from '#shared/payments/contract.ts';
import { TransferRows } from '#web/features/order/transfer-details.tsx';

/** How to pay a request by transfer. @param children what follows once the money arrives */
export function ServiceTransfer({ transfer, children }: { transfer: BankTransfer; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="transfer-title"
      className="mt-6 grid gap-5 rounded border border-amber bg-amber-soft p-4 tablet:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="transfer-title" className="text-xl">
          <Trans>Zaplaťte prosím převodem</Trans>
        </h2>
        <p className="mt-1">{children}</p>
        <TransferRows transfer={transfer} />
      </div>
      {transfer.code && (
        <img src={transfer.code.image} alt={t`QR kód k platbě v bankovní aplikaci`} width={176} height={176} />
      )}
    </section>
  );
}
