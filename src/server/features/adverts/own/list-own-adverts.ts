import type { z } from 'zod';
import type { advertsContract } from '#shared/adverts/contract.ts';
import { shownStateOf } from '#shared/adverts/lifecycle.ts';
import { ownAdvertsPerPage } from '#shared/adverts/limits.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { advertLimitOf } from '../advert-policy.ts';
import { countAdvertsByState, countCounted, type StateCount } from '../advert.queries.ts';
import { presentOwnAdvertRow } from './own-advert-presenter.ts';
import { listOwnAdverts as readOwnAdverts } from './own-advert.queries.ts';

type Calls = typeof advertsContract;

/** A page of the account's adverts, with how many are in each state. */
export async function listOwnAdverts(
  { db }: Context,
  accountId: number,
  query: z.output<Calls['list']['query']>,
): Promise<CallAnswer<Calls['list']>> {
  const [rows, numbers] = await Promise.all([readOwnAdverts(db, accountId, query), countAdvertsByState(db, accountId)]);
  const counts = countShown(numbers);
  const total = query.state ? counts[query.state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    adverts: rows.map(presentOwnAdvertRow),
    counts,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / ownAdvertsPerPage)),
  };
}

/** Polled every few seconds by everyone who is logged in: it must stay one index read. */
export async function getStatistics(
  { db }: Context,
  caller: { accountId: number; isVerified: boolean },
): Promise<CallAnswer<Calls['statistics']>> {
  const numbers = await countAdvertsByState(db, caller.accountId);
  const limit = advertLimitOf({ authorized: caller.isVerified });
  return {
    active: countShown(numbers).approved,
    total: countCounted(limit === null ? numbers.filter(({ is_hidden }) => !is_hidden) : numbers),
    limit,
  };
}

function countShown(numbers: readonly StateCount[]) {
  const counts = { approved: 0, waiting: 0, paused: 0, hidden: 0, rejected: 0, expired: 0, sold: 0 };
  for (const { state, is_hidden: isHidden, adverts } of numbers) {
    const shown = shownStateOf({ state, isHidden });
    if (shown !== 'deleted') counts[shown] += adverts;
  }
  return counts;
}
