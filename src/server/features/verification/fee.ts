import { defaultLocale } from '#shared/i18n/locales.ts';
import { defaultVerificationFee } from '#shared/verification/fee.ts';
import type { Context } from '#server/context.ts';
import { getSettings, lockSetting, setSetting } from '#server/features/settings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';

interface Fee {
  /** Minor units, with tax. */
  readonly fee: number;
  readonly currency: string;
  readonly tax_rate: number;
}

/** The fee by the settings. The portal's services have the standard tax rate. */
export async function getFee(db: Queryable, { config: { shop } }: Pick<Context, 'config'>): Promise<Fee> {
  const { verifiedAccount } = await getSettings(db, defaultLocale);
  return {
    fee: verifiedAccount?.fee_minor ?? defaultVerificationFee[shop.code],
    currency: shop.currency,
    tax_rate: shop.taxRates[0]!,
  };
}

/** @throws OutdatedVersion (409) when somebody else has changed it meanwhile */
export async function changeFee(
  context: Context,
  actorId: number,
  { fee, version }: { readonly fee: number; readonly version: string },
) {
  const { db, now } = context;
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'verifiedAccount');
    const before = await getFee(tx, context);
    ensureVersion(before, version);
    await setSetting(tx, 'verifiedAccount', '*', { fee_minor: fee });
    const [old, after] = [{ fee: before.fee }, { fee }];
    await recordAudit(
      tx,
      [{ actorId, action: 'change', entity: 'verification_fee', entityId: null, before: old, after }],
      now(),
    );
    return withVersion(await getFee(tx, context));
  });
}
