import type { Locale } from '#shared/i18n/locales.ts';
import { mostOfGuest } from '#shared/watchdogs/limits.ts';
import type { Context } from '#server/context.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { queueConfirmWatchdog } from '../mails.ts';
import { createWatchdogToken } from '../save-search.ts';
import { getSoldOut } from '../watch-product.ts';
import { countOfGuest, ensureGuestWatchdog } from './guest-watchdog.queries.ts';

const limitOfAddress = { max: 20, windowSeconds: 60 * 60 };
const limitOfEmail = { max: 5, windowSeconds: 60 * 60 };

/**
 * Sends a guest a link that starts watching a sold-out product. The same happens for every address: whether it has an
 * account or watches the product already is not revealed.
 * @throws not_found (404); watchdog_in_stock (409); too_many_requests (429)
 */
export async function requestAsGuest(
  context: Context,
  productId: number,
  { email: typed, lang }: { email: string; lang: Locale },
  address: string,
): Promise<void> {
  const { db } = context;
  const at = context.now();
  const email = typed.toLowerCase();
  await countAgainstLimit(db, addressKey('watchdog', address), limitOfAddress, at);
  await countAgainstLimit(db, `watchdog:email:${email}`, limitOfEmail, at);
  const { name } = await getSoldOut(db, productId, lang);
  await db.transaction().execute(async (tx) => {
    // Silently: an error would tell that the address has watchdogs.
    if ((await countOfGuest(tx, email)) >= mostOfGuest) return;
    const wish = { email, productId, locale: lang, name, token: createWatchdogToken(), at };
    await queueConfirmWatchdog(context, tx, { ...wish, token: await ensureGuestWatchdog(tx, wish) });
  });
}
