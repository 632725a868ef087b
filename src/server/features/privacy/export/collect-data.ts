import type { Context } from '#server/context.ts';
import type { Table } from '../inventory/kinds.ts';
import { personalData } from '../inventory/personal-data.ts';
import type { Person } from '../inventory/owned-by.ts';
import { readOwnMessages, readOwnRows } from './data-export.queries.ts';

export interface Section {
  readonly name: Table | 'message';
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** What the portal stores about a person, in the order in which people look for it: what the inventory says. */
export async function collectData({ db }: Pick<Context, 'db'>, person: Person): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { table, owner, exported } of personalData) {
    if (typeof exported === 'string') continue;
    sections.push({ name: table, rows: await readOwnRows(db, { table, owner, columns: exported }, person) });
  }
  const messages = (await readOwnMessages(db, person.id)).map((row) => ({ ...row }));
  const account = sections.findIndex(({ name }) => name === 'account');
  const [first] = sections.splice(account, 1);
  return [first!, ...sections, { name: 'message', rows: messages }];
}
