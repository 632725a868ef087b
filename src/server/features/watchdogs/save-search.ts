import { randomBytes } from 'node:crypto';
import type { WatchedQuery } from '#shared/catalog/contract.ts';
import { facetTable, idsNames, type IdsFacet } from '#shared/catalog/facets.ts';
import { fieldError, notFound } from '#shared/errors.ts';
import type { NewSearch } from '#shared/watchdogs/contract.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { hasProfile, listCategoryPaths, listSearchKeys } from '#server/features/catalog/index.ts';
import { setFrequency } from './due.queries.ts';
import { ensureRoom } from './watchdog-policy.ts';
import { countLimited, findSameSearch, insertWatchdog, replaceKeys, updateWatchdog } from './watchdog.queries.ts';

export const createWatchdogToken = () => randomBytes(24).toString('base64url');

/**
 * Watches a search. The same search again changes its name and frequency and resumes it.
 * @throws watchdogs_full (409)
 */
export async function saveSearch(
  context: Context,
  accountId: number,
  { query, name, frequency, lang }: NewSearch,
): Promise<{ id: number; is_new: boolean }> {
  const watched = await normalizeQuery(context, accountId, query);
  const keys = await listSearchKeys(context, watched);
  return context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    const known = await findSameSearch(tx, accountId, watched);
    if (known !== undefined) {
      await updateWatchdog(tx, known, { name, state: 'active' });
      await setFrequency(tx, known, frequency, context.now());
      return { id: known, is_new: false };
    }
    ensureRoom(account, await countLimited(tx, accountId));
    const id = await insertWatchdog(tx, {
      account_id: accountId,
      kind: 'search',
      locale: lang,
      name,
      frequency,
      query: watched,
      token: createWatchdogToken(),
      created_at: context.now(),
    });
    await replaceKeys(tx, id, keys);
    return { id, is_new: true };
  });
}

/**
 * One form for queries that mean the same, without what is not chosen: ids once each and in one order.
 * @throws FieldError for a category or a seller that does not exist, and for oneself as the seller: one's own adverts are
 *   never found
 */
export async function normalizeQuery(
  { db }: Pick<Context, 'db'>,
  accountId: number,
  query: WatchedQuery,
): Promise<WatchedQuery> {
  const { category, seller } = query;
  if (category !== undefined && !(await listCategoryPaths(db, [category])).has(category))
    throw fieldError('query', 'invalid');
  if (seller !== undefined && (seller === accountId || !(await hasProfile({ db }, seller))))
    throw fieldError('query', 'invalid');
  const q = query.q?.trim().replace(/\s+/g, ' ') || undefined;
  const ids = Object.fromEntries(idsNames.map((name) => [name, oneForm(name, query[name])]));
  const chosen = Object.entries({ ...query, ...ids, q }).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(chosen) as WatchedQuery;
}

function oneForm(name: IdsFacet, list: string | undefined): string | undefined {
  const ids = list?.split(',').map((id) => (facetTable[name].id === 'number' ? String(Number(id)) : id));
  return ids && [...new Set(ids)].sort().join(',');
}
