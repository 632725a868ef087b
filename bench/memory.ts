import { rm } from 'node:fs/promises';
import { pictureWidths } from '#shared/catalog/limits.ts';
import { restart, pick } from './calls.ts';
import { ensureBenchDatabase, query } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { startWebProcess, type Running } from './product.ts';

const callers = 16;
const seconds = 30;
export const budgetMb = 250;
const filesDir = 'var/bench/memory-files';

/** How much a web process holds at most while many pages, and pictures that were never drawn, are asked for. */
export async function benchMemory({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const pictures = (await query(database, 'select key from picture where drawing is not null order by key')).flatMap(
    ({ key }) =>
      pictureWidths.flatMap((width) => ['avif', 'webp'].map((format) => `/pictures/${key}/${width}.${format}`)),
  );
  return [
    await measure('all pages, kept', database, {}, []),
    await measure('all pages, rendered each time', database, { PAGE_CACHE: 'off' }, []),
    await measure('all pages and pictures', database, {}, pictures),
  ];
}

async function measure(
  name: string,
  database: string,
  environment: Record<string, string>,
  pictures: readonly string[],
): Promise<Figure> {
  await rm(filesDir, { recursive: true, force: true });
  const web = await startWebProcess(database, { FILES_DIR: filesDir, ...environment });
  try {
    const pages = await listPages(web);
    restart();
    const end = performance.now() + seconds * 1000;
    let calls = 0;
    let peak = 0;
    const call = async (addresses: readonly string[]) => {
      while (performance.now() < end) {
        const address = pick(addresses);
        const answer = await fetch(web.origin + address, { headers: { 'accept-encoding': 'br' } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
        calls += 1;
      }
    };
    const watch = async () => {
      while (performance.now() < end) {
        peak = Math.max(peak, await residentMegabytes(web));
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    // Of the callers every fourth looks at pictures.
    const sources = Array.from({ length: callers }, (_, n) => (pictures.length > 0 && n % 4 === 0 ? pictures : pages));
    await Promise.all([watch(), ...sources.map(call)]);
    return {
      name: `memory of a web process: ${name}`,
      value: `${Math.round(peak)} MB`,
      baseline: `${calls} calls, ${pages.length} pages`,
      budget: `≤ ${budgetMb} MB`,
      isWithinBudget: peak <= budgetMb,
    };
  } finally {
    await web.stop();
    await rm(filesDir, { recursive: true, force: true });
  }
}

/** The pages that the sitemaps name. */
async function listPages({ origin }: Running): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(origin + address)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, location]) => new URL(location!).pathname,
    );
  const pages: string[] = [];
  for (const sitemap of await locations('/sitemap.xml')) pages.push(...(await locations(sitemap)));
  return pages;
}

export async function residentMegabytes({ origin }: Running): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}
