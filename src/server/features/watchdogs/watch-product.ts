import { CodedError, notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { createWatchdogToken } from './save-search.ts';
import { ensureRoom } from './watchdog-policy.ts';
import {
  countLimited,
  findProductWatchdog,
  findWatchableProduct,
  forgetMatches,
  insertWatchdog,
  updateWatchdog,
} from './watchdog.queries.ts';

/**
 * Watches a sold-out product until it is in stock again. Safe to repeat.
 * @throws not_found (404); watchdog_in_stock, watchdogs_full (409)
 */
export async function watchProduct(
  context: Context,
  accountId: number,
  productId: number,
  lang: Locale,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    const { name } = await getSoldOut(tx, productId, lang);
    const known = await findProductWatchdog(tx, accountId, productId);
    if (known?.state === 'active') return;
    if (known) {
      await forgetMatches(tx, known.id);
      await updateWatchdog(tx, known.id, { state: 'active', locale: lang, due_at: null });
      return;
    }
    ensureRoom(account, await countLimited(tx, accountId));
    await insertWatchdog(tx, {
      account_id: accountId,
      kind: 'stock',
      locale: lang,
      name,
      frequency: 'immediate',
      listing_id: productId,
      token: createWatchdogToken(),
      created_at: context.now(),
    });
  });
}

export async function unwatchProduct(context: Context, accountId: number, productId: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const known = await findProductWatchdog(tx, accountId, productId);
    if (known) await updateWatchdog(tx, known.id, { deleted_at: context.now(), due_at: null });
  });
}

/** @throws not_found (404) for what is no public product; watchdog_in_stock (409) */
export async function getSoldOut(db: Queryable, productId: number, locale: Locale): Promise<{ name: string }> {
  const product = await findWatchableProduct(db, productId, locale);
  if (!product) throw notFound();
  if (product.is_in_stock) throw new CodedError('watchdog_in_stock');
  return product;
}
