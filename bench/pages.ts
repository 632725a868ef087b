import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { renderCeiling } from './render-ceiling.tsx';
import { ensureBenchDatabase, query } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { startBareServer, startWebProcess } from './product.ts';

const seconds = 8;
const connections = 16;

/** Pages of one process: cached beside a bare server with the same bytes, uncached beside `renderToString` alone. */
export async function benchPages({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const [category] = await query(
    database,
    'select id from category where listings >= 24 and level = 3 order by listings desc limit 1',
  );
  const path = `/${String(category?.id)}/-`;
  const figures: Figure[] = [];

  const cached = await startWebProcess(database);
  const address = (await fetch(cached.origin + path)).url;
  const html = Buffer.from(await (await fetch(address)).arrayBuffer());
  mkdirSync('var/bench', { recursive: true });
  writeFileSync('var/bench/page.html', html);
  const bare = await startBareServer(resolve('var/bench/page.html'));
  const bareRate = await rate(`${bare.origin}/`);
  await bare.stop();
  const cachedRate = await rate(address);
  await cached.stop();
  figures.push(
    share('cached category page, requests/s', cachedRate, `bare node:http ${bareRate.toFixed(0)}/s`, bareRate, 0.5),
  );

  const uncached = await startWebProcess(database, { PAGE_CACHE: 'off' });
  const pathname = new URL(address).pathname;
  const uncachedRate = await rate(uncached.origin + pathname);
  const ceiling = await renderCeiling(uncached.origin, pathname);
  await uncached.stop();
  figures.push(
    share(
      'uncached category page (24 cards, tree), requests/s',
      uncachedRate,
      `renderToString alone ${ceiling.toFixed(0)}/s`,
      ceiling,
      0.25,
    ),
  );
  return figures;
}

async function rate(url: string): Promise<number> {
  await autocannon({ url, connections, duration: 2 });
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} errors under load.`);
  return result.requests.average;
}

function share(name: string, value: number, baseline: string, of: number, least: number): Figure {
  const ratio = value / of;
  return {
    name,
    value: `${value.toFixed(0)}/s`,
    baseline,
    budget: `${ratio.toFixed(2)} (≥ ${least})`,
    isWithinBudget: ratio >= least,
  };
}
