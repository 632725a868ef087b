import { categories } from '../data/categories/categories.ts';
import type { Random } from '../random.ts';
import { items, type AdvertItem } from './advert-items.ts';
import type { Seller } from './sellers.ts';

const advertCount = 1500;
const leastPerCategory = 4;

/** Every category without children gets some; what people collect most gets more. */
export function chooseItems(random: Random): AdvertItem[] {
  const parents = new Set(categories.map((category) => category.parent_id));
  const chosen = categories
    .filter((category) => !parents.has(category.id))
    .flatMap((category) => {
      const things = items.filter((item) => item.category === category.id);
      if (things.length === 0) throw new Error(`Nothing to advertise in ${category.name.cs}`);
      return Array.from({ length: leastPerCategory }, () => random.pick(things));
    });
  const weighted = items.flatMap((item) => Array.from({ length: popularity(item.category) }, () => item));
  while (chosen.length < advertCount) chosen.push(random.pick(weighted));
  return random.sample(chosen, advertCount);
}

function popularity(category: number): number {
  if (category === 202 || (category >= 3 && category <= 53)) return 4;
  if (category >= 146 && category <= 149) return 5;
  return category >= 190 ? 3 : 2;
}

/** The language first, then a seller who writes in it and may still have another advert. */
export function createSellerChoice(sellers: readonly Seller[], random: Random): () => Seller {
  const adverts = new Map<number, number>();
  return () => {
    const lot = random.next();
    const locale = lot < 0.8 ? 'cs' : lot < 0.92 ? 'en' : 'de';
    const free = sellers.filter(
      (seller) => seller.locale === locale && (adverts.get(seller.id) ?? 0) < seller.mostAdverts,
    );
    const seller = random.pick(free.length > 0 ? free : sellers.filter(({ isVerified }) => isVerified));
    adverts.set(seller.id, (adverts.get(seller.id) ?? 0) + 1);
    return seller;
  };
}

/** About the adverts of the last three days, which nobody has topped yet. */
const tooNewToTop = 80;

/** Three dozen places, no two in the same category; adverts of the last weeks only. */
export function chooseTopped(chosen: readonly AdvertItem[], random: Random): number[] {
  const recent = random
    .sample([...chosen.keys()].slice(-900), 900)
    .filter((index) => chosen.length - index > tooNewToTop);
  const firsts = new Map<number, number>();
  for (const index of recent) {
    const { category } = chosen[index]!;
    if (!firsts.has(category)) firsts.set(category, index);
  }
  const byBranch = (from: number, to: number, count: number) =>
    [...firsts]
      .filter(([category]) => category >= from && category <= to)
      .slice(0, count)
      .map(([, index]) => index);
  return [
    ...byBranch(3, 53, 13),
    ...byBranch(54, 95, 8),
    ...byBranch(96, 145, 6),
    ...byBranch(146, 150, 2),
    ...byBranch(190, 207, 7),
  ];
}
