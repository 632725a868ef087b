import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadForm = lazyPart(() => import('./refund-form.tsx'));

/** A button that shows the form for refunds: few orders need it. */
export function RefundPart({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const form = useChunk(loadForm, isOpen, () => {
    setIsOpen(false);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  if (form) return <form.RefundForm key={data.refundable.amount} data={data} />;
  return (
    <p>
      <Button look="secondary" aria-busy={isOpen} onClick={() => setIsOpen(true)}>
        <Trans>Zadat vrácení peněz</Trans>
      </Button>
    </p>
  );
}
