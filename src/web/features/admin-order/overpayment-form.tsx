import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadFields = lazyPart(() => import('./overpayment-fields.tsx'));

/** Records a duplicate transfer or one with a wrong amount: it joins the overpayments to be refunded. */
export function OverpaymentForm({ data }: { data: AdminOrder }) {
  const [isWanted, setIsWanted] = useState(false);
  const fields = useChunk(loadFields, isWanted, () => setIsWanted(false));
  return (
    <details className="mt-3" onToggle={() => setIsWanted(true)}>
      <summary className="cursor-pointer">
        <Trans>Převod přišel podruhé nebo v jiné výši</Trans>
      </summary>
      {fields && <fields.OverpaymentFields data={data} />}
    </details>
  );
}
