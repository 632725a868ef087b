import { useId, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ListingCard as Listing } from '#shared/catalog/contract.ts';
import { BranchStock } from '#web/features/listing-detail/branch-stock.tsx';
import { ListingGrid } from '#web/features/listing-card/listing-grid.tsx';
import { loadI18n } from '#web/page/i18n.ts';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { PageStateContext, usePage } from '#web/page/page-context.tsx';
import { FragmentContext } from '#web/page/fragment-collector.ts';
import { PageFragment } from '#web/page/page-fragment.tsx';
import type { PageState } from '#web/page/page-state.ts';
import { defineScreen } from '#web/page/screen.ts';
import { emptyShell } from '#web/page/shell-data.ts';
import { PageFragments } from './page-fragments.tsx';
import { pageAssets } from '#tests/support/page-assets.ts';
import { renderPage } from './render-page.tsx';

const euro = { id: 2, is_default: false, code: 'EUR', symbol_before: '€', symbol_after: '', decimals: 2, rate: 25 };

const rum = {
  id: 7,
  kind: 'product',
  offer_type: 'supply',
  name: 'Rum 1',
  slug: 'rum',
  text_locale: 'cs',
  category: { id: 3, slug: 'rum' },
  picture: null,
  price: { amount: 100_000, currency: 'CZK' },
  original_price: null,
  unit_price: null,
  stock: 'in_stock',
  package: '0,7 l',
  abv: null,
  age_years: null,
  vintage: null,
  is_topped: false,
} as unknown as Listing;

function stateOf(change: Partial<PageState> & { readonly data?: unknown } = {}): PageState {
  const { currencies, ...shell } = emptyShell('cs');
  const base = { locale: 'cs', params: {}, path: '/', search: '', origin: 'http://localhost', currencyId: 1 } as const;
  const own = { route: 'home', status: 200, services: {}, data: undefined } as const;
  return { ...base, ...own, shell: { ...shell, currencies: [...currencies, euro] }, ...change };
}

const screen = defineScreen<{ listings: readonly Listing[] }>({
  load: async () => ({ listings: [] }),
  head: () => ({ title: 'Karafa' }),
  Page: ({ data }) => <ListingGrid listings={data.listings} />,
});

async function render(listing: Listing, change: Partial<PageState> = {}): Promise<string> {
  return String(await renderPage({ screen, state: stateOf({ data: { listings: [listing] }, ...change }) }, pageAssets));
}

function stateIn(html: string): { data: unknown } {
  const json = /id="page-state">(.*?)<\/script>/s.exec(html)![1]!;
  return (JSON.parse(json) as { state: { data: unknown } }).state;
}

test('cards are in the markup, and the state names them only', async () => {
  const html = await render(rum);
  expect(html).toContain('<a href="/7/rum/rum">Rum 1</a>');
  expect(stateIn(html).data).toEqual({ listings: [{ id: 7 }] });
});

test('a card shows every change of its listing at once, without any tag', async () => {
  await render(rum);
  const changed = await render({ ...rum, name: 'Rum 2', price: { amount: 90_000, currency: 'CZK' } });
  expect(changed).toContain('>Rum 2</a>');
  expect(changed).toContain('<b>900,00\u00a0Kč</b>');
  expect(changed).not.toContain('Rum 1');
});

test('a card is one of its language, its currency and the rates', async () => {
  const priceIn = async (change: Partial<PageState>) =>
    /class="card-price"><b>(.*?)<\/b>/.exec(await render(rum, change))![1];
  expect(await priceIn({})).toBe('1\u00a0000,00\u00a0Kč');
  expect(await priceIn({ currencyId: 2 })).toContain('40,00');
  const { shell } = stateOf();
  const currencies = shell.currencies.map((each) => (each.id === 2 ? { ...each, rate: 50 } : each));
  expect(await priceIn({ currencyId: 2, shell: { ...shell, currencies } })).toContain('20,00');
  const stockIn = async (locale: 'cs' | 'de') =>
    (await render(rum, { locale, shell: emptyShell(locale) })).includes('Skladem');
  expect([await stockIn('cs'), await stockIn('de')]).toEqual([true, false]);
});

test('texts cannot place a fragment', async () => {
  const html = await render({ ...rum, name: '<!--0-->' });
  expect(html).toContain('&lt;!--0--&gt;');
});

test('a snippet that reads the address of a page cannot be shared: it finds none', async () => {
  const state = stateOf({ path: '/a' });
  const fragments = new PageFragments(state, await loadI18n('cs', 'home'));
  function Address() {
    return <p>{String(usePage().path)}</p>;
  }
  const markup = fragments.place([{ of: {}, look: 'address', element: <Address /> }], {}, undefined);
  expect(String(Buffer.concat(fragments.compose(markup)))).toBe('<p>undefined</p>');
});

describe('an element that the browser renders too', () => {
  let renderings = 0;
  const count = () => void (renderings += 1);
  function Field({ label }: { label: string }) {
    count();
    const id = useId();
    return (
      <div>
        <label htmlFor={id}>{label} 1</label>
        <input id={id} aria-label={String(usePage().path)} />
      </div>
    );
  }
  const elementOf = (of: { readonly label: string }) => (
    <div className="a>b">
      <Field {...of} />
      text {of.label}
    </div>
  );
  async function compose(element: ReactNode, state = stateOf({ path: '/a' })): Promise<string> {
    const fragments = new PageFragments(state, await loadI18n('cs', 'home'));
    const page = (
      <main>
        <FragmentContext value={fragments}>
          <PageStateContext value={state}>{element}</PageStateContext>
        </FragmentContext>
      </main>
    );
    return String(Buffer.concat(fragments.compose(renderToString(page))));
  }

  test('is written as React alone writes it, and its content is rendered once', async () => {
    const of = { label: '<div data-kept="">' };
    const fragment = (
      <HydratedFragment of={of} look="once" seen={{ path: '/a' }}>
        {elementOf(of)}
      </HydratedFragment>
    );
    const alone = renderToString(
      <main>
        <PageStateContext value={stateOf({ path: '/a' })}>{elementOf(of)}</PageStateContext>
      </main>,
    );
    renderings = 0;
    expect(await compose(fragment)).toBe(alone);
    expect(await compose(fragment)).toBe(alone);
    expect(renderings).toBe(1);
  });

  test('has a content for all that it shows, for each route, and for what it sees of the page', async () => {
    const shownWith = async (label: string, path: string, route: 'home' | 'search' = 'home') => {
      renderings = 0;
      const fragment = (
        <HydratedFragment of={{ label }} look="each" seen={{ path }}>
          {elementOf({ label })}
        </HydratedFragment>
      );
      const html = await compose(fragment, stateOf({ path, route }));
      expect(html).toContain(`${label}<!-- --> 1`);
      expect(html).toContain(`aria-label="${path}"`);
      return renderings;
    };
    expect([await shownWith('A', '/a'), await shownWith('B', '/a'), await shownWith('B', '/b')]).toEqual([1, 1, 1]);
    expect([await shownWith('B', '/b', 'search'), await shownWith('B', '/b'), await shownWith('A', '/a')]).toEqual([
      1, 0, 0,
    ]);
  });

  test('finds nothing else of its page', async () => {
    const of = { label: 'Nothing' };
    const html = await compose(
      <HydratedFragment of={of} look="nothing">
        {elementOf(of)}
      </HydratedFragment>,
    );
    expect(html).toContain('aria-label="undefined"');
  });

  test('is kept whole with another such element within, whether that was kept before or not', async () => {
    const inner = (label: string) => (
      <HydratedFragment of={{ label }} look="inner" seen={{ path: '/a' }}>
        {elementOf({ label })}
      </HydratedFragment>
    );
    const around = (label: string) => (
      <HydratedFragment of={{ label }} look="around" seen={{ path: '/a' }}>
        <div>{inner(label)}</div>
      </HydratedFragment>
    );
    for (const [label, isKnown] of [
      ['new', false],
      ['known', true],
    ] as const) {
      if (isKnown) await compose(<div>{inner(label)}</div>);
      const first = await compose(around(label));
      renderings = 0;
      expect(await compose(around(label))).toBe(first);
      expect(renderings).toBe(0);
      expect(first).toContain(`${label}<!-- --> 1`);
    }
  });

  test('is not kept with cards within', async () => {
    const cards = (listing: Listing) => (
      <HydratedFragment of={{}} look="cards">
        <div>
          <ListingGrid listings={[listing]} />
        </div>
      </HydratedFragment>
    );
    expect(await compose(cards(rum))).toContain('>Rum 1</a>');
    expect(await compose(cards({ ...rum, name: 'Rum 3' }))).toContain('>Rum 3</a>');
  });
});

test('without a server that composes pages a fragment is an ordinary element', async () => {
  const snippets = () => [{ of: {}, look: '', element: <li key="1">1</li> }];
  expect(renderToStaticMarkup(<PageFragment as="ul" data={[]} isSent={false} snippets={snippets} />)).toBe(
    '<ul><li>1</li></ul>',
  );
});

test('the row of a branch follows its stock and address, and stands for all products with many pieces', async () => {
  const branch = { id: 7, slug: 'brno', town: 'Brno', street: 'Kobližná 4', delivery: 'elsewhere_3_5' } as const;
  const branches = defineScreen<ComponentProps<typeof BranchStock>['branches']>({
    load: async () => [],
    head: () => ({ title: 'Karafa' }),
    Page: ({ data }) => <BranchStock branches={data} isInStock />,
  });
  const rowOf = async (change: { readonly quantity: number; readonly street?: string }) => {
    const state = stateOf({ data: [{ ...branch, ...change }] });
    const html = String(await renderPage({ screen: branches, state }, pageAssets));
    return textOf(/<tbody>(.*)<\/tbody>/s.exec(html)![1]!);
  };
  const texts = [];
  for (const quantity of [20, 3, 2, 1, 0, 20]) texts.push(await rowOf({ quantity }));
  expect(texts).toEqual([
    'BrnoKobližná 4skladem3 až 5 dní',
    'BrnoKobližná 4skladem3 až 5 dní',
    'BrnoKobližná 4poslední 2 kusy3 až 5 dní',
    'BrnoKobližná 4poslední kus3 až 5 dní',
    'BrnoKobližná 4není, do 10 dnů',
    'BrnoKobližná 4skladem3 až 5 dní',
  ]);
  expect(await rowOf({ quantity: 20, street: 'Nová 1' })).toBe('BrnoNová 1skladem3 až 5 dní');
});

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}
