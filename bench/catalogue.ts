import { storeCommonSearches } from '#server/features/catalog/index.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { callBoth, pick, random, restart } from './calls.ts';
import { ensureBenchDatabase, query } from './database.ts';
import { ms, type BenchOptions, type Figure } from './figure.ts';
import { measureMemorySpeed, type MemorySpeed } from './memory-speed.ts';
import { startWebProcess, type Running } from './product.ts';

const callsPerKind = 400;
const passes = 4;
const smallSet = 10_000;

interface Kind {
  readonly name: string;
  /** On a usual machine that does nothing else. */
  readonly targetMs: number;
  /** The largest allowed ratio to the small set. */
  readonly mostTimes: number;
  /** Each address once: by a process that has counted no search yet, or none for a minute. */
  readonly isFirst?: 'since the start' | 'in a minute';
  readonly addresses: (data: Data) => string[];
}

interface Data {
  readonly categories: number[];
  readonly brands: { id: number; name: string }[];
}

const kinds: Kind[] = [
  {
    name: 'category page: filters, facet counts, sorting',
    targetMs: 25,
    mostTimes: 1.5,
    addresses: categoryAddresses,
  },
  {
    name: 'search of two words',
    targetMs: 25,
    mostTimes: 1.5,
    addresses: ({ brands }) =>
      searches(brands, (word) => `${word} ${pick(['rum', 'rezerva', 'limitovaná', '0,7', 'sada'])}`),
  },
  {
    name: 'search of a brand or a common word, sorted by price',
    targetMs: 25,
    mostTimes: 1.5,
    addresses: sortedSearches,
  },
  {
    name: 'search with a typing mistake',
    targetMs: 25,
    mostTimes: 1.5,
    addresses: ({ brands }) => searches(brands, misspell),
  },
  { name: 'suggestions', targetMs: 25, mostTimes: 1.5, addresses: ({ brands }) => suggestions(brands) },
  {
    name: 'search of a brand or a common word, the first in a minute',
    targetMs: 60,
    mostTimes: 2,
    isFirst: 'in a minute',
    addresses: firstSearches,
  },
  {
    name: 'search of a brand or a common word, the first since the start',
    targetMs: 60,
    mostTimes: 2,
    isFirst: 'since the start',
    addresses: firstSearches,
  },
];

/** How long the counts of a search are fresh. */
const minuteMs = 61_000;

/** What visitors searched for most yesterday. */
const commonWords = ['rum', 'whisky', 'víno', 'doutník', 'limitovaná'];

/** As the worker does every five minutes. */
async function storeSearches(database: string): Promise<void> {
  const reader = openDatabase(database, { max: 2 });
  try {
    await storeCommonSearches(reader, commonWords);
  } finally {
    await reader.close();
  }
}

/**
 * Measures the catalogue's calls through the API, page cache off, four callers at once, on a large and a small set. Where memory is
 * slower than usual, calls may take longer in the same ratio.
 */
export async function benchCatalogue({ databaseServer, listings }: BenchOptions): Promise<Figure[]> {
  const small = await openSet(await ensureBenchDatabase(databaseServer, smallSet));
  const large = await openSet(await ensureBenchDatabase(databaseServer, listings));
  const before = measureMemorySpeed();
  const measured: Measured[] = [];
  await withWebs(small, large, async (webs) => {
    const measure = async (kind: Kind, calls: number) => {
      const loads = loadsOf(kind, { small, large }, webs);
      measured.push([kind, await callBoth(loads.small, loads.large, calls)]);
    };
    const warmUp = async (kind: Kind) => {
      const loads = loadsOf(kind, { small, large }, webs);
      // A database that was just started reads its pages from the disk the first time.
      await callBoth(loads.small, loads.large);
    };
    await warmUp(kinds[0]!);
    await storeSearches(large.database);
    for (const kind of kinds.filter(({ isFirst }) => isFirst === 'since the start')) await measure(kind, 1);
    for (const kind of kinds.filter(({ isFirst }) => !isFirst)) {
      await warmUp(kind);
      await measure(kind, passes);
    }
    await storeSearches(large.database);
    await new Promise((resolve) => setTimeout(resolve, minuteMs));
    for (const kind of kinds.filter(({ isFirst }) => isFirst === 'in a minute')) await measure(kind, 1);
  });
  const after = measureMemorySpeed();
  const speed = after.accessNs < before.accessNs ? after : before;
  return measured.flatMap(([kind, [small, large]]) => figuresOf(kind, small, large, speed));
}

/** A kind with the 95th percentiles of the small and the large set, in milliseconds. */
type Measured = readonly [Kind, readonly [small: number, large: number]];

interface Both<T> {
  readonly small: T;
  readonly large: T;
}

interface OpenSet {
  readonly database: string;
  readonly data: Data;
}

async function openSet(database: string): Promise<OpenSet> {
  // As the worker does every minute.
  await query(database, 'select fold_listing_counts(), fold_search_words()');
  const categories = await query(
    database,
    'select id from category where listings > 0 order by listings desc limit 60',
  );
  const brands = await query(database, 'select id, name from brand order by id');
  const data = {
    categories: categories.map(({ id }) => Number(id)),
    brands: brands.map(({ id, name }) => ({ id: Number(id), name: String(name) })),
  };
  return { database, data };
}

function loadsOf({ addresses }: Kind, { small, large }: Both<OpenSet>, webs: Both<Running>) {
  const load = (web: Running, { data }: OpenSet) => {
    restart();
    return { web, addresses: addresses(data) };
  };
  return { small: load(webs.small, small), large: load(webs.large, large) };
}

function figuresOf(
  { name, targetMs, mostTimes }: Kind,
  small: number,
  large: number,
  { accessNs, slowness }: MemorySpeed,
): Figure[] {
  const budgetMs = targetMs * slowness;
  return [
    {
      name: `${name}, p95`,
      value: ms(large),
      baseline: `memory access ${accessNs.toFixed(0)} ns`,
      budget: `≤ ${ms(budgetMs)}: ${targetMs} × ${slowness.toFixed(2)}`,
      isWithinBudget: large <= budgetMs,
    },
    {
      name: `${name}, beside ${smallSet} listings`,
      value: ms(large),
      baseline: `${ms(small)} at ${smallSet}`,
      budget: `${(large / small).toFixed(2)} (≤ ${mostTimes})`,
      isWithinBudget: large <= mostTimes * small,
    },
  ];
}

async function withWebs(small: OpenSet, large: OpenSet, work: (webs: Both<Running>) => Promise<void>): Promise<void> {
  const started: Running[] = [];
  const start = async ({ database }: OpenSet) => {
    const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
    started.push(web);
    return web;
  };
  try {
    await work({ small: await start(small), large: await start(large) });
  } finally {
    for (const web of started) await web.stop();
  }
}

function categoryAddresses({ categories, brands }: Data): string[] {
  const filters = [
    '',
    '',
    'kind=advert',
    'kind=product',
    'offer=demand',
    'verified=1',
    'in_stock=1',
    'on_sale=1',
    'negotiable=1&with_picture=1',
    'price_from=300&price_to=2000',
    'origin=GB,FR',
    'vintage_from=2010&vintage_to=2015',
    'abv_from=50&origin=GB',
  ];
  return Array.from({ length: callsPerKind }, () => {
    const brand = pick([0, 0, 1]) ? `brand=${pick(brands).id}` : '';
    const query = [
      `category=${pick(categories)}`,
      pick(filters),
      brand,
      `sort=${pick(['newest', 'cheapest', 'dearest', 'unit_price'])}`,
    ];
    return `/api/catalog/listings?lang=cs&${query.filter(Boolean).join('&')}`;
  });
}

function searches(brands: Data['brands'], write: (brand: string) => string): string[] {
  return Array.from(
    { length: callsPerKind },
    () => `/api/catalog/listings?lang=cs&q=${encodeURIComponent(write(pick(brands).name))}`,
  );
}

function sortedSearches({ brands }: Data): string[] {
  return searches(brands, (brand) => pick([brand, brand, pick(commonWords)])).map(
    (address) => `${address}&sort=${pick(['cheapest', 'dearest', 'unit_price'])}`,
  );
}

function firstSearches(data: Data): string[] {
  return [...new Set(sortedSearches(data).map((address) => address.replace(/&sort=.*/, '')))];
}

function suggestions(brands: Data['brands']): string[] {
  const words = [...brands.map(({ name }) => name), 'rum', 'whisky', 'doutník', 'slivovice', 'víno', 'humidor'];
  return Array.from({ length: callsPerKind }, () => {
    const word = pick(words);
    return `/api/catalog/suggestions?lang=cs&q=${encodeURIComponent(word.slice(0, 1 + Math.floor(random() * word.length)))}`;
  });
}

/** Leaves a letter out of the longest word. */
function misspell(name: string): string {
  const word = name.split(' ').sort((a, b) => b.length - a.length)[0]!;
  const at = 2 + Math.floor(random() * Math.max(1, word.length - 3));
  return word.slice(0, at) + word.slice(at + 1);
}
