import type { z } from 'zod';
import type { advertsContract } from '#shared/adverts/contract.ts';
import { countedStates, type AdvertState } from '#shared/adverts/lifecycle.ts';
import { ownAdvertsPerPage } from '#shared/adverts/limits.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { advertLimitOf } from '../advert-policy.ts';
import { countAdvertsByState } from '../advert.queries.ts';
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
  const of = (state: AdvertState) => numbers.get(state) ?? 0;
  const counts = {
    waiting: of('waiting'),
    approved: of('approved'),
    paused: of('paused'),
    sold: of('sold'),
    rejected: of('rejected'),
    expired: of('expired'),
  };
  const total = query.state ? of(query.state) : Object.values(counts).reduce((sum, count) => sum + count, 0);
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
  return {
    active: numbers.get('approved') ?? 0,
    total: countedStates.reduce((sum, state) => sum + (numbers.get(state) ?? 0), 0),
    limit: advertLimitOf({ authorized: caller.isVerified }),
  };
}
