import pg from 'pg';
import { measureBareCalls, measureCalls, pick, random, restart } from './calls.ts';
import { ensureBenchDatabase, query } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { benchAccounts, fillAdministration, type Actors } from './large-administration.ts';
import { startWebProcess } from './product.ts';

const callsPerKind = 300;
const budgetMs = 50;

interface Kind {
  readonly name: string;
  readonly actor: keyof Actors;
  readonly address: (categories: readonly number[]) => string;
}

const kinds: Kind[] = [
  {
    name: 'queue of adverts and changes',
    actor: 'administrator',
    address: (categories) =>
      `/api/admin/advertisements/queue?lang=cs&${pick([
        `page=${page(200)}`,
        `kind=change&page=${page(40)}`,
        `category=${pick(categories)}`,
        `q=${pick(['rum', 'bench', 'Karel', 'likér'])}`,
      ])}`,
  },
  {
    name: 'users',
    actor: 'administrator',
    address: () =>
      `/api/admin/accounts?sort=${pick(['newest', 'oldest', 'username'])}&${pick([
        `page=${page(400)}`,
        'state=waiting',
        `state=${pick(['refused', 'blocked'])}`,
        `kind=${pick(['business', 'administrator', 'verified'])}`,
        `q=${encodeURIComponent(pick(['novak', 'Černá 12', 'bench.4711', '70001', 'Firma 420', 'karafa']))}`,
      ])}`,
  },
  {
    name: 'my advertisements',
    actor: 'seller',
    address: () =>
      `/api/me/advertisements?lang=cs&${pick(['', 'state=approved&', 'state=sold&', 'state=waiting&'])}page=${page(4)}`,
  },
];

/** What logged-in people ask for, at very many adverts and users, four callers at once. */
export async function benchAdministration({ databaseServer, listings }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, listings);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const actors = await fillAdministration(client).finally(() => client.end());
  const categories = (await query(database, 'select id from category where listings > 0 order by id limit 40')).map(
    ({ id }) => Number(id),
  );
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  restart();
  try {
    const bare = await measureBareCalls(web);
    const figures: Figure[] = [];
    for (const { name, actor, address } of kinds) {
      const addresses = Array.from({ length: callsPerKind }, () => address(categories));
      const called = `${name} (${benchAccounts} users)`;
      figures.push(await measureCalls(web, { name: called, addresses, token: actors[actor], bare, budgetMs }));
    }
    return figures;
  } finally {
    await web.stop();
  }
}

function page(last: number): number {
  return 1 + Math.floor(random() * last);
}
