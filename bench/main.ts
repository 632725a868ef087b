import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAdministration } from './administration.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchFigures } from './figures.ts';
import { benchInteractions } from './interactions.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { benchConversations } from './messages.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchPictures } from './pictures.ts';
import { benchScripts } from './scripts.ts';
import { benchShopLists } from './shop-lists.ts';
import { benchStart } from './start.ts';
import { benchTrust } from './trust.ts';
import { benchSavedSearches } from './watchdogs.ts';
import { unlessStopped, onStopSignal } from '#server/platform/process/end-signal.ts';
import { openBenchServer } from './database.ts';
import type { Figure } from './figure.ts';
import { endMeasured } from './product.ts';

const parts = {
  scripts: benchScripts,
  start: benchStart,
  pages: benchPages,
  memory: benchMemory,
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  catalogue: benchCatalogue,
  administration: benchAdministration,
  lists: benchShopLists,
  messages: benchConversations,
  trust: benchTrust,
  watchdogs: benchSavedSearches,
  pictures: benchPictures,
  orders: benchOrders,
  figures: benchFigures,
} as const;
type Part = keyof typeof parts;

/** `npm run bench [-- --only pages,catalogue] [--listings 1000000]`: one table, each figure beside its baseline. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, listings: { type: 'string', default: '1000000' } },
  });
  const wanted = (values.only?.split(',') ?? Object.keys(parts)) as Part[];
  const unknown = wanted.filter((part) => !(part in parts));
  if (unknown.length > 0) throw new Error(`--only takes ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);
  const told = onStopSignal();
  const database = await openBenchServer();
  const figures: Figure[] = [];
  try {
    for (const part of wanted) {
      process.stdout.write(`\n${part} …\n`);
      const options = { databaseServer: database.url, listings: Number(values.listings) };
      const added = await unlessStopped(told, () => parts[part](options));
      for (const figure of added) print(figure);
      figures.push(...added);
    }
  } finally {
    endMeasured();
    database.stop();
  }
  save(figures, database.version, Number(values.listings));
  const missed = figures.filter((figure) => !figure.isWithinBudget);
  process.stdout.write(`\n${figures.length} figures, ${missed.length} beyond their budget\n`);
  process.exit(missed.length > 0 ? 1 : 0);
}

function print({ name, value, baseline, budget, isWithinBudget }: Figure): void {
  const columns = [
    isWithinBudget ? ' ' : '!',
    name.padEnd(58),
    value.padStart(14),
    baseline.padStart(34),
    budget.padStart(22),
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
}

function save(figures: Figure[], postgres: string, listings: number): void {
  mkdirSync('bench/results', { recursive: true });
  const taken = new Date().toISOString();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform}-${process.arch}`,
  };
  const file = `bench/results/${taken.slice(0, 19).replace(/[:T]/g, '-')}.json`;
  writeFileSync(
    file,
    `${JSON.stringify({ taken, version, node: process.version, postgres, machine, listings, figures }, null, 2)}\n`,
  );
  process.stdout.write(`\nWritten to ${file}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
