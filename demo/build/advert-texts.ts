import type { Locale } from '#shared/i18n/locales.ts';
import { phrasesCs } from '../data/adverts/phrases-cs.ts';
import { phrasesDe } from '../data/adverts/phrases-de.ts';
import { phrasesEn } from '../data/adverts/phrases-en.ts';
import type { ShopWords } from '../data/shops/demo-shop.ts';
import type { Random } from '../random.ts';
import { readCells } from '../text.ts';
import type { AdvertItem } from './advert-items.ts';

/** Sentences by group and place: `bottle opening` → … */
type PhraseBook = ReadonlyMap<string, readonly string[]>;

function readPhraseBook(source: string): PhraseBook {
  return new Map(
    source
      .trim()
      .split(/\n\s*\n/)
      .map((block) => {
        const [head = '', ...lines] = block.split('\n');
        return [head.replace(/^# /, ''), lines];
      }),
  );
}

const books: Readonly<Record<Locale, PhraseBook>> = {
  cs: readPhraseBook(phrasesCs),
  en: readPhraseBook(phrasesEn),
  de: readPhraseBook(phrasesDe),
};

const rareBottles = 202;
const archiveWine = 137;
const giftSets = 150;
const mixedDrinks = 95;
const mentionsPicture = /foto|photo|viz|siehe/i;

interface Situation {
  readonly locale: Locale;
  readonly town: string;
  readonly words: ShopWords;
  readonly isNegotiable: boolean;
  readonly hasPicture: boolean;
  /** The current year. */
  readonly year: number;
}

export interface AdvertText {
  readonly name: string;
  readonly description: string;
}

/** What a private person writes of a thing for sale: two or three short paragraphs. */
export function supplyText(item: AdvertItem, situation: Situation, random: Random): AdvertText {
  const { locale, town, words, isNegotiable, hasPicture } = situation;
  const book = books[locale];
  const group = groupOf(item);
  // One advert, one year of purchase.
  const year = String(situation.year - random.int(3, 12));
  const oldYear = String(situation.year - random.int(13, 24));
  const fill = (line: string) =>
    line
      .replaceAll('{year}', year)
      .replace('{oldyear}', oldYear)
      .replace('{place}', town)
      .replace('{postage}', words.postage[locale])
      .replace('{country}', words.inCountry[locale])
      .replace('{cities}', words.cities[locale]);
  const fitting = (lines: readonly string[]) =>
    hasPicture ? lines : lines.filter((line) => !mentionsPicture.test(line));

  const variants = fitting(phrasesOf(book, group, 'variant')).filter((line) => suits(line, item));
  const [title = '', sentence = ''] = readCells(fill(random.pick(variants.length > 0 ? variants : ['|'])));
  const suffix = title.replace('!', '');
  const openings = fitting(phrasesOf(book, item.category === rareBottles ? 'rare' : group, 'opening'));
  const paragraphs = [
    [title.startsWith('!') ? '' : fill(random.pick(openings)), sentence],
    random.chance(0.75) ? random.sample(fitting(phrasesOf(book, group, 'condition')), random.int(1, 2)) : [],
    [
      random.chance(0.8) ? fill(random.pick(phrasesOf(book, 'any', 'handover'))) : '',
      random.chance(0.45) ? random.pick(phrasesOf(book, 'any', 'reason')) : '',
      random.chance(0.6) ? random.pick(phrasesOf(book, 'any', isNegotiable ? 'negotiable' : 'fixed')) : '',
    ],
  ];
  return {
    name: suffix ? `${item.name[locale]}, ${suffix}` : item.name[locale],
    description: fill(joinParagraphs(paragraphs)),
  };
}

/** What a private person writes of a thing sought: one or two short paragraphs. */
export function demandText(item: AdvertItem, { locale, town }: Situation, random: Random): AdvertText {
  const book = books[locale];
  const ends = random.sample(phrasesOf(book, 'any', 'demandend'), random.int(1, 2));
  const opening = random.pick(phrasesOf(book, groupOf(item), 'demand'));
  return {
    // The portal itself says that it is a demand.
    name: item.name[locale],
    description: joinParagraphs(random.chance(0.5) ? [[opening, ...ends]] : [[opening], ends]).replace('{place}', town),
  };
}

function joinParagraphs(paragraphs: readonly (readonly string[])[]): string {
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

function phrasesOf(book: PhraseBook, group: string, place: string): readonly string[] {
  const phrases = book.get(`${group} ${place}`);
  if (!phrases) throw new Error(`No phrases for ${group} ${place}`);
  return phrases;
}

/** Which sentences fit: by the branch of the tree that the thing lies in. */
function groupOf({ category }: AdvertItem): string {
  if (category === rareBottles) return 'bottle';
  if (category >= 201) return 'collectible';
  if (category >= 173) return 'equipment';
  if (category >= 151) return 'tobacco';
  if (category >= 146 && category <= 149) return 'miniature';
  if (category >= 139 && category <= 145) return 'beer';
  return category >= 96 && category <= 138 ? 'wine' : 'bottle';
}

/** A thing whose name tells its age needs no second word of it; rarities are no unwanted gifts; sets and cans say it all. */
function suits(variant: string, { category, vintage }: AdvertItem): boolean {
  const isOld = vintage !== undefined || category === rareBottles || category === archiveWine;
  if (isOld && /year\}/.test(variant)) return false;
  if (category === rareBottles && variant.startsWith('!')) return false;
  return variant.trim() === '|' || (category !== giftSets && category !== mixedDrinks);
}
