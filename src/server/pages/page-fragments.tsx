import { createHash, randomUUID } from 'node:crypto';
import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageStateContext } from '#web/page/page-context.tsx';
import type { FragmentCollector, Snippet } from '#web/page/page-fragment.tsx';
import type { PageState } from '#web/page/page-state.ts';
import type { ShellData } from '#web/page/shell-data.ts';

/** Of all languages and currencies together. */
const maxBytes = 2 * 1024 * 1024;
/** Of the key and the entry, besides the markup. */
const entryBytes = 300;

const rendered = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: (markup) => markup.length + entryBytes,
});

/** Unknown to anyone who writes texts: nothing but a fragment is replaced. */
const mark = `<!--${randomUUID()}:`;
const endOfMark = '-->';

/**
 * The fragments of one page. A snippet is kept by all that its markup depends on, so that it needs no tags: another
 * name or price is another key.
 */
export class PageFragments implements FragmentCollector {
  readonly #places: (readonly Snippet[])[] = [];
  readonly #rests = new Map<unknown, unknown>();
  readonly #state: PageState;
  readonly #i18n: I18n;

  constructor(state: PageState, i18n: I18n) {
    this.#state = state;
    this.#i18n = i18n;
  }

  place(snippets: readonly Snippet[], data: object, rest: unknown): string {
    if (rest !== undefined) this.#rests.set(data, rest);
    return `${mark}${this.#places.push(snippets) - 1}${endOfMark}`;
  }

  /** The page's state without what the browser gets as markup. */
  stateJson(state: object): string {
    return JSON.stringify(state, (_name, value: unknown) => (this.#rests.has(value) ? this.#rests.get(value) : value));
  }

  /** Puts the fragments into the page's markup. */
  compose(html: string): Buffer[] {
    const [start, ...parts] = html.split(mark);
    const state = sharedState(this.#state);
    const { locale, currencyId, shell } = state;
    const language = `${locale} ${currencyId} ${hashOf(shell)}`;
    return [
      Buffer.from(start!),
      ...parts.flatMap((part) => {
        const end = part.indexOf(endOfMark);
        const snippets = this.#places[Number(part.slice(0, end))]!;
        return [
          ...snippets.map((snippet) => this.#markupOf(snippet, language, state)),
          Buffer.from(part.slice(end + endOfMark.length)),
        ];
      }),
    ];
  }

  #markupOf({ of, look, element }: Snippet, language: string, state: PageState): Buffer {
    const key = `${hashOf(of)} ${look} ${language}`;
    let markup = rendered.get(key);
    if (!markup) rendered.set(key, (markup = ownBuffer(this.#render(element, state))));
    return markup;
  }

  #render(element: ReactNode, state: PageState): string {
    const i18n = this.#i18n;
    return renderToStaticMarkup(
      <PageStateContext value={state}>
        <LinguiContext value={{ i18n, _: i18n.t.bind(i18n) }}>{element}</LinguiContext>
      </PageStateContext>,
      { identifierPrefix },
    );
  }
}

const sharedStates = new WeakMap<ShellData, PageState['shell']>();

/** What all pages of a language and currency have in common. A snippet finds nothing else, such as the address. */
function sharedState({ locale, currencyId, shell }: PageState): PageState {
  let shared = sharedStates.get(shell);
  if (!shared) {
    const { currencies, settings, shop } = shell;
    sharedStates.set(shell, (shared = { currencies, settings, shop } as ShellData));
  }
  return { locale, currencyId, shell: shared } as PageState;
}

/** Not a slice of the pool, which would keep its neighbours alive. */
function ownBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  buffer.write(text);
  return buffer;
}

/** Ids of a snippet are not those of the page around it. */
const identifierPrefix = 'snippet';

const hashes = new WeakMap<object, string>();

function hashOf(data: object): string {
  let hash = hashes.get(data);
  if (hash === undefined) hashes.set(data, (hash = createHash('sha1').update(JSON.stringify(data)).digest('base64')));
  return hash;
}
