import { getBrand } from '../data/brands/brands.ts';
import { accessories } from '../data/products/accessories.ts';
import { rums } from '../data/products/rum.ts';
import { giftSets, miniatures } from '../data/products/sets-and-miniatures.ts';
import * as spirits from '../data/products/spirits.ts';
import { cigarFormats, cigars, tobaccos } from '../data/products/tobacco.ts';
import { varieties, wineClasses } from '../data/products/varieties.ts';
import { whiskies } from '../data/products/whisky.ts';
import * as wines from '../data/products/wine.ts';
import type { DrawingSubject } from '../drawings/drawing.ts';
import { subjectOf } from './subject-of.ts';
import { readTable, readTextBlocks, text, textBy, type Text } from '../text.ts';

/** What a maker offers, before it is priced, stocked and pictured: the ground for products and adverts. */
export interface Goods {
  readonly category: number;
  readonly brand: string | undefined;
  readonly name: Text;
  /** As `packageId` reads it. */
  readonly pack: string;
  readonly abv?: number;
  readonly age?: number;
  readonly vintage?: number;
  /** A country's code. */
  readonly origin: string | undefined;
  /** In whole crowns. */
  readonly price: number;
  readonly subject: DrawingSubject;
  readonly weight?: number;
  readonly tastes?: { readonly nose?: string; readonly palate: string; readonly finish?: string };
  readonly cask?: string;
  readonly sweetness?: string;
  /** Key of the kind of drink in `varieties`. */
  readonly variety?: string;
  readonly strength?: number;
  readonly format?: CigarFormat;
  readonly facts?: Text;
}

interface CigarFormat {
  readonly name: string;
  readonly length: number;
  readonly ring: number;
}

const formats = new Map(
  readTable(cigarFormats, 4).map(([key, name, length, ring]) => [
    key!,
    { name: name!, length: Number(length), ring: Number(ring) },
  ]),
);
const varietyNames = new Map(
  readTextBlocks(varieties).map(({ head: [key, cs, en, de] }) => [key!, text(cs!, en!, de!)]),
);
const classNames = new Map(readTable(wineClasses, 4).map(([key, cs, en, de]) => [key!, text(cs!, en!, de!)]));

const optional = (cell: string | undefined) => (cell === '-' ? undefined : cell);
const optionalNumber = (cell: string | undefined) => (cell === '-' ? undefined : Number(cell));

/** `česky; English; deutsch` or one value for all; `@` says where the brand stands, before the rest if missing. */
function nameOf(brand: string | undefined, line: string): Text {
  const [cs, en, de] = line.split(';').map((part) => part.trim());
  const full = (part: string) => {
    if (part.includes('@')) return part.replace('@', brand ?? '');
    return brand ? `${brand} ${part}` : part;
  };
  const names = text(cs!, en, de);
  return textBy((locale) => full(names[locale]));
}

function readSpirits(table: string): Goods[] {
  return readTable(table, 11).map(([category, brand, line, pack, abv, age, price, nose, palate, finish, cask]) => ({
    category: Number(category),
    brand,
    name: nameOf(brand, line!),
    pack: pack!,
    abv: Number(abv),
    age: optionalNumber(age),
    origin: getBrand(brand!).country,
    price: Number(price),
    subject: subjectOf(Number(category), pack!),
    tastes: { nose: nose!, palate: palate!, finish: finish! },
    cask: optional(cask),
  }));
}

function readWines(table: string): Goods[] {
  return readTable(table, 13).map(
    ([category, brand, line, variety, wineClass, year, pack, abv, price, nose, palate, finish, sweetness]) => {
      const vintage = optionalNumber(year);
      return {
        category: Number(category),
        brand,
        name: wineName(brand!, line!, variety!, optional(wineClass), vintage),
        pack: pack!,
        abv: Number(abv),
        vintage,
        origin: getBrand(brand!).country,
        price: Number(price),
        subject: Number(category) === 137 && variety === 'riesling' ? 'wine_white' : subjectOf(Number(category), pack!),
        tastes: { nose: nose!, palate: palate!, finish: finish! },
        sweetness: optional(sweetness),
        variety,
      };
    },
  );
}

function wineName(brand: string, line: string, variety: string, wineClass: string | undefined, vintage?: number): Text {
  const names = line === '@' ? varietyNames.get(variety)! : undefined;
  const base = names ? textBy((locale) => `${brand} ${names[locale]}`) : nameOf(brand, line);
  const classOf = wineClass && names ? classNames.get(wineClass)! : undefined;
  return textBy((locale) => `${base[locale]}${classOf ? `, ${classOf[locale]}` : ''}${vintage ? ` ${vintage}` : ''}`);
}

function readTobacco(table: string, isCigar: boolean): Goods[] {
  return readTable(table, 8).map(([category, brand, line, kind, pack, price, strength, palate]) => ({
    category: Number(category),
    brand,
    name: nameOf(brand, line!),
    pack: pack!,
    origin: getBrand(brand!).country,
    price: Number(price),
    subject: subjectOf(Number(category), pack!),
    strength: Number(strength),
    format: isCigar ? formats.get(kind!) : undefined,
    tastes: { palate: palate! },
  }));
}

function readAccessories(): Goods[] {
  return readTextBlocks(accessories).map(
    ({ head: [category, brandCell, price, weight, subject, line], text: facts }) => {
      const brand = optional(brandCell);
      return {
        category: Number(category),
        brand,
        name: nameOf(brand, line!),
        pack: '1 ks',
        origin: brand && getBrand(brand).country,
        price: Number(price),
        weight: Number(weight),
        subject: subject as DrawingSubject,
        facts,
      };
    },
  );
}

function readGiftSets(): Goods[] {
  return readTextBlocks(giftSets).map(({ head: [category, brand, pack, abv, price, subject, line], text: facts }) => ({
    category: Number(category),
    brand,
    name: nameOf(brand, line!),
    pack: pack!,
    abv: Number(abv),
    origin: getBrand(brand!).country,
    price: Number(price),
    subject: subject as DrawingSubject,
    facts,
  }));
}

const miniatureWord = text(', miniatura', ', miniature', ', Miniatur');

function readMiniatures(bottles: readonly Goods[]): Goods[] {
  return readTable(miniatures, 5).map(([category, brand, line, pack, price]) => {
    const name = nameOf(brand, line!);
    const bottle = bottles.find((one) => one.name.cs === name.cs);
    if (!bottle) throw new Error(`No bottle for the miniature ${name.cs}`);
    return {
      ...bottle,
      category: Number(category),
      name: textBy((locale) => bottle.name[locale] + miniatureWord[locale]),
      pack: pack!,
      price: Number(price),
      subject: 'miniature',
    };
  });
}

const bottles = [
  rums,
  whiskies,
  spirits.gins,
  spirits.vodkas,
  spirits.fruitSpirits,
  spirits.brandies,
  spirits.agaveSpirits,
  spirits.liqueurs,
  spirits.bitters,
].flatMap(readSpirits);

/** Everything the shop sells. */
export const goods: readonly Goods[] = [
  ...bottles,
  ...[wines.wines, wines.sparklingWines, wines.fortifiedWines, wines.meadsAndBeers].flatMap(readWines),
  ...readMiniatures(bottles),
  ...readGiftSets(),
  ...readTobacco(cigars, true),
  ...readTobacco(tobaccos, false),
  ...readAccessories(),
];
