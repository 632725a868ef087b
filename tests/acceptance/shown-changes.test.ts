import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBrand } from '#shared/catalog/admin-brands-contract.ts';
import type { AdminCategory } from '#shared/catalog/admin-categories-contract.ts';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import type { AdminFeatured } from '#shared/content/featured-contract.ts';
import type { AdminMenus } from '#shared/content/menus-contract.ts';
import type { AdminBranch } from '#shared/delivery/admin-branches-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import type { AdminCurrency } from '#shared/reference-data/admin-contract.ts';
import { adminForms } from '#tests/support/admin-forms.ts';
import { makeNewestProduct, type NewestProduct } from '#tests/support/newest-product.ts';
import { severalProcesses } from '#tests/support/processes.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';
import { listWrongPages, type Part, type Seen, type ShownPage, type Turn } from '#tests/support/shown-pages.ts';

interface Kind {
  readonly title: string;
  /** By the calls of the administration. */
  readonly change: (turn: Turn) => Promise<void>;
  /** The markup that tells the turns apart. */
  readonly shown: (seen: Seen) => string;
  /** Pages with the parts of each that show it. */
  readonly pages: readonly ShownPage[];
}

// What is changed here would disturb the tests that share a product.
let product: RunningProduct;
let at: NewestProduct;
beforeAll(async () => {
  product = await runProduct(severalProcesses);
  at = await makeNewestProduct(product);
  await edit<AdminFeatured>('featured-categories', () => ({
    category_ids: [at.categories[0]!, at.categories.at(-1)!],
  }));
});
afterAll(() => product.end());

const { call, edit } = adminForms(() => product.origin);

const home = (locale: Locale) => routePath('home', locale);
const list = (locale: Locale) => at.categoryPath(locale);
const listAbove = (locale: Locale) => at.categoryPath(locale, 1);
const detail = (locale: Locale) => at.path(locale);
/** For words that stay in its name. */
const search = (locale: Locale) => `${routePath('search', locale)}?q=${encodeURIComponent(at.name)}`;

const tree: Part = ['id="sidebar-title"', '</nav>'];
const featured: Part = ['id="categories"', '</section>'];
const tiles: Part = ['class="category-tiles"', '</nav>'];
const topMenu: Part = ['class="top-menu', '</nav>'];
const menuWithoutScript: Part = ['</main>', '<footer'];
const footer: Part = ['<footer', '</footer>'];
const card: Part = [(locale) => `href="${detail(locale)}"`, '</article>'];
const main: Part = ['<main', '</main>'];
const filters: Part = ['<form class="contents"', '</form>'];
const promises: Part = ['id="promises"', '</section>'];
const teasers: Part = ['id="from-the-blog"', '</section>'];

const withProduct: readonly ShownPage[] = [
  [home, card],
  [list, card],
  [search, card],
  [detail, main],
];

/** The figures of the home page are missing here: they may be a minute old. */
const kinds: readonly Kind[] = [
  {
    title: 'R-1.02, R-2.35 the tree of categories and the tiles of the home page show a new name',
    change: (turn) => renameCategory(at.categories[0]!, nameOf('Kmen', turn)),
    shown: nameIn('Kmen'),
    pages: [
      [home, tree, featured],
      [list, tree, main],
      [detail, tree, main],
      [search, tree],
    ],
  },
  {
    title: 'R-1.02, R-3.02 the tiles of subcategories show a new name',
    change: (turn) => renameCategory(at.categories.at(-1)!, nameOf('List', turn)),
    shown: nameIn('List'),
    pages: [
      [home, featured],
      [listAbove, tree, tiles],
      [list, tree, main],
    ],
  },
  {
    title: 'R-1.02, R-2.32, R-2.36 header and footer show a new text of a link',
    change: async (turn) => {
      const texts = mapLocales(nameOf('Odkaz', turn));
      const renamed = <Item extends object>([first, ...others]: readonly Item[]) => [{ ...first, texts }, ...others];
      await edit<AdminMenus>('menus', ({ top, footer: [group, ...groups] }) => ({
        top: renamed(top),
        footer: [{ ...group, links: renamed(group!.links) }, ...groups],
      }));
    },
    shown: nameIn('Odkaz'),
    pages: [home, list, detail, search].map((path) => [path, topMenu, menuWithoutScript, footer]),
  },
  {
    title: 'R-1.02, R-3.02, R-3.04 cards show a new name on the home page, in a category and among found goods',
    change: renameProduct,
    shown: ({ turn, locale }) => nameOf(at.name, turn)(locale),
    pages: withProduct,
  },
  {
    title: 'R-1.02, R-3.06 a detail shows a new description',
    change: (turn) =>
      editProduct(({ texts }) => ({
        texts: mapLocales((locale) => ({ ...texts[locale], description: nameOf('Popis', turn)(locale) })),
      })),
    shown: nameIn('Popis'),
    pages: [[detail, main]],
  },
  {
    title: 'R-1.04 cards and details show a new price in every currency, and members theirs',
    change: async (turn) => {
      await setRate(25);
      await setPrice(turn === 0 ? 51_000 : 61_000);
    },
    shown: ({ turn, currency, isMember }) => {
      const crowns = isMember ? ['48 450,00 Kč', '57 950,00 Kč'] : ['51 000,00 Kč', '61 000,00 Kč'];
      const euros = isMember ? ['1 938,00 €', '2 318,00 €'] : ['2 040,00 €', '2 440,00 €'];
      return unbroken({ CZK: crowns, EUR: euros }[currency][turn]!);
    },
    pages: withProduct,
  },
  {
    title: 'R-1.04 cards and details show a price by a new rate',
    change: async (turn) => {
      await setPrice(51_000);
      await setRate(turn === 0 ? 25 : 20);
    },
    shown: ({ turn, currency, isMember }) => {
      if (currency === 'CZK') return unbroken(isMember ? '48 450,00 Kč' : '51 000,00 Kč');
      return unbroken((isMember ? ['1 938,00 €', '2 422,50 €'] : ['2 040,00 €', '2 550,00 €'])[turn]!);
    },
    pages: withProduct,
  },
  {
    title: 'R-1.04 a section of the home page shows its limit by a new rate',
    change: (turn) => setRate(turn === 0 ? 25 : 20),
    shown: ({ turn, currency }) =>
      `<span class="money">${unbroken(currency === 'CZK' ? '1 500,00 Kč' : ['60,00 €', '75,00 €'][turn]!)}</span>`,
    pages: [[home, promises]],
  },
  {
    title: 'R-3.03 filters show the new name of a brand',
    change: (turn) => edit<AdminBrand>(`brands/${at.brand}`, () => ({ name: `Značka ${turn}` }), findBrand),
    shown: ({ turn }) => `Značka ${turn}`,
    pages: [
      [list, filters],
      [search, filters],
      [detail, main],
    ],
  },
  {
    title: 'R-3.06 the stock of goods shows the new street of a branch',
    change: (turn) => edit<AdminBranch>(`branches/${at.branch}`, () => ({ street: `Zkušební ${turn}` }), findBranch),
    shown: ({ turn }) => `Zkušební ${turn}`,
    pages: [[detail, main]],
  },
  {
    title: 'R-1.02, R-3.08 the home page shows the new title of a post',
    change: (turn) =>
      edit<AdminPost>(`blog/${at.post}`, ({ texts }) => ({
        texts: mapLocales((locale) => ({ ...texts[locale], title: nameOf('Zápisek', turn)(locale) })),
      })),
    shown: nameIn('Zápisek'),
    pages: [[home, teasers]],
  },
];

describe('every process shows a change, in every language and currency, to guests, users and members', () => {
  for (const { title, change, pages, shown } of kinds)
    test(title, async () => {
      const shop = { origin: product.origin, euro: at.euro };
      for (const turn of [0, 1] as const) {
        await change(turn);
        // Shorter than the minute for which pages, and what they remember, live without any change.
        await expect.poll(() => listWrongPages(shop, pages, shown, turn), { timeout: 20_000 }).toEqual([]);
      }
    });
});

/** A text of each language and turn. */
function nameOf(word: string, turn: Turn): (locale: Locale) => string {
  return (locale) => `${word} ${locale} ${turn}`;
}

function nameIn(word: string): Kind['shown'] {
  return ({ turn, locale }) => nameOf(word, turn)(locale);
}

function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}

function renameCategory(id: number, name: (locale: Locale) => string): Promise<void> {
  return edit<AdminCategory>(`categories/${id}`, ({ texts }) => ({
    texts: mapLocales((locale) => ({ ...texts[locale], name: name(locale) })),
  }));
}

function editProduct(change: (stored: AdminProduct) => object): Promise<void> {
  return edit<AdminProduct>(`products/${at.id}`, (stored) => ({
    category_id: stored.category.id,
    brand_id: stored.brand!.id,
    regular_price: stored.regular_price.amount,
    purchase_price: null,
    ...change(stored),
  }));
}

function renameProduct(turn: Turn): Promise<void> {
  return editProduct(({ texts }) => ({
    texts: mapLocales((locale) => ({ ...texts[locale], name: nameOf(at.name, turn)(locale) })),
  }));
}

function setPrice(crowns: number): Promise<void> {
  return editProduct(() => ({ regular_price: crowns * 100 }));
}

function setRate(rate: number): Promise<void> {
  const find = async () => (await call<AdminCurrency[]>('currencies')).find(({ id }) => id === at.euro);
  return edit<AdminCurrency>(`currencies/${at.euro}`, () => ({ rate, is_confirmed: true }), find);
}

/** First in this order: it has the most listings. */
async function findBrand(): Promise<AdminBrand | undefined> {
  const { brands } = await call<{ brands: AdminBrand[] }>('brands?sort=listings');
  return brands.find(({ id }) => id === at.brand);
}

async function findBranch(): Promise<AdminBranch | undefined> {
  const { branches } = await call<{ branches: AdminBranch[] }>('branches');
  return branches.find(({ id }) => id === at.branch);
}
