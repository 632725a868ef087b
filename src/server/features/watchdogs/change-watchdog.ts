import { CodedError, conflict, fieldError, notFound } from '#shared/errors.ts';
import { restoreHours, type WatchdogKind } from '#shared/watchdogs/limits.ts';
import type { WatchdogChange } from '#shared/watchdogs/contract.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { listSearchKeys } from '#server/features/catalog/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { dropUntold, setFrequency } from './due.queries.ts';
import { normalizeQuery } from './save-search.ts';
import { ensureRoom } from './watchdog-policy.ts';
import {
  countLimited,
  findListingWatchdog,
  findSameSearch,
  findWatchableProduct,
  forgetMatches,
  lockWatchdog,
  replaceKeys,
  updateWatchdog,
} from './watchdog.queries.ts';

/**
 * Changes, pauses or resumes a watchdog. A changed search keeps what it has found: no listing is told of twice.
 * @throws not_found (404); watchdog_in_stock (409) for a product that is in stock; conflict (409) when another watchdog
 *   has the search, or the wanted advert is not public
 */
export async function changeWatchdog(
  context: Context,
  accountId: number,
  id: number,
  { query, state, name, frequency, lang }: WatchdogChange,
): Promise<void> {
  const watched = query && (await normalizeQuery(context, accountId, query));
  const keys = watched && (await listSearchKeys(context, watched));
  await context.db.transaction().execute(async (tx) => {
    const watchdog = await lockOwn(tx, accountId, id);
    if (watchdog.deleted_at !== null) throw notFound();
    if (watched && keys) {
      if (watchdog.kind !== 'search') throw fieldError('query', 'invalid');
      const same = await findSameSearch(tx, accountId, watched);
      if (same !== undefined && same !== id) throw conflict();
      await replaceKeys(tx, id, keys);
    }
    if (state === 'active' && watchdog.kind === 'demand' && watchdog.state === 'ended') throw conflict();
    if (state === 'active' && watchdog.kind === 'stock' && watchdog.state !== 'active') {
      const product = await findWatchableProduct(tx, watchdog.listing_id!, lang);
      if (!product) throw notFound();
      if (product.is_in_stock) throw new CodedError('watchdog_in_stock');
      await forgetMatches(tx, id);
    }
    await updateWatchdog(tx, id, {
      locale: lang,
      ...(name !== undefined && { name }),
      ...(state && { state }),
      ...(state === 'paused' && { due_at: null }),
      ...(watched && { query: watched }),
    });
    if (frequency) await setFrequency(tx, id, frequency, context.now());
    // Matches of a paused watchdog are not mailed, not even after it is resumed.
    if (state === 'paused') await dropUntold(tx, id, context.now());
  });
}

/** @throws not_found (404) */
export async function removeWatchdog(context: Context, accountId: number, id: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const watchdog = await lockOwn(tx, accountId, id);
    if (watchdog.deleted_at === null) await updateWatchdog(tx, id, { deleted_at: context.now(), due_at: null });
  });
}

/** @throws not_found (404) once it is too late; watchdogs_full (409); conflict (409) if there is another one like it */
export async function restoreWatchdog(context: Context, accountId: number, id: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const watchdog = await lockOwn(tx, accountId, id);
    if (watchdog.deleted_at === null) return;
    const oldest = context.now().getTime() - restoreHours * 3_600_000;
    if (watchdog.deleted_at.getTime() <= oldest) throw notFound();
    const { kind, listing_id: listingId, query } = watchdog;
    const other =
      kind === 'search'
        ? await findSameSearch(tx, accountId, query as never)
        : (await findListingWatchdog(tx, accountId, kind as WatchdogKind, listingId!))?.id;
    if (other !== undefined) throw conflict();
    const account = (await lockAccount(tx, accountId))!;
    // That of a wanted advert takes no place.
    if (kind !== 'demand') ensureRoom(account, await countLimited(tx, accountId));
    await updateWatchdog(tx, id, { deleted_at: null });
  });
}

/** Locks the account first, as all writers of its watchdogs do. */
async function lockOwn(tx: Tx, accountId: number, id: number) {
  await lockAccount(tx, accountId);
  const watchdog = await lockWatchdog(tx, accountId, id);
  if (!watchdog) throw notFound();
  return watchdog;
}
