import { readTextBlocks, type Text } from '../../text.ts';
import { rumBrands } from './rum.ts';
import { spiritBrands } from './spirits.ts';
import { tobaccoAndAccessoryBrands } from './tobacco-and-accessories.ts';
import { whiskyBrands } from './whisky.ts';
import { wineAndBeerBrands } from './wine-and-beer.ts';

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly introduction: Text;
}

export const brands: readonly Brand[] = [
  rumBrands,
  whiskyBrands,
  spiritBrands,
  wineAndBeerBrands,
  tobaccoAndAccessoryBrands,
]
  .flatMap(readTextBlocks)
  .map(({ head: [name, country], text }, index) => ({
    id: index + 1,
    name: name!,
    country: country!,
    introduction: text,
  }));

const brandsByLength = brands.map(({ name }) => name).sort((a, b) => b.length - a.length);
const byName = new Map(brands.map((brand) => [brand.name, brand]));

/** The brand that a name holds in full words, the longest of several; undefined where it holds none. */
export function brandNamedIn(name: string): string | undefined {
  const isNamed = (brand: string) => ` ${name.replace(/[,;–]/g, ' ')} `.includes(` ${brand} `);
  return brandsByLength.find(isNamed);
}

/** Throws when the demo has no such brand. */
export function getBrand(name: string): Brand {
  const brand = byName.get(name);
  if (!brand) throw new Error(`No brand ${name}`);
  return brand;
}
