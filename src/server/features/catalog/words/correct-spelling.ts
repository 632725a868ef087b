import { readOnce } from '#server/platform/calls/reader-for-pages.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import {
  listAlikeWords,
  listWordBeginnings,
  type AlikeWord,
  type SimilarWord,
  type WordBeginning,
} from './search-word.queries.ts';
import { partsOfWord } from './search-words.ts';
import { editDistance, isFormOf, oneMistakeAway, stemsOf } from './spelling.ts';
import { isStopWord } from './stop-words.ts';
import { findSynonyms, isSameWord } from './synonyms.ts';
import type { SearchTerm } from './text-query.ts';

/** Prefixes of one or two letters match nearly everything: beside other words they count as whole words. */
const longestInitial = 2;
/** Shorter words resemble too many others. */
const shortestCorrectable = 4;
/** Shorter words are corrected only to words of names: almost any word of a text resembles one of them. */
const shortestOfText = 6;
/** A word that sounds like the typed one is likelier than one with a mistake. */
const mistakesOfSound = 0.5;
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
/** To compare listings with more whole words costs more than longer words do. */
const mostWordsOfNames = 16;

/** A term with the word as it was typed. */
export interface CorrectedTerm extends SearchTerm {
  readonly typed: string;
  /** Other spellings of a corrected word, the likeliest first; undefined when none were looked for. */
  readonly otherSpellings?: readonly string[];
  /** The term of a word of names without the longer words that only descriptions have; undefined where nothing is left out. */
  readonly ofNames?: SearchTerm | undefined;
}

export interface CorrectedQuery {
  readonly terms: readonly CorrectedTerm[];
  /** The corrected query; null when nothing was corrected. */
  readonly corrected: string | null;
}

/**
 * Expands each word to indexed prefixes, inflections (doutníky also to doutník, where that is commoner) and synonyms;
 * corrects typos only in rare or unknown words.
 * @param atMost the number of words that one prefix expands to, the commonest first
 * @param isTyping whether the last word may be unfinished
 */
export async function correctSpelling(
  reader: Reader,
  typed: readonly string[],
  { atMost, isTyping }: { atMost: number; isTyping: boolean },
): Promise<CorrectedQuery> {
  const typedSynonyms = await findSynonyms(reader, typed);
  const asTyped = await listKnown(reader, typed, typedSynonyms, atMost);
  const isKnown = (word: string) =>
    asTyped.some((beginning) => beginning.typed === word) ||
    formsOf(word, asTyped).length > 0 ||
    synonymsIn(asTyped, typedSynonyms.get(word)).length > 0;
  const words = [...new Set(typed.flatMap((word) => (isKnown(word) ? [word] : partsOfWord(word))))];
  const isAsTyped = words.every((word) => typed.includes(word));
  const synonyms = isAsTyped ? typedSynonyms : await findSynonyms(reader, words);
  const known = isAsTyped ? asTyped : await listKnown(reader, words, synonyms, atMost);
  const terms = await Promise.all(
    words.map((word, index) => {
      const beginnings = known.filter((beginning) => beginning.typed === word);
      const isUnfinished = isTyping && index === words.length - 1;
      const initial =
        words.length > 1 && !isUnfinished && (word.length <= longestInitial || isStopWord(word))
          ? beginnings.find((one) => one.word === word)
          : undefined;
      if (initial) return { ...termOf(word, [], [initial]), typed: word, wholeWords: [word] };
      const forms = isUnfinished ? [] : formsOf(word, known);
      return correctWord(
        reader,
        { typed: word, beginnings, forms: [...forms, ...synonymsIn(known, synonyms.get(word))] },
        atMost,
      );
    }),
  );
  const corrected = terms.map(({ spelling }) => spelling).join(' ');
  return { terms, corrected: corrected === typed.join(' ') ? null : corrected };
}

/** Indexed words with these prefixes, or with the stems of these words and of their synonyms. */
function listKnown(
  reader: Reader,
  words: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
  atMost: number,
): Promise<WordBeginning[]> {
  const others = [...synonyms.values()].flat();
  const stems = [...words, ...others].flatMap(stemsOf);
  const typed = [...new Set([...words, ...others, ...stems])];
  const read = () => listWordBeginnings(reader, typed, atMost);
  // So many words begin with a letter or two that they would take the place of everything else that is remembered.
  if (typed.some(({ length }) => length <= longestInitial)) return read();
  return readOnce(reader, `words ${atMost} ${typed.join(' ')}`, ['words'], read);
}

/** The indexed words that are these synonyms or their inflections. */
function synonymsIn(known: readonly WordBeginning[], synonyms: readonly string[] = []): WordBeginning[] {
  const found = known.filter(({ word }) => synonyms.some((synonym) => isSameWord(synonym, word)));
  return [...new Map(found.map((each) => [each.word, each])).values()];
}

/** Inflections of the word, if listings use them more often than the word itself. */
function formsOf(word: string, known: readonly WordBeginning[]): WordBeginning[] {
  const forms = stemsOf(word).flatMap((stem) =>
    known.filter(
      (each) =>
        each.typed === stem && !each.word.startsWith(word) && isFormOf(stem, each.word) && !isStopWord(each.word),
    ),
  );
  return listingsOf(forms) > listingsOf(known.filter((each) => each.typed === word)) ? forms : [];
}

/** A word and what the dictionary has of it. */
interface KnownWord {
  readonly typed: string;
  readonly beginnings: readonly WordBeginning[];
  /** Other words that are searched for, too: inflections and synonyms. */
  readonly forms: readonly WordBeginning[];
}

async function correctWord(
  reader: Reader,
  { typed, beginnings, forms }: KnownWord,
  atMost: number,
): Promise<CorrectedTerm> {
  const known = [...beginnings, ...forms];
  const asTyped = {
    ...termOf(typed, [typed], known),
    typed,
    wholeWords: forms.map(({ word }) => word),
    ofNames: termOfNames({ typed, beginnings, forms }),
  };
  const listings = listingsOf(known);
  if (listings > rareListings || !isCorrectable(typed) || isStopWord(typed)) return asTyped;
  const [likely, ...otherSpellings] = await listLikely(reader, typed, {
    isKnown: listings > 0,
    least: listings * muchCommoner,
  });
  if (likely === undefined) return asTyped;
  const alike = await listWordBeginnings(reader, [likely], atMost);
  const covering = known.length > 0 ? [typed, likely] : [likely];
  return {
    ...termOf(likely, covering, [...known, ...alike]),
    typed,
    otherSpellings,
    wholeWords: asTyped.wholeWords,
    ofNames: termOfNames({ typed: likely, beginnings: alike, forms: known }),
  };
}

/** Of a word that names have: the word, its inflections, and the longer words of names. */
function termOfNames({ typed, beginnings, forms }: KnownWord): SearchTerm | undefined {
  const isOfNames = beginnings.some(({ word, head }) => word === typed && head > 0);
  const kept = beginnings.filter(({ word, head }) => head > 0 || isSameWord(typed, word));
  if (!isOfNames || kept.length === beginnings.length || kept.length > mostWordsOfNames) return undefined;
  const words = [...kept, ...forms];
  return { ...termOf(typed, [typed], words), beginnings: [], wholeWords: words.map(({ word }) => word) };
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
  const likely = mostLikely(typed, await listAlikeWords(reader, typed, spellings), { isKnown, least });
  if (likely.length > 0 || isKnown) return likely;
  // `whyski` and `whisky` share only their first trigram.
  const alike = await listWordBeginnings(reader, [typed.slice(0, sureLetters)], beginningsLookedThrough);
  return mostLikely(typed, alike, { isKnown, least });
}

function mostLikely(
  typed: string,
  similar: readonly (SimilarWord & Partial<AlikeWord>)[],
  { isKnown, least }: { isKnown: boolean; least: number },
): string[] {
  const mistakesAllowed = isKnown ? 1 : typed.length >= 6 ? 2.5 : 1.5;
  return similar
    .filter(({ word, head }) => !isStopWord(word) && (head > 0 || typed.length >= shortestOfText))
    .map((each) => ({ ...each, mistakes: each.sounds_alike ? mistakesOfSound : mistakesBetween(typed, each.word) }))
    .filter(
      ({ word, mistakes, sounds_alike, doc }) =>
        word !== typed && (mistakes >= 1 || sounds_alike) && mistakes <= mistakesAllowed && doc >= least,
    )
    .sort((a, b) => doubtOf(a) - doubtOf(b) || weightOf(b) - weightOf(a))
    .map(({ word }) => word);
}

/** A word that no name has is as doubtful as one more mistake. */
function doubtOf({ mistakes, head }: { mistakes: number; head: number }): number {
  return head > 0 ? mistakes : mistakes + 1;
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
    meant: known
      .filter(({ word }) => !beginnings.some((typed) => word.startsWith(typed) && !isSameWord(typed, word)))
      .map(({ word }) => word),
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
