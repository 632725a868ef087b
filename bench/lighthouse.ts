import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBenchDatabase, query } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { startWebProcess } from './product.ts';

const version = '12.8.2';
/** By the titles of Lighthouse's categories. */
const least: Readonly<Record<string, number>> = { Performance: 98 };
const leastOfOthers = 100;
/** One run wavers by several points; Lighthouse's own advice is the middle of several. */
const runs = 5;
/** Now and then Chromium records no trace; Lighthouse then asks to be run again. */
const triesEach = 3;

/** Lighthouse (mobile) of public pages; fetched by npm when first asked for, for its size. */
export async function benchLighthouse({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const [category] = await query(
    database,
    'select id from category where listings >= 24 and level = 3 order by listings desc limit 1',
  );
  const firstOf = async (kind: 'product' | 'advert') => {
    const [listing] = await query(
      database,
      `select id from listing where kind = '${kind}' and visibility = 'listed' order by id limit 1`,
    );
    return `/${String(listing?.id)}/-/-`;
  };
  const web = await startWebProcess(database);
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries({
      home: '/',
      category: `/${String(category?.id)}/-`,
      product: await firstOf('product'),
      advert: await firstOf('advert'),
      search: '/hledani?q=rum',
    })) {
      const { url } = await fetch(web.origin + path);
      // Pictures are drawn when first asked for; the second visit finds them kept.
      await drawPictures(url);
      for (const [title, score] of Object.entries(await middleScores(url))) {
        // Search engines shall not index results of searches, which costs half of these points.
        if (name === 'search' && title === 'SEO') continue;
        const budget = least[title] ?? leastOfOthers;
        figures.push({
          name: `Lighthouse mobile, ${name}: ${title}`,
          value: String(score),
          baseline: '',
          budget: `≥ ${budget}`,
          isWithinBudget: score >= budget,
        });
      }
    }
  } finally {
    await web.stop();
  }
  return figures;
}

async function drawPictures(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const files = new Set([...html.matchAll(/\/pictures\/[\w-]+\/\d+\.\w+/g)].map(([file]) => file));
  for (const file of files) await fetch(new URL(file, url));
}

async function middleScores(url: string): Promise<Record<string, number>> {
  const scores: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) scores.push(await runLighthouse(url));
  const middle = (title: string) => scores.map((each) => each[title]!).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
  return Object.fromEntries(Object.keys(scores[0]!).map((title) => [title, middle(title)]));
}

/** Not with `spawnSync`: connections that the server closes meanwhile would look open to the next `fetch`. */
async function runLighthouse(url: string, tries = triesEach): Promise<Record<string, number>> {
  const chrome =
    process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((place) => existsSync(place)) ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'karafa-lighthouse-'));
  const report = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
  const args = [
    'exec',
    '--yes',
    `--package=lighthouse@${version}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    // Lighthouse may end before a pipe has taken the whole report.
    `--output-path=${report}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: chrome };
  try {
    await promisify(execFile)('npm', args, { env });
    const { categories } = JSON.parse(await readFile(report, 'utf8')) as {
      categories: Record<string, { title: string; score: number }>;
    };
    return Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]));
  } catch (error) {
    if (tries > 1) return runLighthouse(url, tries - 1);
    throw new Error(`Lighthouse failed on ${url}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true });
  }
}
