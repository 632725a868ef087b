import { defaultLocale } from '#shared/i18n/locales.ts';
import { defaultToppingPrices, type ToppingPrices } from '#shared/topping/topping.ts';
import type { Context } from '#server/context.ts';
import { getSettings, lockSetting, setSetting } from '#server/features/settings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';

type Shop = Pick<Context, 'config'>;

/** The prices by the settings: minor units of the shop's currency, with tax. */
export async function getPrices(db: Queryable, { config: { shop } }: Shop): Promise<ToppingPrices> {
  const { topping } = await getSettings(db, defaultLocale);
  return topping ?? defaultToppingPrices[shop.code];
}

interface PricesForm {
  readonly price_7: number;
  readonly price_14: number;
  readonly price_30: number;
}

/** The prices as the form of an administrator shows them. */
export async function getPricesForm(db: Queryable, context: Shop): Promise<PricesForm & { readonly currency: string }> {
  const prices = await getPrices(db, context);
  return {
    price_7: prices[7],
    price_14: prices[14],
    price_30: prices[30],
    currency: context.config.shop.currency,
  };
}

/** @throws OutdatedVersion (409) when somebody else has changed them meanwhile */
export async function changePrices(
  context: Context,
  actorId: number,
  { version, ...form }: PricesForm & { readonly version: string },
) {
  const { db, now } = context;
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'topping');
    const { currency, ...before } = await getPricesForm(tx, context);
    ensureVersion({ ...before, currency }, version);
    await setSetting(tx, 'topping', '*', { 7: form.price_7, 14: form.price_14, 30: form.price_30 });
    await recordAudit(
      tx,
      [{ actorId, action: 'change', entity: 'topping_prices', entityId: null, before, after: form }],
      now(),
    );
    return withVersion(await getPricesForm(tx, context));
  });
}
