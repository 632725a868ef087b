import { useLingui } from '@lingui/react/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { orderStateText } from './order-state.ts';
import { orderStateTones } from './order-tone.ts';

export function OrderStateMark({ state, delivery }: { state: OrderState; delivery: CarrierKind }) {
  const { i18n } = useLingui();
  return <StateMark tone={orderStateTones[state]}>{i18n._(orderStateText(state, delivery))}</StateMark>;
}
