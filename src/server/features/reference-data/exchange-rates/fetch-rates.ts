import { isoDay } from '#shared/i18n/dates.ts';
import { isUsualRate, rateLimits } from '#shared/money/limits.ts';
import type { Context } from '#server/context.ts';
import {
  getFetching,
  lockFetching,
  lockForeignCurrencies,
  setFailed,
  setFetched,
  setRate,
} from './exchange-rates.queries.ts';
import { parseCnb, parseEcb, type PublishedRates } from './published-rates.ts';

const timeLimitMs = 10_000;
const mostCharacters = 100_000;

/** Fetches until the rates of today are stored; while fetching is off, nothing happens. */
export async function fetchRatesOfToday(context: Context): Promise<void> {
  const { is_on: isOn, published_on: publishedOn } = await getFetching(context.db);
  if (isOn && publishedOn !== isoDay(context.now())) await fetchRates(context);
}

/**
 * Takes over the rates that the central bank has published. When it gives no usable answer, all rates stay. A rate that
 * differs by more than usual stays, too, and waits for a person.
 */
export async function fetchRates(context: Context): Promise<void> {
  const at = context.now();
  let published: PublishedRates;
  try {
    published = await readPublished(context);
  } catch (error) {
    context.log.warn('Exchange rates could not be fetched', { error });
    await setFailed(context.db, at);
    return;
  }
  await context.db.transaction().execute(async (tx) => {
    await lockFetching(tx);
    const unusual: Record<string, number> = {};
    for (const { id, code, rate: before } of await lockForeignCurrencies(tx)) {
      const rate = rounded(published.rates.get(code));
      if (rate === undefined || rate === before) continue;
      if (isUsualRate(before, rate)) await setRate(tx, id, rate);
      else unusual[code] = rate;
    }
    await setFetched(tx, { publishedOn: published.publishedOn, at, unusual });
  });
}

async function readPublished({ config: { shop, exchangeRates } }: Context): Promise<PublishedRates> {
  const [url, parse] = shop.currency === 'CZK' ? [exchangeRates.cnbUrl, parseCnb] : [exchangeRates.ecbUrl, parseEcb];
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > mostCharacters) throw new Error(`${url} answered ${text.length} characters`);
  return parse(text);
}

/** As rates are stored; undefined for one that cannot be. */
function rounded(rate: number | undefined): number | undefined {
  if (rate === undefined || rate < rateLimits.min || rate > rateLimits.max) return undefined;
  return Number(rate.toFixed(8));
}
