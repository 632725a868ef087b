import { useLingui } from '@lingui/react/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { clerkStateText } from './order-state.ts';
import { orderStateTones } from './order-tone.ts';

interface OrderStateMarkProps {
  readonly state: OrderState;
  readonly delivery: CarrierKind;
  /** For clerks: nobody has begun to prepare it. */
  readonly isNew?: boolean;
}

export function OrderStateMark({ state, delivery, isNew = false }: OrderStateMarkProps) {
  const { i18n } = useLingui();
  return <StateMark tone={orderStateTones[state]}>{i18n._(clerkStateText(state, delivery, isNew))}</StateMark>;
}
