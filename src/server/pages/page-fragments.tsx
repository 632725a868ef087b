import { hash, randomUUID } from 'node:crypto';
import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { LRUCache } from 'lru-cache';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AlternatesContext, CategoryPathContext, PageStateContext } from '#web/page/page-context.tsx';
import type { FragmentCollector, HydratedFragmentProps, Snippet } from '#web/page/fragment-collector.ts';
import type { PageState } from '#web/page/page-state.ts';
import type { ShellData } from '#web/page/shell-data.ts';

/** In bytes, of all languages and currencies together. Snippets appear on more pages, so that contents must not replace them. */
const most = { snippets: 2 * 1024 * 1024, contents: 1024 * 1024 };
/** Of the key and the entry, besides the markup. */
const entryBytes = 300;

function createStore(maxSize: number): LRUCache<string, Buffer> {
  return new LRUCache({ maxSize, sizeCalculation: (markup) => markup.length + entryBytes });
}

const snippets = createStore(most.snippets);
/** Of hydrated fragments. */
const contents = createStore(most.contents);

/** Unknown to anyone who writes texts: nothing but a fragment is replaced. */
const secret = randomUUID();
const mark = `<!--${secret}:`;
const endOfMark = '-->';
const attribute = `data-kept`;
const attributeMark = ` ${attribute}="${secret}:`;

/**
 * The fragments of one page. A snippet is kept by all that its markup depends on, so that it needs no tags: another
 * name or price is another key.
 */
export class PageFragments implements FragmentCollector {
  readonly #places: (readonly (Snippet | Buffer)[])[] = [];
  /** The keys of the hydrated fragments whose content this page renders. */
  readonly #keys: string[] = [];
  readonly #rests = new Map<unknown, unknown>();
  readonly #state: PageState;
  readonly #i18n: I18n;
  /** What all pages of a language and currency have in common. */
  readonly #shared: PageState;
  readonly #language: string;

  constructor(state: PageState, i18n: I18n) {
    this.#state = state;
    this.#i18n = i18n;
    this.#shared = sharedState(state);
    this.#language = `${state.locale} ${state.currencyId} ${hashOf(this.#shared.shell)}`;
  }

  place(placed: readonly Snippet[], data: object, rest: unknown): string {
    if (rest !== undefined) this.#rests.set(data, rest);
    return `${mark}${this.#places.push(placed) - 1}${endOfMark}`;
  }

  /** The page's state without what the browser gets as markup. */
  stateJson(state: object): string {
    return JSON.stringify(state, (_name, value: unknown) => (this.#rests.has(value) ? this.#rests.get(value) : value));
  }

  keep({ of, look, seen, children: element }: HydratedFragmentProps): ReactElement {
    // Ids in the content follow from its place, which a route's pages have in common.
    const { route } = this.#state;
    const key = `${of ? hashOf(of) : ''} ${look} ${seen ? JSON.stringify(seen) : ''} ${route} ${this.#language}`;
    const known = contents.get(key);
    if (known) {
      const __html = `${mark}${this.#places.push([known]) - 1}${endOfMark}`;
      return cloneElement<Content>(element, { children: undefined, dangerouslySetInnerHTML: { __html } });
    }
    return cloneElement<Content>(
      element,
      { [attribute]: `${secret}:${this.#keys.push(key) - 1}` },
      // It finds nothing else of its page, so that it can stand in others.
      <PageStateContext value={{ ...this.#shared, ...seen }}>
        <AlternatesContext value={undefined}>
          <CategoryPathContext value={undefined}>{element.props.children}</CategoryPathContext>
        </AlternatesContext>
      </PageStateContext>,
    );
  }

  /** Puts the fragments into the page's markup. */
  compose(html: string): Buffer[] {
    return this.#split(this.#keepRendered(html)).flatMap((part) =>
      typeof part === 'string'
        ? Buffer.from(part)
        : part.map((each) => (Buffer.isBuffer(each) ? each : this.#markupOf(each))),
    );
  }

  /** Markup, and between it what stands at each mark. */
  #split(html: string): (string | readonly (Snippet | Buffer)[])[] {
    const [start, ...parts] = html.split(mark);
    return [
      start!,
      ...parts.flatMap((part) => {
        const end = part.indexOf(endOfMark);
        return [this.#places[Number(part.slice(0, end))]!, part.slice(end + endOfMark.length)];
      }),
    ];
  }

  /** Keeps the content of the marked elements; a fragment within a fragment is rendered after it and kept before it. */
  #keepRendered(html: string): string {
    let unmarked = html;
    for (const [at, key] of [...this.#keys.entries()].reverse()) {
      const found = `${attributeMark}${at}"`;
      const begin = unmarked.indexOf(found);
      // React has dropped what was around it.
      if (begin < 0) continue;
      unmarked = unmarked.slice(0, begin) + unmarked.slice(begin + found.length);
      const parts = this.#split(contentOf(unmarked, begin)).flat();
      // A kept snippet is not rendered, so the page could not leave its data out of the state.
      const kept = parts.filter((part) => typeof part === 'string' || Buffer.isBuffer(part));
      if (kept.length === parts.length) contents.set(key, ownBuffer(kept.join('')));
    }
    return unmarked;
  }

  #markupOf({ of, look, element }: Snippet): Buffer {
    const key = `${hashOf(of)} ${look} ${this.#language}`;
    let markup = snippets.get(key);
    if (!markup) snippets.set(key, (markup = ownBuffer(this.#render(element))));
    return markup;
  }

  #render(element: ReactNode): string {
    const i18n = this.#i18n;
    return renderToStaticMarkup(
      <PageStateContext value={this.#shared}>
        <LinguiContext value={{ i18n, _: i18n.t.bind(i18n) }}>{element}</LinguiContext>
      </PageStateContext>,
      { identifierPrefix },
    );
  }
}

const sharedStates = new WeakMap<ShellData, PageState['shell']>();

/** A snippet finds nothing else, such as the address. */
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
  let known = hashes.get(data);
  if (known === undefined) hashes.set(data, (known = hash('sha1', JSON.stringify(data), 'base64')));
  return known;
}

type Content = HydratedFragmentProps['children']['props'] & {
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly [attribute]?: string;
};

/** The content of the element whose opening tag is around this place, in markup as React writes it. */
function contentOf(html: string, at: number): string {
  const [, name] = /^<(\w+)/.exec(html.slice(html.lastIndexOf('<', at)))!;
  const start = html.indexOf('>', at - 1) + 1;
  const tags = new RegExp(`<(/?)${name}[ />]`, 'g');
  tags.lastIndex = start;
  for (let depth = 1; ;) {
    const tag = tags.exec(html)!;
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
}
