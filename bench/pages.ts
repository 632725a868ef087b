import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import autocannon from 'autocannon';
import { currencyCookie } from '#web/shell/consent/cookies.ts';
import { renderCeiling } from './render-ceiling.tsx';
import { ensureBenchDatabase, query } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { startBareServer, startWebProcess } from './product.ts';

const seconds = 6;
const connections = 16;
const brotli = { 'accept-encoding': 'br' };

/**
 * Pages that the cache does not hold, with snippets that other pages have rendered, as a share of what React alone renders of
 * the category: without snippets, data, compression or answers.
 */
const leastUncached = { category: 0.5, product: 0.27, search: 0.4, home: 0.35 };
/** The same for pages of a list whose cards no page has shown before. */
const leastCold = 0.2;
/** Of the largest category, uncompressed. */
const mostBytes = { document: 80_000, state: 12_000 };

/** Pages of one process: cached ones beside a bare server that sends the same bytes, uncached ones beside React alone. */
export async function benchPages({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const [category] = await query(
    database,
    'select id from category where listings >= 24 and level = 3 order by listings desc limit 1',
  );
  const [product] = await query(
    database,
    "select id from listing where kind = 'product' and visibility = 'listed' order by id limit 1",
  );
  const paths = {
    category: `/${String(category?.id)}/-`,
    product: `/${String(product?.id)}/-/-`,
    search: '/hledani?q=rum',
    home: '/',
  };

  const cached = await startWebProcess(database);
  const address = (await fetch(cached.origin + paths.category)).url;
  const html = Buffer.from(await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const bareRate = await rateOfBare('page.html', html);
  const bareBrotliRate = await rateOfBare('page.html.br', compressed);
  const cachedRate = await rate(address);
  const cachedBrotliRate = await rate(address, brotli);
  await cached.stop();
  const bare = `bare node:http ${bareRate.toFixed(0)}/s`;
  const bareBrotli = `bare node:http ${bareBrotliRate.toFixed(0)}/s`;
  const figures = [
    share('cached category page, requests/s', cachedRate, bare, bareRate, 0.5),
    share('cached category page in brotli, requests/s', cachedBrotliRate, bareBrotli, bareBrotliRate, 0.8),
    size('category page, document', html.length, mostBytes.document),
    size('category page, state', stateIn(html).length, mostBytes.state),
  ];

  const uncached = await startWebProcess(database, { PAGE_CACHE: 'off' });
  const pathname = new URL(address).pathname;
  const ceiling = await renderCeiling(uncached.origin, pathname);
  const alone = `renderToString alone ${ceiling.toFixed(0)}/s`;
  for (const name of Object.keys(leastUncached) as (keyof typeof leastUncached)[]) {
    const { url } = await fetch(uncached.origin + paths[name]);
    figures.push(share(`uncached ${name} page, requests/s`, await rate(url), alone, ceiling, leastUncached[name]));
  }
  await uncached.stop();

  const cold = await startWebProcess(database, { PAGE_CACHE: 'off' });
  figures.push(
    share('cold category pages, requests/s', await rateOfCold(cold.origin, database), alone, ceiling, leastCold),
  );
  await cold.stop();
  return figures;
}

/** All pages of the two largest lists in three languages, each asked for once. Prices in another currency warm up the code. */
async function rateOfCold(origin: string, database: string): Promise<number> {
  const largest = await query(
    database,
    'select id, listings from category where level = 1 order by listings desc limit 2',
  );
  const paths: string[] = [];
  for (const { id, listings } of largest)
    for (const prefix of ['', '/en', '/de']) {
      const { pathname } = new URL((await fetch(`${origin}${prefix}/${String(id)}/-`)).url);
      for (let page = 2; page <= Math.ceil(Number(listings) / 24); page += 1) paths.push(`${pathname}?page=${page}`);
    }
  const askForAll = async (headers: Record<string, string>) => {
    const waiting = [...paths];
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let path = waiting.pop(); path; path = waiting.pop()) {
          const answer = await fetch(origin + path, { headers: { ...headers, 'accept-encoding': 'identity' } });
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        }
      }),
    );
    return (paths.length / (performance.now() - begun)) * 1000;
  };
  await askForAll({ cookie: `${currencyCookie}=2` });
  return askForAll({});
}

async function rateOfBare(file: string, body: Buffer): Promise<number> {
  mkdirSync('var/bench', { recursive: true });
  const path = resolve('var/bench', file);
  writeFileSync(path, body);
  const server = await startBareServer(path);
  const found = await rate(`${server.origin}/`);
  await server.stop();
  return found;
}

async function rate(url: string, headers: Record<string, string> = {}): Promise<number> {
  await autocannon({ url, headers, connections, duration: 2 });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} errors under load.`);
  return result.requests.average;
}

function stateIn(html: Buffer): Buffer {
  const start = html.indexOf('id="page-state">');
  return html.subarray(start, html.indexOf('</script>', start));
}

function share(name: string, value: number, baseline: string, of: number, least: number): Figure {
  const ratio = value / of;
  return {
    name,
    value: `${value.toFixed(0)}/s`,
    baseline,
    budget: `${ratio.toFixed(3)} (≥ ${least})`,
    isWithinBudget: ratio >= least,
  };
}

function size(name: string, bytes: number, most: number): Figure {
  return {
    name,
    value: `${(bytes / 1000).toFixed(1)} kB`,
    baseline: '',
    budget: `≤ ${most / 1000} kB`,
    isWithinBudget: bytes <= most,
  };
}
