import { defaultLocale } from '#shared/i18n/locales.ts';
import { convertMinor, type Money } from '#shared/money/money.ts';
import { defaultApprovalLimit } from '#shared/payments/refund-approval.ts';
import type { Context } from '#server/context.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { getSettings, lockSetting, setSetting } from '#server/features/settings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';

/** The sum above which refunds need a second administrator; 0: none do. In the currency in which it was set. */
export async function readApprovalLimit(db: Queryable): Promise<Money> {
  const { refundApproval: set } = await getSettings(db, defaultLocale);
  return set ? { amount: set.limit_minor, currency: set.currency_code } : defaultApprovalLimit;
}

/** The limit in the shop's currency; as it was set where there is no exchange rate. */
export async function getApprovalLimit(db: Queryable, { config }: Pick<Context, 'config'>) {
  const { amount, currency } = await convertLimit(db, await readApprovalLimit(db), config.shop.currency);
  return { limit: amount, currency };
}

/** @throws OutdatedVersion (409) when somebody else has changed it meanwhile */
export async function changeApprovalLimit(
  context: Context,
  actorId: number,
  { limit, version }: { readonly limit: number; readonly version: string },
) {
  const { db, config, now } = context;
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'refundApproval');
    const before = await getApprovalLimit(tx, context);
    ensureVersion(before, version);
    await setSetting(tx, 'refundApproval', '*', { limit_minor: limit, currency_code: config.shop.currency });
    const change = { before: { amount: before.limit }, after: { amount: limit } };
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'refund_approval', entityId: null, ...change }], now());
    return withVersion(await getApprovalLimit(tx, context));
  });
}

async function convertLimit(db: Queryable, limit: Money, to: string): Promise<Money> {
  if (limit.currency === to) return limit;
  const currencies = await listCurrencies(db);
  const [from, into] = [limit.currency, to].map((code) => currencies.find((each) => each.code === code));
  return from && into ? { amount: convertMinor(limit.amount, from, into), currency: to } : limit;
}

/** Whether a sum is above the limit. One in a currency without an exchange rate is, to be safe. */
export async function isAboveLimit(db: Queryable, { amount, currency }: Money): Promise<boolean> {
  const limit = await readApprovalLimit(db);
  if (limit.amount === 0) return false;
  if (currency === limit.currency) return amount > limit.amount;
  const currencies = await listCurrencies(db);
  const [from, into] = [currency, limit.currency].map((code) => currencies.find((each) => each.code === code));
  return !from || !into || convertMinor(amount, from, into) > limit.amount;
}
