import type { FastifyInstance } from 'fastify';
import { isUsualRate } from '#shared/money/limits.ts';
import { adminRatesContract, type ExchangeRates } from '#shared/reference-data/rates-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getFetching, listRates, lockFetching, switchFetching } from './exchange-rates.queries.ts';
import { fetchRates } from './fetch-rates.ts';

export function mountAdminRates(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminRates', adminRatesContract, {
    get: () => present(context),
    switch: async ({ body }, { caller }) => {
      await switchByAdministrator(context, body.is_on, caller.accountId);
      return present(context);
    },
    fetch: async () => {
      await fetchRates(context);
      return present(context);
    },
  });
}

async function switchByAdministrator({ db, now }: Context, isOn: boolean, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockFetching(tx);
    await switchFetching(tx, isOn);
    const change = { before: { is_on: before.is_on }, after: { is_on: isOn } };
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'exchange_rates', entityId: null, ...change }], now());
  });
}

async function present({ db, config }: Context): Promise<ExchangeRates> {
  const [row, stored] = await Promise.all([getFetching(db), listRates(db)]);
  return {
    source: config.shop.currency === 'CZK' ? 'cnb' : 'ecb',
    is_on: row.is_on,
    published_on: row.published_on,
    fetched_at: row.fetched_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    unusual: stored.flatMap(({ code, rate: before }) => {
      const rate = row.unusual[code];
      return rate === undefined || isUsualRate(before, rate) ? [] : [{ code, rate }];
    }),
  };
}
