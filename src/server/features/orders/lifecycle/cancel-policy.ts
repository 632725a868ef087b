import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import { cancellableByBuyer, type OrderState } from '#shared/orders/lifecycle.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { hasBegun } from '../order-detail.queries.ts';

interface Cancellable {
  readonly id: number;
  readonly state: OrderState;
  readonly payment_code: PaymentMethodCode;
}

/**
 * Whether its buyer may cancel an order: until somebody begins with it. What is paid on delivery waits for that in the
 * state of being prepared already.
 */
export async function mayBuyerCancel(db: Queryable, { id, state, payment_code }: Cancellable): Promise<boolean> {
  if (cancellableByBuyer.includes(state)) return true;
  return state === 'being_prepared' && payment_code === 'cash_on_delivery' && !(await hasBegun(db, id));
}
