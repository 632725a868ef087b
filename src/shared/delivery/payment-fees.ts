import type { PaymentMethodCode } from '../cart/ways.ts';

/**
 * Whether a shop may charge a fee for a payment method: not for cards, and not for transfers in euro (Directive (EU)
 * 2015/2366, art. 62(4): cards under Regulation (EU) 2015/751 and payments under Regulation (EU) 260/2012).
 * @param currency in which the shop charges
 */
export function mayHaveFee(code: PaymentMethodCode, currency: string): boolean {
  return code !== 'card' && !(code === 'bank_transfer' && currency === 'EUR');
}
