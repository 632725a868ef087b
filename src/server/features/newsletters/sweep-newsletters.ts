import type { Context } from '#server/context.ts';
import { confirmableAfter } from './subscriber-policy.ts';
import { deleteUnconfirmed } from './subscriber.queries.ts';

/** Deletes addresses that nobody has confirmed. Run by the worker. */
export async function sweepNewsletters({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteUnconfirmed(db, confirmableAfter(now()));
}
