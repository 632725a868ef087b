import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { PaymentChoice } from './payment-choices.ts';

/** Sums in minor units. `expires_at` stays: choosing another method does not reserve the goods for longer. */
export async function setPaymentMethod(
  tx: Tx,
  orderId: number,
  { id, name, fee, rounding, total }: Pick<PaymentChoice, 'id' | 'name' | 'fee' | 'rounding' | 'total'>,
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      payment_method_id: id,
      payment_name: name,
      fee_minor: fee,
      rounding_minor: rounding,
      total_minor: total,
    })
    .where('id', '=', orderId)
    .execute();
}

/** An order paid on delivery is prepared at once and never expires. */
export async function startUnpaid(tx: Tx, orderId: number, at: Date): Promise<OrderState> {
  const state = 'being_prepared';
  await tx
    .updateTable('shop_order')
    .set({ state, state_since: at, expires_at: null })
    .where('id', '=', orderId)
    .execute();
  return state;
}
