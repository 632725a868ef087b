import pg from 'pg';
import { dealsPerPage } from '#shared/deals/limits.ts';
import { reviewsPerPage } from '#shared/reviews/limits.ts';
import { measureBareCalls, measureCalls, pick, random, restart } from './calls.ts';
import { ensureBenchDatabase } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { fillAdministration } from './large-administration.ts';
import { fillMessages, logInAll } from './large-messages.ts';
import { benchCases, benchDeals, benchReviews, fillTrust } from './large-trust.ts';
import { startWebProcess } from './product.ts';

const callsPerKind = 300;
const budgetMs = 50;

interface Actors {
  readonly administrator: string;
  /** The account with the most deals and reviews, and its token. */
  readonly busy: { readonly id: number; readonly token: string; readonly deals: number };
  readonly openCases: readonly number[];
}

interface Kind {
  readonly name: string;
  readonly actor: 'administrator' | 'busy';
  readonly address: (actors: Actors) => string;
}

const kinds: readonly Kind[] = [
  {
    name: `moderation queue (${benchCases} cases)`,
    actor: 'administrator',
    address: () =>
      `/api/admin/moderation?${pick([
        `page=${page(100)}`,
        `state=appealed&page=${page(10)}`,
        `state=decided&page=${page(100)}`,
        `kind=${pick(['listing', 'message', 'review', 'user'])}`,
        `reason=${pick(['fraud', 'spam'])}&state=${pick(['open', 'decided'])}`,
      ])}`,
  },
  {
    name: 'moderation case',
    actor: 'administrator',
    address: ({ openCases }) => `/api/admin/moderation/${pick(openCases)}?lang=cs`,
  },
  {
    name: `reviews (${benchReviews})`,
    actor: 'busy',
    address: ({ busy }) => `/api/users/${busy.id}/reviews?page=${page(Math.floor(1000 / reviewsPerPage))}`,
  },
  {
    name: `own deals (${benchDeals})`,
    actor: 'busy',
    address: ({ busy }) =>
      `/api/me/deals?lang=cs&folder=ended&page=${page(Math.min(20, Math.floor(busy.deals / dealsPerPage)))}`,
  },
];

/** What portal and administrators ask for about trust, in great numbers, four callers at once. */
export async function benchTrust({ databaseServer, listings }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, listings);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const actors = await prepare(client).finally(() => client.end());
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  restart();
  try {
    const bare = await measureBareCalls(web);
    const figures: Figure[] = [];
    for (const { name, actor, address } of kinds) {
      const token = actor === 'busy' ? actors.busy.token : actors.administrator;
      const addresses = Array.from({ length: callsPerKind }, () => address(actors));
      figures.push(await measureCalls(web, { name, addresses, token, bare, budgetMs }));
    }
    return figures;
  } finally {
    await web.stop();
  }
}

async function prepare(client: pg.Client): Promise<Actors> {
  const { administrator } = await fillAdministration(client);
  const busy = await fillMessages(client);
  await fillTrust(client, busy);
  const [token] = await logInAll(client, [busy]);
  const { rows: deals } = await client.query<{ count: number }>(
    'select count(*)::int as count from deal where seller_id = $1',
    [busy],
  );
  const { rows: cases } = await client.query<{ id: number }>(
    `select id from moderation_case where state = 'open' order by rank_at limit 500`,
  );
  return {
    administrator,
    busy: { id: busy, token: token!, deals: deals[0]!.count },
    openCases: cases.map(({ id }) => id),
  };
}

function page(last: number): number {
  return 1 + Math.floor(random() * last);
}
