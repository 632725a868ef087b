import { readPrices, type TypedPrices } from './search-prices.ts';

/** A query as people type it: words, and the amounts they prefer. Pure. */
export interface ReadQuery {
  /** Without case and diacritics, each once. */
  readonly words: readonly string[];
  /** `0,7`, `70 cl`, `25 ks`: preferred, not required. */
  readonly amounts: readonly TypedAmount[];
  /** `do 1000`, `under 20 eur`: required. Null without a price. */
  readonly prices: TypedPrices | null;
}

export interface TypedAmount {
  readonly unit: 'ml' | 'piece' | 'g';
  readonly amount: number;
}

/** Further words hardly narrow the results but cost much. */
const mostWords = 8;
const longestWord = 40;

const millilitresOf: Record<string, number> = { l: 1000, lt: 1000, litr: 1000, dl: 100, cl: 10, ml: 1 };
const otherUnits: Record<string, TypedAmount['unit']> = {
  ks: 'piece',
  kusu: 'piece',
  pcs: 'piece',
  stuck: 'piece',
  g: 'g',
};

// A number with a decimal mark means litres; a whole number needs a unit, because `rum 12` means an age.
const amountPattern =
  /(?<![\p{L}\p{N}.,])(?:(\d{1,4}(?:[.,]\d{1,3})?)\s*(litr|lt|dl|cl|ml|l|ks|kusu|pcs|stuck|g)|(\d{1,2}[.,]\d{1,3}))(?![\p{L}\p{N}]|[.,]\d)/gu;

export function readQuery(query: string): ReadQuery {
  const { rest: plain, prices } = readPrices(withoutDiacritics(query));
  const amounts: TypedAmount[] = [];
  const rest = plain.replace(amountPattern, (_, number: string | undefined, unit: string, litres: string) => {
    const amount = amountOf(Number((number ?? litres).replace(',', '.')), number === undefined ? 'l' : unit);
    // Amounts of packages are whole numbers: nothing is sold by 2.5 pieces or grams.
    if (Number.isInteger(amount.amount)) amounts.push(amount);
    return ' ';
  });
  const words = rest.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words: [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords), amounts, prices };
}

/** The query in capitals when it may be a product code or an EAN: a single word with a digit. */
export function readCode(query: string): string | undefined {
  const code = query.trim();
  return /^(?=.*\d)[a-z\d][a-z\d._/-]{3,39}$/i.test(code) ? code.toUpperCase() : undefined;
}

/** Splits digits from letters: `zacapa23` → `zacapa`, `23`. */
export function partsOfWord(word: string): readonly string[] {
  return word.match(/\p{L}+|\p{N}+/gu) ?? [word];
}

function amountOf(number: number, unit: string): TypedAmount {
  const other = otherUnits[unit];
  return other ? { unit: other, amount: number } : { unit: 'ml', amount: Math.round(number * millilitresOf[unit]!) };
}

// Letters that Unicode does not decompose, written as PostgreSQL's unaccent does.
const lettersOfTheirOwn: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** Lower case without diacritics, as in the search index. */
export function withoutDiacritics(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœıþ]/g, (letter) => lettersOfTheirOwn[letter]!);
}
