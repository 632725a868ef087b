/** Totals of goods, vouchers and delivery. All amounts are whole minor units of the charged currency. */

export interface PricedLine {
  readonly quantity: number;
  /** For one piece, with tax. */
  readonly price: number;
  /** In percent, at most one decimal. */
  readonly taxRate: number;
  /** By law, cigarettes must not be discounted. */
  readonly mayBeDiscounted: boolean;
}

export type VoucherDiscount = (
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: number }
  | { readonly kind: 'free_delivery' }
) & {
  /** Indexes of the lines that it applies to; undefined: all. */
  readonly lines?: ReadonlySet<number> | undefined;
};

export interface GoodsTotals {
  readonly goods: number;
  readonly discount: number;
  /** The share of the discount for each line; they add up to `discount`. */
  readonly lineDiscounts: readonly number[];
  /** The discount of each voucher. */
  readonly voucherDiscounts: readonly number[];
  readonly isDeliveryFree: boolean;
  /** The amount missing to free delivery; 0 once it is free. Exactly at the limit one minor unit is missing. */
  readonly missingToFreeDelivery: number;
}

/** The value of the goods that may be discounted. Only they count for vouchers, free delivery and carriers' prices. */
export function discountableGoods(lines: readonly PricedLine[]): number {
  return sum(lines.map(({ mayBeDiscounted, price, quantity }) => (mayBeDiscounted ? price * quantity : 0)));
}

/**
 * Applies the vouchers to the goods that may be discounted and that they are for: percentages first, each to the
 * remainder, then fixed amounts, never below zero. Excluded goods count neither for vouchers nor towards free delivery.
 */
export function goodsTotals(
  lines: readonly PricedLine[],
  vouchers: readonly VoucherDiscount[],
  freeDeliveryAbove: number,
): GoodsTotals {
  const totals = lines.map(({ price, quantity }) => price * quantity);
  const discountable = totals.map((total, index) => (lines[index]!.mayBeDiscounted ? total : 0));
  /** What is left of each line. */
  let rest: readonly number[] = discountable;
  const restFor = ({ lines: fitting }: VoucherDiscount) =>
    rest.map((amount, index) => (fitting?.has(index) === false ? 0 : amount));
  const voucherDiscounts = vouchers.map(() => 0);
  for (const kind of ['percent', 'fixed'] as const) {
    for (const [index, voucher] of vouchers.entries()) {
      if (voucher.kind !== kind) continue;
      const fitting = restFor(voucher);
      const most = sum(fitting);
      const taken = Math.min(voucher.kind === 'percent' ? percentOf(most, voucher.percent) : voucher.amount, most);
      voucherDiscounts[index] = taken;
      const parts = share(taken, fitting);
      rest = rest.map((amount, line) => amount - parts[line]!);
    }
  }
  const discount = sum(voucherDiscounts);
  const left = sum(rest);
  const hasFreeDelivery = vouchers.some(
    (voucher) =>
      voucher.kind === 'free_delivery' &&
      discountable.some((amount, index) => amount > 0 && voucher.lines?.has(index) !== false),
  );
  const isDeliveryFree = hasFreeDelivery || left > freeDeliveryAbove;
  return {
    goods: sum(totals),
    discount,
    lineDiscounts: discountable.map((amount, index) => amount - rest[index]!),
    voucherDiscounts,
    isDeliveryFree,
    missingToFreeDelivery: isDeliveryFree ? 0 : Math.max(1, freeDeliveryAbove - left),
  };
}

/** The price for members of a user group. Goods that must not be discounted keep their price. */
export function memberPrice(price: number, discountPercent: number, mayBeDiscounted: boolean): number {
  return mayBeDiscounted ? price - percentOf(price, discountPercent) : price;
}

export interface OrderTotals {
  readonly delivery: number;
  readonly fee: number;
  /** The cash rounding: -4 turns 1 499,04 into 1 499,00. */
  readonly rounding: number;
  readonly total: number;
  readonly taxes: readonly TaxLine[];
}

/** One tax rate's part of a total: `base + tax = gross`. */
export interface TaxLine {
  readonly rate: number;
  readonly base: number;
  readonly tax: number;
  readonly gross: number;
}

/** @param cashStep the total is rounded to a multiple of this many minor units; 1 = no rounding */
export function orderTotals(
  lines: readonly PricedLine[],
  { goods, discount, lineDiscounts }: Pick<GoodsTotals, 'goods' | 'discount' | 'lineDiscounts'>,
  charges: { readonly delivery: number; readonly fee: number; readonly cashStep: number },
): OrderTotals {
  const { delivery, fee, cashStep } = charges;
  const exact = goods - discount + delivery + fee;
  const total = Math.round(exact / cashStep) * cashStep;
  const gross = new Map<number, number>();
  for (const [index, { price, quantity, taxRate }] of lines.entries())
    gross.set(taxRate, (gross.get(taxRate) ?? 0) + price * quantity - lineDiscounts[index]!);
  const main = mainTaxRate(lines, lineDiscounts);
  gross.set(main, (gross.get(main) ?? 0) + delivery + fee);
  const taxes = [...gross]
    .map(([rate, amount]) => taxLine(rate, amount))
    .filter((line) => line.gross > 0)
    .toSorted((one, other) => other.rate - one.rate);
  return { delivery, fee, rounding: total - exact, total, taxes };
}

/** The tax rate of delivery and fees: the one with the largest share of the goods. */
export function mainTaxRate(lines: readonly PricedLine[], lineDiscounts: readonly number[]): number {
  const gross = new Map<number, number>();
  for (const [index, { price, quantity, taxRate }] of lines.entries())
    gross.set(taxRate, (gross.get(taxRate) ?? 0) + price * quantity - lineDiscounts[index]!);
  return [...gross].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
}

/** The tax included in an amount, by the coefficient method: gross × rate / (100 + rate). */
export function taxLine(rate: number, gross: number): TaxLine {
  const tenths = Math.round(rate * 10);
  const tax = Math.round((gross * tenths) / (1000 + tenths));
  return { rate, base: gross - tax, tax, gross };
}

/**
 * Splits an amount in proportion to the weights. The parts are whole numbers that add up to the amount; a weight of 0
 * gets nothing.
 */
export function share(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0 || amount === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { part: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  const parts = exact.map(({ part }) => part);
  const byRest = exact
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  const missing = amount - sum(parts);
  for (const { index } of byRest.slice(0, missing)) parts[index]! += 1;
  return parts;
}

/** Percentages have at most one decimal. */
function percentOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 10)) / 1000);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
