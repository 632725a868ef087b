import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { matchListings, sendDigests } from '#server/features/watchdogs/index.ts';
import { measureBareCalls, measureCalls } from './calls.ts';
import { ensureBenchDatabase } from './database.ts';
import { ms, percentile, type BenchOptions, type Figure } from './figure.ts';
import { fillAdministration } from './large-administration.ts';
import { logInAll } from './large-messages.ts';
import { benchWatchdogs, drawSearches, fillWatchdogs, removeWatchdogs } from './large-watchdogs.ts';
import { startWebProcess, type Running } from './product.ts';

const rounds = 3;
const approvalsInRound = 60;
const mostTimesAsLong = 1.3;
const listCalls = 300;
const listBudgetMs = 50;
const matchedAlone = 60;
const aloneBudgetMs = 1000;
const matchedTogether = 200;
const togetherBudgetMs = 100;
const personBudgetMs = 20;

/** Saved searches: what an approval pays for them, the job that matches, its mails, and their list. */
export async function benchSavedSearches({ databaseServer, listings }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, listings);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const config = readConfig({ DATA_DIR: 'var/bench', NODE_ENV: 'production', LOG_LEVEL: 'error' });
  const context = createContext(config, { databaseUrl: database, role: 'bench' });
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  try {
    const { administrator } = await fillAdministration(client);
    const drawn = await drawSearches(client, context);
    const approve = () => approveAdverts(client, web, administrator);
    await approve();
    const [without, beside]: number[][] = [[], []];
    let busy = 0;
    // In turns, so that whatever else slows the machine down slows both.
    for (let round = 0; round < rounds; round += 1) {
      await removeWatchdogs(client);
      without!.push(...(await approve()));
      busy = await fillWatchdogs(client, drawn);
      beside!.push(...(await approve()));
    }
    return [
      approvalFigure(without!, beside!),
      await listFigure(client, web, busy),
      ...(await matchingFigures(client, context)),
    ];
  } finally {
    await web.stop();
    await context.close();
    await client.end();
  }
}

const median = (times: readonly number[]) =>
  percentile(
    [...times].sort((a, b) => a - b),
    0.5,
  );

/** Approves adverts that wait, one after another. @returns how long each took, in milliseconds */
async function approveAdverts(client: pg.Client, { origin }: Running, token: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number; version: Date }>(
    `select a.listing_id as id, a.submitted_at as version from advert a join account s on s.id = a.account_id
     where a.state = 'waiting' and s.state = 'approved' order by a.listing_id limit $1`,
    [approvalsInRound],
  );
  const times: number[] = [];
  for (const { id, version } of rows) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/admin/advertisements/approval`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ kind: 'new', id: Number(id), version: version.toISOString() }] }),
    });
    const text = await answer.text();
    times.push(performance.now() - begun);
    if (!answer.ok || !text.includes(String(id))) throw new Error(`An approval was answered ${answer.status}: ${text}`);
  }
  return times;
}

function approvalFigure(without: readonly number[], beside: readonly number[]): Figure {
  const times = median(beside) / median(without);
  return {
    name: `approval beside ${benchWatchdogs} saved searches, median`,
    value: ms(median(beside)),
    baseline: `without any ${ms(median(without))}`,
    budget: `${times.toFixed(2)} times (≤ ${mostTimesAsLong})`,
    isWithinBudget: times <= mostTimesAsLong,
  };
}

async function listFigure(client: pg.Client, web: Running, account: number): Promise<Figure> {
  const [token] = await logInAll(client, [account]);
  const addresses = Array.from({ length: listCalls }, (_, n) => `/api/me/watchdogs?lang=cs&page=${1 + (n % 3)}`);
  const bare = await measureBareCalls(web);
  const name = `list of 50 watchdogs among ${benchWatchdogs}`;
  return measureCalls(web, { name, addresses, token: token!, bare, budgetMs: listBudgetMs });
}

/** The job of the worker: listings that became public alone and together, and the mails about them. */
async function matchingFigures(client: pg.Client, context: Context): Promise<Figure[]> {
  await client.query('truncate listing_event');
  const publish = (count: number, from: number) =>
    client.query(
      `insert into listing_event (listing_id)
       select id from listing where visibility = 'listed' and id % 101 = $2 order by id limit $1`,
      [count, from],
    );
  const times: number[] = [];
  const { rows } = await client.query<{ id: number }>(
    `select id from listing where visibility = 'listed' and id % 97 = 1 order by id limit $1`,
    [matchedAlone],
  );
  for (const { id } of rows) {
    await client.query('insert into listing_event (listing_id) values ($1)', [id]);
    times.push(await timed(() => matchListings(context)));
  }
  const alone = percentile(
    times.sort((a, b) => a - b),
    0.95,
  );
  await publish(matchedTogether, 1);
  const together = (await timed(() => matchListings(context))) / matchedTogether;
  const { rows: found } = await client.query<{ count: number }>('select count(*)::int as count from watchdog_match');
  let people = 0;
  const perPerson = (await timed(async () => (people = await sendDigests(context)))) / people;
  const searchesFound = `${found[0]!.count} found by ${matchedAlone + matchedTogether} listings`;
  return [
    matchingFigure('matching a listing alone, p95', { value: alone, budget: aloneBudgetMs, baseline: searchesFound }),
    matchingFigure(`matching ${matchedTogether} listings, each`, {
      value: together,
      budget: togetherBudgetMs,
      baseline: searchesFound,
    }),
    matchingFigure('mail about what was found, for each person', {
      value: perPerson,
      budget: personBudgetMs,
      baseline: `${people} people`,
    }),
  ];
}

function matchingFigure(
  name: string,
  { value, budget, baseline }: { value: number; budget: number; baseline: string },
): Figure {
  return { name, value: ms(value), baseline, budget: `≤ ${budget} ms`, isWithinBudget: value <= budget };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
