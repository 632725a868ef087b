import type { WatchedQuery } from '#shared/catalog/contract.ts';
import { isLocale, defaultLocale } from '#shared/i18n/locales.ts';
import { textRulesOf } from '#shared/i18n/all-text-rules.ts';
import { decimalsOf } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { listSearchKeys, withoutDiacritics } from '#server/features/catalog/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { createWatchdogToken } from '../save-search.ts';
import { insertWatchdog, replaceKeys, updateWatchdog } from '../watchdog.queries.ts';
import { findWanted, type Wanted } from './demand.queries.ts';

/**
 * Lets a public wanted advert look for offers: in its category or below, of its brand or else with the words of its name,
 * for at most its price. Safe to repeat; a changed advert changes what is looked for. A watchdog that its author has deleted
 * stays deleted.
 */
export async function watchDemand(context: Context, tx: Tx, advertId: number): Promise<void> {
  const wanted = await findWanted(tx, advertId);
  if (!wanted) return;
  const query = queryOf(wanted);
  const { watchdog_id: known, name } = wanted;
  const locale = isLocale(wanted.locale) ? wanted.locale : defaultLocale;
  const id =
    known ??
    (await insertWatchdog(tx, {
      account_id: wanted.account_id,
      kind: 'demand',
      locale,
      name,
      frequency: 'immediate',
      listing_id: advertId,
      query,
      token: createWatchdogToken(),
      created_at: context.now(),
    }));
  if (known !== null) await updateWatchdog(tx, known, { name, query });
  await replaceKeys(tx, id, await listSearchKeys(context, query));
}

const demandWords = new Set(Object.values(textRulesOf).flatMap((rules) => rules.demandWords));

function queryOf({ category_id: category, brand_id: brand, name, price_minor: price, currency }: Wanted): WatchedQuery {
  const words = name.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !demandWords.has(withoutDiacritics(word))) ?? [];
  return {
    scope: 'all',
    offer: 'supply',
    category,
    ...(brand === null ? words.length > 0 && { q: words.join(' ') } : { brand: String(brand) }),
    ...(price !== null && { price_to: price / 10 ** decimalsOf(currency), currency: currency.code }),
  };
}
