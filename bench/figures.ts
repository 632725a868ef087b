import pg from 'pg';
import { breakdowns, seriesNames } from '#shared/figures/measures.ts';
import { rebuildFigures } from '#server/features/figures/index.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { measureBareCalls, measureCalls, pick, restart } from './calls.ts';
import { ensureBenchDatabase } from './database.ts';
import { ms, type BenchOptions, type Figure } from './figure.ts';
import { benchDays, benchOrdersPerDay, fillFigures } from './large-figures.ts';
import { logIn } from './large-administration.ts';
import { startWebProcess } from './product.ts';

const callsPerKind = 300;
const budgetMs = 100;
const recomputeBudgetMs = 1000;

const period = () =>
  pick([
    'period=30',
    'period=90&step=week',
    'period=12m',
    'period=12m&compare=year&step=day',
    `period=own&from=${daysAgo(benchDays - 1)}&to=${daysAgo(0)}`,
  ]);

const kinds: readonly { readonly name: string; readonly address: () => string }[] = [
  { name: 'figures over time', address: () => `series?series=${pick(seriesNames)}&${period()}` },
  { name: 'figures by category, product, …', address: () => `breakdown?by=${pick(breakdowns)}&${period()}` },
  { name: 'best sellers of three years', address: () => `breakdown?by=product&${period()}` },
  { name: 'low stock', address: () => `stock?${period()}` },
  { name: 'searches', address: () => `searches?${period()}` },
];

/** The figures of an administrator after three years of a thousand orders a day, and the job that computes a day. */
export async function benchFigures({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const day = await fillFigures(client);
  await logIn(client, 'bench.administrator');
  await client.query(`update account set scopes = scopes || '{figures}' where username = 'bench.administrator'`);
  const token = await logIn(client, 'bench.administrator').finally(() => client.end());
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  restart();
  try {
    const bare = await measureBareCalls(web);
    const figures: Figure[] = [];
    for (const { name, address } of kinds) {
      const addresses = Array.from({ length: callsPerKind }, () => `/api/admin/figures/${address()}`);
      const called = `${name} (${benchDays} days)`;
      figures.push(await measureCalls(web, { name: called, addresses, token, bare, budgetMs }));
    }
    return [...figures, await measureDay(database, day, bare)];
  } finally {
    await web.stop();
  }
}

async function measureDay(url: string, day: string, bare: number): Promise<Figure> {
  const database = openDatabase(url, { max: 2 });
  try {
    await rebuildFigures(database, { from: day, to: day });
    const begun = performance.now();
    await rebuildFigures(database, { from: day, to: day });
    const took = performance.now() - begun;
    return {
      name: `computing a day of ${benchOrdersPerDay} orders`,
      value: ms(took),
      baseline: `bare call ${ms(bare)}`,
      budget: ms(recomputeBudgetMs),
      isWithinBudget: took <= recomputeBudgetMs,
    };
  } finally {
    await database.close();
  }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
