import type { Calendar } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';
import { reducePrice, type Pricing } from './demo-price.ts';

export interface PricePlan {
  readonly price: number;
  readonly regularPrice: number;
  readonly isOnSale: boolean;
  /** What a sale that runs is a discount from: the lowest price of the 30 days before. */
  readonly originalPrice: number | null;
  readonly publishedAt: string;
  readonly sales: Row[];
  readonly history: Row[];
}

/** A price from a day (counted back from today) on. */
interface Step {
  readonly from: number;
  readonly price: number;
}

/**
 * Plans a product's prices of the last weeks and, for some, a sale: one that runs, one to come, or one that is over.
 * The history has no gaps and ends with the price asked now. Amounts are minor units.
 */
export function planPrices(
  listingId: number,
  regularPrice: number,
  mayBeOnSale: boolean,
  { calendar, pricing, random }: { calendar: Calendar; pricing: Pricing; random: Random },
): PricePlan {
  const reduce = (price: number, part: number) => reducePrice(price, part, pricing);
  const lot = mayBeOnSale ? random.next() : 1;
  const isOnSale = lot < 0.155;
  const isPlanned = !isOnSale && lot < 0.17;
  const isOver = !isOnSale && !isPlanned && lot < 0.19;
  const age = (isOnSale || isOver ? random.int(66, 118) : random.int(1, 119)) + random.next();
  const steps: Step[] = [];
  const sales: Row[] = [];
  const reduced = reduce(regularPrice, random.pick([0.75, 0.8, 0.85, 0.88, 0.9]));

  const addSale = (price: number, from: number, to: number) =>
    sales.push({
      listing_id: listingId,
      price_minor: price,
      starts_at: calendar.midnightAgo(from),
      ends_at: calendar.midnightAgo(to),
    });

  steps.push({ from: age, price: regularPrice });
  if (age > 64 && random.chance(0.35)) {
    // The price was changed once before the sales began.
    steps[0] = { from: age, price: reduce(regularPrice, random.pick([0.94, 0.96, 1.05])) };
    steps.push({ from: random.int(50, 60), price: regularPrice });
  }
  if (isOver || (isOnSale && random.chance(0.25))) {
    const from = random.int(36, 42);
    const price = reduce(regularPrice, 0.95);
    steps.push({ from, price }, { from: from - 7, price: regularPrice });
    addSale(price, from, from - 7);
  }
  if (isOnSale) {
    const from = random.int(2, 20);
    steps.push({ from, price: reduced });
    addSale(reduced, from, -random.int(4, 25));
  }
  if (isPlanned) addSale(reduced, -random.int(3, 6), -random.int(12, 20));

  return {
    price: steps.at(-1)!.price,
    regularPrice,
    isOnSale,
    originalPrice: isOnSale ? lowestBefore(steps) : null,
    publishedAt: calendar.daysAgo(age),
    sales,
    history: steps.map((step, index) => ({
      listing_id: listingId,
      price_minor: step.price,
      currency_id: 1,
      valid_from: index === 0 ? calendar.daysAgo(age) : calendar.midnightAgo(step.from),
      valid_to: index + 1 < steps.length ? calendar.midnightAgo(steps[index + 1]!.from) : null,
    })),
  };
}

/** Of the prices before the last, which held within the 30 days before it. */
function lowestBefore(steps: readonly Step[]): number {
  const began = steps.at(-1)!.from;
  const before = steps.slice(0, -1).filter((_step, index) => steps[index + 1]!.from < began + 30);
  return Math.min(...before.map(({ price }) => price));
}
