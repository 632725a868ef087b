import { shops, type ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { mergeRows, type Rows } from '../rows.ts';
import { readBuyers } from './order-buyers.ts';
import { draftOrder, type Setting } from './order-draft.ts';
import { readOrderPlans } from './order-plans.ts';
import { rowsOf } from './order-rows.ts';
import { buildVouchers } from './vouchers.ts';

/** Vouchers, orders in every state as the shop would have them, what was paid, went back and was complained of. */
export function buildOrders(
  calendar: Calendar,
  code: ShopCode,
  goods: Omit<Setting, 'calendar' | 'shop' | 'buyers'>,
): Rows {
  const setting = { ...goods, calendar, shop: shops[code], buyers: readBuyers(code) };
  const drafts = readOrderPlans().map((plan) => draftOrder(plan, setting));
  const uses = new Map<number, number>();
  for (const { plan, isOver } of drafts)
    if (plan.voucher && !isOver) uses.set(plan.voucher.id, (uses.get(plan.voucher.id) ?? 0) + 1);
  const orders = mergeRows(...drafts.map((draft) => rowsOf(draft, setting)));
  return { voucher: buildVouchers(calendar, code, setting.accounts.influencerId, uses), ...numbered(orders) };
}

/** Tables whose rows are numbered in the order in which the orders brought them. */
function numbered(rows: Rows): Rows {
  const count = (table: string) => (rows[table] ?? []).map((row, index) => ({ id: index + 1, ...row }));
  return {
    ...rows,
    order_event: count('order_event'),
    age_check: count('age_check'),
    payment_webhook: count('payment_webhook'),
    influencer_entry: count('influencer_entry'),
  };
}
