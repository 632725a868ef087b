import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/orders/contract.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDialog = lazyPart(() => import('./change-payment-dialog.tsx'));

interface ChangePaymentProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Opens the choice of another payment method for an unpaid order. */
export function ChangePayment({ order, onOrder }: ChangePaymentProps) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);
  const dialog = useChunk(loadDialog, isWanted, () => {
    setIsWanted(false);
    showSnackbar({ text: t`Při načítání plateb nastala chyba. Zkuste to prosím později.`, tone: 'error' });
  });
  return (
    <div className="hidden scripted:block print:hidden">
      <Button look="secondary" onClick={() => setIsWanted(true)}>
        {t`Zvolit jiný způsob platby`}
      </Button>
      {dialog && (
        <dialog.ChangePaymentDialog
          order={order}
          isOpen={isWanted}
          onClose={() => setIsWanted(false)}
          onOrder={onOrder}
        />
      )}
    </div>
  );
}
