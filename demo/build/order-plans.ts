import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { OrderChannel } from '#shared/orders/channels.ts';
import { orderPlans } from '../data/buyers.ts';
import { vouchers, type DemoVoucher } from '../data/vouchers.ts';
import { readTable } from '../text.ts';
import type { Outcome } from './order-lives.ts';

export interface Plan {
  readonly id: number;
  readonly daysAgo: number;
  readonly buyer: string;
  readonly bottles: number;
  readonly voucher: { readonly id: number; readonly data: DemoVoucher } | undefined;
  readonly delivery: CarrierKind;
  readonly payment: PaymentMethodCode;
  readonly outcome: Outcome;
  /** `piece`: what one of the first line cost. */
  readonly refund:
    { readonly part: number | 'piece'; readonly state: 'done' | 'waiting' | 'failed' | 'unapproved' } | undefined;
  readonly channel: OrderChannel;
  readonly returned: { readonly kind: 'withdrawal' | 'complaint'; readonly state: string } | undefined;
}

export function readOrderPlans(): readonly Plan[] {
  return readTable(orderPlans, 10).map((cells, index): Plan => {
    const [daysAgo, buyer, bottles, voucher, delivery, payment, outcome, refund, returned, channel] = cells as [
      ...[string, string, string, string],
      ...[CarrierKind, PaymentMethodCode, Outcome, string, string, OrderChannel],
    ];
    return {
      id: index + 1,
      // In the afternoon, so that nothing lies in the future; no two of a day at once.
      daysAgo: Number(daysAgo) - 0.6 - (index % 5) / 100,
      buyer,
      bottles: Number(bottles),
      voucher: voucherOf(voucher),
      delivery,
      payment,
      outcome,
      refund: refundOf(refund),
      returned: returnOf(returned),
      channel,
    };
  });
}

function voucherOf(code: string): Plan['voucher'] {
  if (code === '-') return undefined;
  const index = vouchers.findIndex((each) => each.code === code);
  return { id: index + 1, data: vouchers[index]! };
}

function refundOf(text: string): Plan['refund'] {
  if (text === '-') return undefined;
  const [part, state = 'done'] = text.split(' ');
  return { part: part === 'piece' ? part : Number(part), state: state as 'done' };
}

function returnOf(text: string): Plan['returned'] {
  if (text === '-') return undefined;
  const [kind, state] = text.split(' ');
  return { kind: kind as 'withdrawal', state: state! };
}
