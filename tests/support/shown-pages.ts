import { locales, type Locale } from '#shared/i18n/locales.ts';
import { loginCookies } from './demo-logins.ts';
import { answersOfProcesses } from './processes.ts';
import { cookieText } from './shop-places.ts';

/** Before a change and after it. */
export type Turn = 0 | 1;

/** What decides on the text that a page shows. */
export interface Seen {
  readonly turn: Turn;
  readonly locale: Locale;
  readonly currency: (typeof currencies)[number];
  /** Whether the visitor belongs to a group with a discount of 5 percent. */
  readonly isMember: boolean;
}

/** What stands between two pieces of markup. */
export type Part = readonly [from: string | ((locale: Locale) => string), to: string];

/** A page with its parts that show a changed text. */
export type ShownPage = readonly [path: (locale: Locale) => string, ...parts: Part[]];

const currencies = ['CZK', 'EUR'] as const;

/** A guest, a user, a member of a group. Guests are first: only their pages are made of what a process remembers. */
const visitors = ['guest', 'overeny', 'influencer'] as const;

/**
 * Reads pages in every process, language and currency as every visitor.
 * @param euro id of the currency that is not the default one
 * @param shown the markup that tells the turns apart
 * @returns where a part does not show its turn's text, or the page shows the other turn's
 */
export async function listWrongPages(
  { origin, euro }: { readonly origin: string; readonly euro: number },
  pages: readonly ShownPage[],
  shown: (seen: Seen) => string,
  turn: Turn,
): Promise<string[]> {
  const places = pages.flatMap(([path, ...parts]) => locales.map((locale) => ({ path: path(locale), locale, parts })));
  const paths = places.map(({ path }) => path);
  const wrong: string[] = [];
  for (const visitor of visitors) {
    const login = visitor === 'guest' ? {} : await loginCookies(origin, visitor);
    const isMember = visitor === 'influencer';
    const readIn = async (currency: Seen['currency']) => {
      const cookie = cookieText({ ...login, ...(currency === 'EUR' && { currencyId: String(euro) }) });
      for (const [process, answers] of (await answersOfProcesses(origin, paths, { cookie })).entries())
        for (const [index, { path, locale, parts }] of places.entries()) {
          const { text } = answers[index]!;
          const wanted = shown({ turn, locale, currency, isMember });
          const other = shown({ turn: turn === 0 ? 1 : 0, locale, currency, isMember });
          const place = `process ${process}, ${visitor}, ${currency}, ${path}`;
          for (const part of parts)
            if (!cut(text, part, locale).includes(wanted)) wrong.push(`${place}: no ${wanted} in ${part[1]}`);
          if (other !== wanted && text.includes(other)) wrong.push(`${place}: ${other}`);
        }
    };
    await Promise.all(currencies.map(readIn));
    // The others would only prolong a pass that fails.
    if (wrong.length > 0) return wrong;
  }
  return wrong;
}

function cut(html: string, [from, to]: Part, locale: Locale): string {
  const start = html.indexOf(typeof from === 'string' ? from : from(locale));
  const end = start < 0 ? -1 : html.indexOf(to, start);
  return end < 0 ? '' : html.slice(start, end);
}
