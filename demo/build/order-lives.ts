import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { PaymentMethodCode } from '#shared/cart/ways.ts';

/** What becomes of an order: a state, or a way to the state `cancelled`. */
export type Outcome = OrderState | 'expired' | 'called_off';

export interface Step {
  readonly kind: string;
  readonly from: OrderState | null;
  readonly to: OrderState;
  /** After the order was placed. */
  readonly hours: number;
  readonly isByAdministrator?: boolean;
  readonly detail?: object;
}

/** Hours after the order at which money comes that is not paid on delivery. */
const paidAfter = { card: 0.1, bank_transfer: 20 };
const unpaidHours = 7 * 24;

/** How an order came to its end, step by step as the shop's people and the buyer took them. */
export function stepsOf(outcome: Outcome, payment: PaymentMethodCode, isPickup: boolean): readonly Step[] {
  if (payment === 'cash_on_delivery') return upTo(outcome, onDelivery());
  const place: Step = { kind: 'place', from: null, to: 'waiting_for_payment', hours: 0 };
  const paid = paidAfter[payment];
  const pay: Step = {
    kind: 'pay',
    from: 'waiting_for_payment',
    to: 'paid',
    hours: paid,
    isByAdministrator: payment === 'bank_transfer',
  };
  const calledOff = cancel('paid', paid + 5, { by: 'buyer', reason: 'Objednal jsem omylem dvakrát.' });
  if (outcome === 'expired') return [place, cancel('waiting_for_payment', unpaidHours, { by: 'expiry' })];
  if (outcome === 'called_off') return [place, pay, calledOff];
  if (outcome === 'refunded') return [place, pay, calledOff];
  return upTo(outcome, [place, pay, prepare(paid + 6), ...handOver(paid + 9, isPickup)]);
}

/** The money comes from the carrier, some time after the goods have gone. */
function onDelivery(): readonly Step[] {
  return [
    { kind: 'place', from: null, to: 'being_prepared', hours: 0 },
    ...handOver(9, false),
    { kind: 'pay', from: 'delivered', to: 'delivered', hours: 80, isByAdministrator: true },
  ];
}

function prepare(hours: number): Step {
  return {
    kind: 'prepare',
    from: 'paid',
    to: 'being_prepared',
    hours,
    isByAdministrator: true,
    detail: byAdministrator,
  };
}

function handOver(hours: number, isPickup: boolean): readonly Step[] {
  const to = isPickup ? 'ready_for_pickup' : 'sent';
  const common = { isByAdministrator: true, detail: byAdministrator };
  return [
    { ...common, kind: isPickup ? 'make_ready' : 'send', from: 'being_prepared', to, hours },
    { ...common, kind: 'deliver', from: to, to: 'delivered', hours: hours + 41 },
  ];
}

const byAdministrator = { by: 'administrator' };

function cancel(from: OrderState, hours: number, detail: object): Step {
  return { kind: 'cancel', from, to: 'cancelled', hours, detail };
}

/** As far as to the last step that leads to a state. */
function upTo(state: Outcome, steps: readonly Step[]): readonly Step[] {
  return steps.slice(0, steps.findLastIndex(({ to }) => to === state) + 1);
}
