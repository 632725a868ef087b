import type { Calendar } from '../calendar.ts';
import { searches, type DemoSearch } from '../data/watchdogs.ts';
import { createRandom } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

interface Owner {
  readonly id: number;
  readonly locale: 'cs' | 'en' | 'de';
}

/** Watchdogs of each kind and state: saved searches, a seller, and products that are sold out and in stock again. */
export function buildWatchdogs(calendar: Calendar, owners: readonly Owner[], rows: Rows): Rows {
  const watchdogs: Row[] = [];
  const keys: Row[] = [];
  const matches: Row[] = [];
  const add = (row: Row) => {
    const id = watchdogs.length + 1;
    const token = secret(`watchdog ${id}`);
    watchdogs.push({ listing_id: null, query: null, fired_at: null, mailed_at: null, due_at: null, ...row, id, token });
    return id;
  };
  const products = listedProducts(rows);
  for (const { id: account_id, locale } of owners) {
    const owner = { account_id, locale };
    for (const search of searches) {
      const { name, category: categoryName, q, priceTo, kind, withPicture, frequency, state, daysAgo } = search;
      const category = rows.category_text!.find((each) => each.locale === 'cs' && each.name === categoryName);
      const found = foundBy(rows, search, { categoryId: category?.category_id, accountId: account_id });
      const created_at = calendar.daysAgo(daysAgo);
      const told = found.length - search.unseen;
      // The unseen ones came since the last daily mail.
      const ages = found.map((_, index) =>
        index < told ? daysAgo * (0.9 - 0.8 * (index / told)) : 0.1 / (index - told + 1),
      );
      const query = {
        scope: 'all',
        ...(category && { category: category.category_id }),
        ...(q && { q }),
        ...(priceTo !== undefined && { price_to: priceTo, currency: 'CZK' }),
        ...(kind && { kind }),
        ...(withPicture && { with_picture: '1' }),
      };
      const watched = { ...owner, kind: 'search', query, name: name[locale], frequency, state, created_at };
      const fired_at = ages.length > 0 ? calendar.daysAgo(ages.at(-1)!) : null;
      const mailed = ages[told - 1];
      const mailed_at = mailed === undefined ? null : calendar.daysAgo(mailed - 0.1);
      const due_at = search.unseen > 0 ? calendar.daysAgo(-0.8) : null;
      const watchdog_id = add({ ...watched, fired_at, mailed_at, due_at });
      keys.push({ watchdog_id, key: q ? `word:${q}` : `category:${String(category!.category_id)}` });
      found.forEach((listing_id, index) => {
        const matched_at = calendar.daysAgo(ages[index]!);
        const mailed_at = index < told ? calendar.daysAgo(ages[index]! - 0.1) : null;
        matches.push({ watchdog_id, listing_id, matched_at, mailed_at });
      });
    }
    const seller = busiestSeller(rows, account_id);
    const ofSeller = { ...owner, kind: 'search', name: seller.username, query: { scope: 'all', seller: seller.id } };
    const created_at = calendar.daysAgo(5.6);
    const watchdog_id = add({ ...ofSeller, frequency: 'daily', state: 'active', created_at });
    keys.push({ watchdog_id, key: `seller:${String(seller.id)}` });
    const stock = { ...owner, kind: 'stock', frequency: 'immediate' };
    const random = createRandom(`watchdogs of ${account_id}`);
    const waited = random.pick(products.soldOut);
    add({ ...stock, ...waited, state: 'active', created_at: calendar.daysAgo(8.4) });
    const came = random.pick(products.inStock);
    const fired_at = calendar.daysAgo(2.3);
    const mailed_at = fired_at;
    const ended = add({ ...stock, ...came, state: 'ended', created_at: calendar.daysAgo(15.1), fired_at, mailed_at });
    matches.push({ watchdog_id: ended, listing_id: came.listing_id, matched_at: fired_at, mailed_at });
  }
  return { watchdog: watchdogs, watchdog_key: keys, watchdog_match: matches };
}

interface Named {
  readonly listing_id: unknown;
  readonly name: unknown;
}

function listedProducts(rows: Rows): { soldOut: Named[]; inStock: Named[] } {
  const held = new Set(rows.stock!.filter(({ quantity }) => Number(quantity) > 0).map(({ listing_id: id }) => id));
  const named = rows
    .listing!.filter(({ kind, visibility }) => kind === 'product' && visibility === 'listed')
    .map(({ id }) => ({
      listing_id: id,
      name: rows.listing_text!.find(({ listing_id: of, locale }) => of === id && locale === 'cs')!.name,
    }));
  return {
    soldOut: named.filter(({ listing_id: id }) => !held.has(id)),
    inStock: named.filter(({ listing_id: id }) => held.has(id)),
  };
}

/** The user with the most public adverts, other than this one. */
function busiestSeller(rows: Rows, accountId: number): Row {
  const adverts = new Map<unknown, number>();
  for (const { kind, visibility, seller_id: seller } of rows.listing!)
    if (kind === 'advert' && visibility === 'listed' && seller !== accountId)
      adverts.set(seller, (adverts.get(seller) ?? 0) + 1);
  const [busiest] = [...adverts].sort((a, b) => b[1] - a[1]);
  return rows.account!.find(({ id }) => id === busiest![0])!;
}

/** Public listings that match a search in a category and those below it, without one's own; as many as it has found. */
function foundBy(
  rows: Rows,
  { priceTo = Infinity, withPicture, found }: DemoSearch,
  { categoryId, accountId }: { readonly categoryId: unknown; readonly accountId: number },
): unknown[] {
  if (categoryId === undefined) return [];
  const below = rows.category!.filter(({ parent_id: parent }) => parent === categoryId).map(({ id }) => id);
  const within = new Set([categoryId, ...below]);
  const pictured = new Set(rows.listing_picture!.map(({ listing_id: id }) => id));
  const crown = Number(rows.currency!.find(({ code }) => code === 'CZK')!.rate);
  const rates = new Map(rows.currency!.map(({ id, rate }) => [id, Number(rate) / crown]));
  return rows
    .listing!.filter(
      ({ id, category_id: category, seller_id: seller, visibility, price_minor: price, currency_id: currency }) =>
        within.has(category) &&
        seller !== accountId &&
        visibility === 'listed' &&
        (priceTo === Infinity || (price !== null && (Number(price) / 100) * rates.get(currency)! <= priceTo)) &&
        (!withPicture || pictured.has(id)),
    )
    .slice(0, found)
    .map(({ id }) => id);
}
