import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { messagesIn } from './texts.ts';

/** Languages are named in their own words; a lager is a beer in English and a warehouse in German; alcohol is a category in Czech. */
const everywhere: ReadonlySet<string> = new Set([
  ...Object.values(languages).map(({ name }) => name),
  'Lager',
  'Alkohol',
]);

/**
 * Which texts of a page in a language are in another one: those that only another language's catalogue has. A text of
 * several words counts anywhere within a shown one, a single word only if it is all that is shown beside figures.
 */
export function findForeignTexts(locale: Locale, shown: readonly string[]): string[] {
  const own = partsIn(locale);
  const { words, phrases } = foreignTo(locale);
  return [...new Set(shown.map(plain))].filter(
    (text) => words.has(text) || (!own.has(text) && hasPhrase(text, phrases)),
  );
}

interface Foreign {
  readonly words: ReadonlySet<string>;
  /** Phrases by their first word: to look for each of thousands in each text would take much of the tests’ time. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

const foreign = new Map<Locale, Foreign>();

function foreignTo(locale: Locale): Foreign {
  const known = foreign.get(locale) ?? collectForeign(locale);
  foreign.set(locale, known);
  return known;
}

function collectForeign(locale: Locale): Foreign {
  const own = partsIn(locale);
  const parts = locales
    .filter((other) => other !== locale)
    .flatMap((other) => [...partsIn(other)])
    .filter((part) => !own.has(part) && !everywhere.has(part));
  const phrases = new Map<string, string[]>();
  for (const phrase of parts.filter((part) => /\p{L}{3,} \p{L}{3,}/u.test(part))) {
    const first = /^\p{L}+/u.exec(phrase)![0];
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  return { words: new Set(parts), phrases };
}

function hasPhrase(text: string, phrases: Foreign['phrases']): boolean {
  return [...text.matchAll(/\p{L}+/gu)].some(({ 0: word, index }) =>
    phrases
      .get(word)
      ?.some((phrase) => text.startsWith(phrase, index) && !/\p{L}/u.test(text[index + phrase.length] ?? '')),
  );
}

const known = new Map<Locale, ReadonlySet<string>>();

/** The literal parts of a language's messages, between placeholders, tags and plural forms. */
function partsIn(locale: Locale): ReadonlySet<string> {
  const parts = known.get(locale) ?? new Set([...messagesIn(locale).values()].flatMap(literalParts));
  known.set(locale, parts);
  return parts;
}

function literalParts(message: string): string[] {
  const isPlural = /, (plural|select|selectordinal),/.test(message);
  const texts = isPlural
    ? [...message.matchAll(/\{([^{}]*)\}/g)].map(([, text]) => text!)
    : message.split(/\{[^{}]*\}/);
  return texts
    .flatMap((text) => text.split(/<\/?\d+\/?>/))
    .map(plain)
    .filter((text) => /\p{L}{3}/u.test(text));
}

/** Without figures and punctuation at its ends. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** In the browser: everything that a page shows or tells in the interface's language. */
export function listShownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement!;
    if (element.closest('script, style, noscript, template, [lang]:not(html), [translate=no]')) continue;
    if (node instanceof Text) texts.push(node.data);
    else
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push((node as Element).getAttribute(name) ?? '');
  }
  return texts.filter((text) => /\p{L}{3}/u.test(text));
}
