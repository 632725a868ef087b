import type { DemoShop } from '../data/shops/demo-shop.ts';

/** Part of a shop that prices need. */
export type Pricing = Pick<DemoShop, 'crowns'>;

/** What costs so many crowns, in minor units of the shop's currency, made round there. */
export function demoPrice(crowns: number, { crowns: worth }: Pricing): number {
  return worth === 1 ? crowns * 100 : roundEuros(crowns / worth);
}

/** A part of a price, ended as shops end theirs: 849 Kč, 1 190 Kč; 12,90 €. Minor units. */
export function reducePrice(price: number, part: number, { crowns: worth }: Pricing): number {
  const reduced = (price / 100) * part;
  if (worth !== 1) return roundEuros(reduced);
  if (reduced < 100) return Math.round(reduced) * 100;
  return (reduced < 1000 ? Math.round(reduced / 10) * 10 - 1 : Math.round(reduced / 50) * 50 - 10) * 100;
}

/** To ten cents; from ten euros on they end in ,90; from a hundred on they are whole. */
function roundEuros(euros: number): number {
  if (euros < 10) return Math.max(1, Math.round(euros * 10)) * 10;
  return euros < 100 ? Math.round(euros) * 100 - 10 : Math.round(euros) * 100;
}
