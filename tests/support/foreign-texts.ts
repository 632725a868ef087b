import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { messagesIn } from './texts.ts';

/** Languages are named in their own words; a lager is a beer in English and a warehouse in German. */
const everywhere: ReadonlySet<string> = new Set([...Object.values(languages).map(({ name }) => name), 'Lager']);

/**
 * Which texts of a page in a language are in another one: those that only another language's catalogue has. A text of
 * several words counts anywhere within a shown one, a single word only if it is all that is shown beside figures.
 */
export function findForeignTexts(locale: Locale, shown: readonly string[]): string[] {
  const own = partsIn(locale);
  const foreign = locales
    .filter((other) => other !== locale)
    .flatMap((other) => [...partsIn(other)])
    .filter((part) => !own.has(part) && !everywhere.has(part));
  const words = new Set(foreign);
  const phrases = foreign.filter((part) => /\p{L}{3,} \p{L}{3,}/u.test(part));
  return [...new Set(shown.map(plain))].filter(
    (text) => words.has(text) || (!own.has(text) && phrases.some((phrase) => isWithin(phrase, text))),
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

function isWithin(phrase: string, text: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + phrase.length] ?? '');
}

/** In the browser: everything that a page shows or tells in the interface's language. */
export function listShownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement!;
    if (element.closest('script, style, noscript, template, [lang]:not(html)')) continue;
    if (node instanceof Text) texts.push(node.data);
    else
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push((node as Element).getAttribute(name) ?? '');
  }
  return texts.filter((text) => /\p{L}{3}/u.test(text));
}
