import { defaultDecimals } from '../shop/figures.ts';

/** An amount of money in the currency's minor units (haléř, cent): 1 500,00 Kč is `{ amount: 150000, currency: 'CZK' }`. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A currency. `rate`: how many units of the default currency one unit costs. */
export interface CurrencyRate {
  readonly id: number;
  readonly code: string;
  readonly is_default: boolean;
  readonly symbol_before: string;
  readonly symbol_after: string;
  /** Decimals shown and stored; null means `defaultDecimals`. */
  readonly decimals: number | null;
  readonly rate: number;
}

/** ISO 4217. */
export const currencyCodePattern = /^[A-Z]{3}$/;

/** The formatting of a currency's amounts. */
export type ShownCurrency = Pick<CurrencyRate, 'symbol_before' | 'symbol_after' | 'decimals'>;

const noBreakSpace = '\u00a0';

export function decimalsOf(currency: Pick<CurrencyRate, 'decimals'>): number {
  return currency.decimals ?? defaultDecimals;
}

/**
 * Converts an amount by exchange rates, rounding half away from zero to whole minor units. For display, filters and
 * sorting only: charged amounts are never converted.
 */
export function convertMinor(amount: number, from: CurrencyRate, to: CurrencyRate): number {
  if (from.code === to.code) return amount;
  const major = amount / 10 ** decimalsOf(from);
  return roundHalfAwayFromZero(((major * from.rate) / to.rate) * 10 ** decimalsOf(to));
}

function roundHalfAwayFromZero(value: number): number {
  // The epsilon removes the error of binary fractions: 1.005 × 100 is 100.49999….
  return Math.sign(value) * Math.round(Math.abs(value) * (1 + Number.EPSILON * 4));
}

/**
 * `1 500,00 Kč`: no-break spaces between thousands and before the symbol and a decimal comma in every locale; a
 * negative amount begins with a minus sign (U+2212).
 */
export function formatMinor(amount: number, currency: ShownCurrency): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const fraction = decimals > 0 ? `,${digits.slice(-decimals)}` : '';
  const before = currency.symbol_before && `${currency.symbol_before}${noBreakSpace}`;
  const after = currency.symbol_after && `${noBreakSpace}${currency.symbol_after}`;
  return `${amount < 0 ? '−' : ''}${before}${whole}${fraction}${after}`;
}

/** `1499.00`: an amount with two decimals for machines and records. Not for display: use `formatMinor`. */
export function plainAmount(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
