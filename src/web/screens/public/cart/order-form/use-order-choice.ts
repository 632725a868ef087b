import { useState } from 'react';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { shops } from '#shared/shop/shops.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { chosenOrSole } from './chosen-or-sole.ts';
import { fittingPayment } from './fitting-payment.ts';
import type { Offers } from './offers.ts';
import { storePoint, storedPoint } from './pickup-point-draft.ts';

export type OrderChoice = ReturnType<typeof useOrderChoice>;

const noOffers = { deliveries: [], too_small: [], payments: [], branches: [], today: '' };

/**
 * The buyer's choice among the offers.
 * @param loaded undefined if the offers could not be loaded: nothing is shown as selected until they are
 */
export function useOrderChoice(loaded: Offers | undefined) {
  const { shell } = usePage();
  const [carrierId, setCarrierId] = useState<number>();
  const [paymentId, setPaymentId] = useState<number>();
  const [branchId, setBranchId] = useState<number>();
  const isHydrated = useHydrated();
  const [point, setPoint] = useKeyedState(isHydrated, () => (isHydrated ? storedPoint() : null));
  const offers = loaded ?? { ...noOffers, country: shops[shell.shop].country };
  const delivery = chosenOrSole(offers.deliveries, carrierId);
  const wantedPayment = offers.payments.find(({ id }) => id === paymentId);
  return {
    offers,
    carrierId,
    delivery,
    /** The chosen method, even if the delivery does not allow it. */
    wantedPayment,
    payment: fittingPayment(wantedPayment, offers.payments, delivery),
    branchId,
    branch: chosenOrSole(offers.branches, branchId),
    point: point && point.carrier_id === delivery?.id ? point : null,
    setCarrierId,
    setPaymentId,
    setBranchId,
    setPoint: (chosen: PickupPoint | null) => {
      setPoint(chosen);
      storePoint(chosen);
    },
  };
}
