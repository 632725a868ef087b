import type { Reader } from '#server/platform/db/named-statement.ts';
import { listSimilarWords, listWordBeginnings, type SimilarWord, type WordBeginning } from './search-word.queries.ts';
import { partsOfWord } from './search-words.ts';
import { editDistance, isFormOf, oneMistakeAway, stemsOf } from './spelling.ts';
import type { SearchTerm } from './text-query.ts';

/** Prefixes of one or two letters match nearly everything: beside other words they count as whole words. */
const longestInitial = 2;
/** Shorter words resemble too many others. */
const shortestCorrectable = 4;
/** In words this short a mistake leaves too few trigrams intact to find the word by them. */
const longestShort = 4;
/** A word that at most so many listings have is corrected, too, if the other spelling is this many times commoner. */
const rareListings = 3;
const muchCommoner = 20;
/** Words that share too few trigrams with a misspelt one are looked for among those with the same first letters. */
const sureLetters = 2;
const beginningsLookedThrough = 400;
/** The number of other spellings tried when no listing has all the words. */
const spellingsTried = 4;
/** A word that more listings have is not a mistake: they only lack the other words. */
const mostMistaken = 200;

/** A term with the word as it was typed. */
export interface CorrectedTerm extends SearchTerm {
  readonly typed: string;
  /** Other spellings of a corrected word, the likeliest first; undefined when none were looked for. */
  readonly otherSpellings?: readonly string[];
}

export interface CorrectedQuery {
  readonly terms: readonly CorrectedTerm[];
  /** The corrected query; null when nothing was corrected. */
  readonly corrected: string | null;
}

/**
 * Expands each word to indexed prefixes and inflections (doutníky also to doutník, where that is commoner); corrects
 * typos only in rare or unknown words.
 * @param atMost the number of words that one prefix expands to, the commonest first
 * @param isTyping whether the last word may be unfinished
 */
export async function correctSpelling(
  reader: Reader,
  typed: readonly string[],
  { atMost, isTyping }: { atMost: number; isTyping: boolean },
): Promise<CorrectedQuery> {
  const asTyped = await listKnown(reader, typed, atMost);
  const isKnown = (word: string) =>
    asTyped.some((beginning) => beginning.typed === word) || formsOf(word, asTyped).length > 0;
  const words = [...new Set(typed.flatMap((word) => (isKnown(word) ? [word] : partsOfWord(word))))];
  const known = words.every((word) => typed.includes(word)) ? asTyped : await listKnown(reader, words, atMost);
  const terms = await Promise.all(
    words.map((word, index) => {
      const beginnings = known.filter((beginning) => beginning.typed === word);
      const isUnfinished = isTyping && index === words.length - 1;
      const initial =
        words.length > 1 && !isUnfinished && word.length <= longestInitial
          ? beginnings.find((one) => one.word === word)
          : undefined;
      if (initial) return { ...termOf(word, [], [initial]), typed: word, wholeWords: [word] };
      return correctWord(reader, { typed: word, beginnings, forms: isUnfinished ? [] : formsOf(word, known) }, atMost);
    }),
  );
  const corrected = terms.map(({ spelling }) => spelling).join(' ');
  return { terms, corrected: corrected === typed.join(' ') ? null : corrected };
}

/** Indexed words with these prefixes, or with their stems. */
function listKnown(reader: Reader, words: readonly string[], atMost: number): Promise<WordBeginning[]> {
  const stems = words.flatMap(stemsOf);
  return listWordBeginnings(reader, [...new Set([...words, ...stems])], atMost);
}

/** Inflections of the word, if listings use them more often than the word itself. */
function formsOf(word: string, known: readonly WordBeginning[]): WordBeginning[] {
  const forms = stemsOf(word).flatMap((stem) =>
    known.filter((each) => each.typed === stem && !each.word.startsWith(word) && isFormOf(stem, each.word)),
  );
  return listingsOf(forms) > listingsOf(known.filter((each) => each.typed === word)) ? forms : [];
}

async function correctWord(
  reader: Reader,
  {
    typed,
    beginnings,
    forms,
  }: { typed: string; beginnings: readonly WordBeginning[]; forms: readonly WordBeginning[] },
  atMost: number,
): Promise<CorrectedTerm> {
  const known = [...beginnings, ...forms];
  const asTyped = { ...termOf(typed, [typed], known), typed, wholeWords: forms.map(({ word }) => word) };
  const listings = listingsOf(known);
  if (listings > rareListings || !isCorrectable(typed)) return asTyped;
  const [likely, ...otherSpellings] = await listLikely(reader, typed, {
    isKnown: listings > 0,
    least: listings * muchCommoner,
  });
  if (likely === undefined) return asTyped;
  const alike = await listWordBeginnings(reader, [likely], atMost);
  const covering = known.length > 0 ? [typed, likely] : [likely];
  return { ...termOf(likely, covering, [...known, ...alike]), typed, otherSpellings, wholeWords: asTyped.wholeWords };
}

/**
 * Lists the spellings to try when no listing has all the words: the term as it is, then others, the likeliest first.
 */
export async function listSpellings(reader: Reader, term: CorrectedTerm, atMost: number): Promise<CorrectedTerm[]> {
  const { typed, otherSpellings } = term;
  if (!isCorrectable(typed) || (!otherSpellings && term.doc > mostMistaken)) return [term];
  const likely = otherSpellings ?? (await listLikely(reader, typed, { isKnown: term.doc > 0, least: 0 }));
  const others = likely.slice(0, spellingsTried);
  const known = await listWordBeginnings(reader, others, atMost);
  return [
    term,
    ...others.map((word) => ({
      ...termOf(
        word,
        [word],
        known.filter((beginning) => beginning.typed === word),
      ),
      typed,
    })),
  ];
}

function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrectable && !/\d/.test(word);
}

/**
 * Lists the words that were probably meant: the fewest mistakes first, then the commonest.
 * @param isKnown whether listings have the typed word: then others may differ by one mistake at most
 * @param least the number of listings that each word must have
 */
async function listLikely(
  reader: Reader,
  typed: string,
  { isKnown, least }: { isKnown: boolean; least: number },
): Promise<string[]> {
  const spellings = typed.length <= longestShort ? oneMistakeAway(typed) : [];
  const likely = mostLikely(typed, await listSimilarWords(reader, typed, spellings), { isKnown, least });
  if (likely.length > 0 || isKnown) return likely;
  // `whyski` and `whisky` share only their first trigram.
  const alike = await listWordBeginnings(reader, [typed.slice(0, sureLetters)], beginningsLookedThrough);
  return mostLikely(typed, alike, { isKnown, least });
}

function mostLikely(
  typed: string,
  similar: readonly SimilarWord[],
  { isKnown, least }: { isKnown: boolean; least: number },
): string[] {
  const mistakesAllowed = isKnown ? 1 : typed.length >= 6 ? 2.5 : 1.5;
  return similar
    .map((each) => ({ ...each, mistakes: mistakesBetween(typed, each.word) }))
    .filter(({ mistakes, doc }) => mistakes >= 1 && mistakes <= mistakesAllowed && doc >= least)
    .sort((a, b) => a.mistakes - b.mistakes || weightOf(b) - weightOf(a))
    .map(({ word }) => word);
}

/** Allows one mistake at most within a prefix of the word: `schnaps` does not mean `schnupftabak`. */
function mistakesBetween(typed: string, word: string): number {
  const inBeginning = editDistance(typed, word.slice(0, typed.length));
  return Math.min(editDistance(typed, word), inBeginning > 1 ? Infinity : inBeginning + 0.5);
}

function termOf(spelling: string, beginnings: readonly string[], known: readonly WordBeginning[]): SearchTerm {
  return {
    spelling,
    beginnings,
    wholeWords: [],
    words: [...new Set([...known].sort((a, b) => weightOf(b) - weightOf(a)).map(({ word }) => word))],
    head: known.reduce((sum, { head }) => sum + head, 0),
    doc: listingsOf(known),
  };
}

/** A search more often means a name than a word of a description. */
function weightOf({ head, doc }: SimilarWord): number {
  return head * 20 + doc;
}

function listingsOf(words: readonly WordBeginning[]): number {
  return words.reduce((sum, { doc }) => sum + doc, 0);
}
