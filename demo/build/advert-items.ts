import { brandNamedIn } from '../data/brands/brands.ts';
import { advertItems } from '../data/adverts/items.ts';
import type { DrawingSubject } from '../drawings/drawing.ts';
import { subjectOf } from './subject-of.ts';
import { readTable, text, textBy, type Text } from '../text.ts';
import { goods } from './goods.ts';

/** A thing that an advert offers or seeks. */
export interface AdvertItem {
  readonly category: number;
  readonly brand: string | undefined;
  readonly name: Text;
  readonly pack: string | undefined;
  readonly abv?: number;
  readonly age?: number;
  readonly vintage?: number;
  readonly origin: string | undefined;
  /** What it is worth, in crowns. */
  readonly price: number;
  readonly subject: DrawingSubject;
}

const optional = (cell: string | undefined) => (cell === '-' ? undefined : cell);
const optionalNumber = (cell: string | undefined) => (cell === '-' ? undefined : Number(cell));

const privateItems: AdvertItem[] = readTable(advertItems, 9).map(
  ([category, brandCell, line, pack, abv, age, vintage, origin, price]) => {
    const ownBrand = optional(brandCell);
    const [cs, en, de] = line!.split(';').map((part) => part.trim().replace('@', ownBrand ?? ''));
    const names = text(cs!, en, de);
    const brand = ownBrand ?? brandNamedIn(names.cs) ?? brandNamedIn(names.en);
    return {
      category: Number(category),
      brand,
      name: textBy((locale) => names[locale]),
      pack: optional(pack),
      abv: optionalNumber(abv),
      age: optionalNumber(age),
      vintage: optionalNumber(vintage),
      origin: optional(origin),
      price: Number(price),
      subject: rareSubject(Number(category), names.cs) ?? subjectOf(Number(category), pack!),
    };
  },
);

/** Rare bottles are of every kind; their names tell which. */
function rareSubject(category: number, name: string): DrawingSubject | undefined {
  if (category !== 202) return undefined;
  const kinds: readonly (readonly [RegExp, DrawingSubject])[] = [
    [/Caroni|Havana/, 'rum'],
    [/Becherovka|Fernet|Chartreuse/, 'liqueur'],
    [/Slivovice/, 'fruit_spirit'],
    [/Hennessy|Metaxa/, 'cognac'],
    [/vodka/, 'vodka'],
  ];
  return kinds.find(([words]) => words.test(name))?.[1] ?? 'whisky';
}

/** Everything that adverts are about: the goods of the makers and what only private people have. */
export const items: readonly AdvertItem[] = [...goods, ...privateItems];
