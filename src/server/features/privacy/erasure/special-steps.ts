import { clearAvatar } from '#server/features/accounts/index.ts';
import { deleteListings } from '#server/features/listings/index.ts';
import { removeIfUnused } from '#server/features/pictures/index.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { deleteExportsOf, listFileKeys } from '../export/data-export.queries.ts';
import type { Person } from '../inventory/owned-by.ts';
import type { Table } from '../inventory/kinds.ts';
import {
  deleteCounters,
  deleteReviews,
  disownPictures,
  eraseFromAudit,
  eraseHeldTexts,
  eraseReporter,
  listPictureKeys,
  lockAdverts,
} from './erase.queries.ts';

export interface Erasing {
  readonly person: Person;
  /** What identifies the person in texts. */
  readonly pattern: string;
}

type Step = (context: Context, erasing: Erasing) => Promise<void>;

const batch = 100;

/** Erasures that take more than one statement. The account itself is `eraseAccount`. Each is safe to repeat. */
export const specialSteps: Partial<Record<Table, Step>> = {
  rate_limit: ({ db }, { person }) => deleteCounters(db, person),
  audit_entry: ({ db }, { person, pattern }) => eraseFromAudit(db, person, pattern),
  listing: async ({ db }, { person }) => {
    await inBatches(() =>
      db.transaction().execute(async (tx) => {
        const ids = await lockAdverts(tx, person.id, batch);
        await deleteListings(tx, ids);
        return ids.length;
      }),
    );
  },
  review: ({ db }, { person }) => db.transaction().execute((tx) => deleteReviews(tx, person.id)),
  held_text: ({ db }, { person, pattern }) => db.transaction().execute((tx) => eraseHeldTexts(tx, person.id, pattern)),
  report: ({ db }, { person, pattern }) => eraseReporter(db, person, pattern),
  data_export: async ({ db, files }, { person: { id } }) => {
    for (const { file_key: key } of await listFileKeys(db, id)) await files.delete(key);
    await deleteExportsOf(db, id);
  },
  picture: async (context, { person: { id } }) => {
    await clearAvatar(context.db, id);
    for (const { key } of await listPictureKeys(context.db, id)) await removeIfUnused(context, id, key);
    await disownPictures(context.db, id);
  },
};
