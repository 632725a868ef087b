import { withoutDiacritics } from '#server/features/catalog/words/search-words.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** A public listing as judgements see it. */
export interface JudgedListing {
  readonly id: number;
  /** Names in every language, without diacritics. */
  readonly names: string;
  readonly brand: string | null;
  /** Czech names of its category and those above it, from the root: `Alkohol>Lihoviny>Rum`. */
  readonly category: string;
  readonly isSupply: boolean;
  /** Of a product; null for an advert. */
  readonly isInStock: boolean | null;
  /** In CZK. */
  readonly price: number | null;
  readonly millilitres: number | null;
}

export interface JudgedQuery {
  readonly lang: Locale;
  readonly q: string;
  readonly grade: (listing: JudgedListing) => number;
}

/**
 * Reads `language | query | rule` lines.
 * Grades: 4 meant and in stock, 3 meant and offered at a price, 2 meant but sold out or without a price, 1 wanted by
 * somebody or only related, 0 neither.
 */
export function readJudgedQueries(table: string): JudgedQuery[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [lang, q, rule] = line.split(' | ').map((part) => part.trim());
      return { lang: lang as Locale, q: q!, grade: readRule(rule!) };
    });
}

const rulePattern = /(in|brand|name|price|package):(.*?)(?=\s(?:in|brand|name|price|package):|$)/g;

function readRule(rule: string): JudgedQuery['grade'] {
  const parts = Object.fromEntries([...rule.matchAll(rulePattern)].map(([, key, value]) => [key!, value!.trim()]));
  const name = parts.name === undefined ? undefined : new RegExp(String.raw`\b(?:${parts.name})`);
  const [from, to] = (parts.price ?? '-').split('-').map((limit) => (limit === '' ? undefined : Number(limit)));
  const categories = parts.in?.split(',').map((path) => `>${path}>`);
  const isNamed = (listing: JudgedListing) =>
    (parts.brand === undefined || listing.brand === parts.brand) && (name === undefined || name.test(listing.names));
  const isOfKind = ({ category }: JudgedListing) =>
    categories === undefined || categories.some((path) => `>${category}>`.includes(path));
  const isWithin = ({ price, millilitres }: JudgedListing) =>
    (parts.price === undefined || (price !== null && price >= (from ?? 0) && price <= (to ?? Infinity))) &&
    (parts.package === undefined || millilitres === Number(parts.package));
  return (listing) => {
    if (!isNamed(listing)) return 0;
    const isBare = parts.brand === undefined && name === undefined;
    if (!isOfKind(listing)) return isBare ? 0 : 1;
    if (!isWithin(listing)) return parts.price === undefined ? 1 : 0;
    if (!listing.isSupply) return 1;
    if (listing.isInStock !== null) return listing.isInStock ? 4 : 2;
    return listing.price === null ? 2 : 3;
  };
}

const gradeOfAnswer = 3;
const considered = 10;

export interface Relevance {
  /** 1 / rank of the first listing that was meant and can be bought; 0 without one. */
  readonly reciprocalRank: number;
  /** Normalised discounted cumulative gain of the first ten, 0 to 1. */
  readonly ndcg: number;
}

/**
 * @param found grades of the results in their order
 * @param all grades of every listing
 */
export function relevanceOf(found: readonly number[], all: readonly number[]): Relevance {
  const rank = found.findIndex((grade) => grade >= gradeOfAnswer);
  const ideal = gainOf([...all].sort((a, b) => b - a));
  return { reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1), ndcg: ideal === 0 ? 0 : gainOf(found) / ideal };
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, considered).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

export function plain(text: string): string {
  return withoutDiacritics(text);
}
