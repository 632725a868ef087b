import pg from 'pg';
import { startBuyers } from './buyers.ts';
import { startConversations } from './conversations.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { startOldPages } from './old-pages.ts';
import { logInPeople } from './people.ts';
import { stockUp, type Goods } from './stock-up.ts';
import { startUploads } from './uploads.ts';
import { listPages, startVisitors } from './visitors.ts';

const people = 12;

export interface Load {
  readonly ledger: Ledger;
  readonly goods: Goods;
  /** Ends it, once everything that was begun is acknowledged. @throws what nobody answered */
  stop(): Promise<void>;
}

export async function startLoad(database: string): Promise<Load> {
  const ledger = createLedger();
  let isOver = false;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const goods = await stockUp(client);
  const persons = await logInPeople(client, people).finally(() => client.end());
  const ended = () => isOver;
  const paths = await listPages();
  const parts = [
    startVisitors(ledger, paths, ended).done,
    startOldPages(ledger, paths, ended).done,
    startBuyers(ledger, goods, ended).done,
    startConversations(ledger, persons, ended).done,
    startUploads(ledger, persons, ended).done,
  ];
  // An actor that gives up is told at the end; the others go on.
  const all = Promise.allSettled(parts);
  return {
    ledger,
    goods,
    stop: async () => {
      isOver = true;
      for (const result of await all) if (result.status === 'rejected') throw result.reason;
    },
  };
}
