import type { PastTopping, Topping } from '#shared/topping/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { toppingDays } from '#shared/topping/topping.ts';
import type { Context } from '#server/context.ts';
import { ownDocumentsOf, presentPaying, presentRequest } from '#server/features/paid-services/index.ts';
import { readEffect } from './effect.ts';
import { getPrices } from './prices.ts';
import { findOwnAdvert } from './request-topping.ts';
import { obstacleOf } from './topping-policy.ts';
import { findRunningEnd, listToppingsOf, type ToppedAdvert, type ToppingRow } from './topping.queries.ts';

const day = 86_400_000;
/** How many toppings, the newest first, are compared with similar adverts, which costs several queries each. */
const comparedToppings = 5;

/** The toppings of an advert as its owner sees them. @throws not_found for another's advert */
export async function getTopping(
  context: Context,
  { accountId, advertId, lang }: { readonly accountId: number; readonly advertId: number; readonly lang: Locale },
): Promise<Topping> {
  const { db, config, now } = context;
  const advert = await findOwnAdvert(db, accountId, advertId, lang);
  const rows = await listToppingsOf(db, advertId);
  const open = rows.find(isOpen);
  const prices = await getPrices(db, context);
  const until = await findRunningEnd(db, advertId, { at: now() });
  return {
    advert: {
      id: advert.id,
      name: advert.name,
      slug: advert.slug,
      category_slug: advert.category_slug,
      is_public: advert.is_listed,
      expires_at: advert.expires_at?.toISOString() ?? null,
    },
    obstacle: obstacleOf(advert) ?? null,
    topped_until: until?.toISOString() ?? null,
    offers: toppingDays.map((days) => ({
      days,
      price: { amount: prices[days], currency: config.shop.currency },
      ends_at: new Date((until ?? now()).getTime() + days * day).toISOString(),
    })),
    ...(await presentPaying(context, accountId, open)),
    open: open
      ? {
          state: open.topping_state === 'unpaid' ? 'unpaid' : 'requested',
          days: open.days,
          price: priceOf(open),
          request: await presentRequest(context, open),
        }
      : null,
    history: await presentHistory(
      context,
      advert,
      rows.filter((row) => !isOpen(row)),
    ),
  };
}

const isOpen = ({ topping_state: state }: ToppingRow) => state === 'unpaid' || state === 'requested';
const priceOf = ({ fee_minor: amount, currency_code: currency }: ToppingRow) => ({ amount, currency });

async function presentHistory(
  { db, now }: Context,
  advert: ToppedAdvert,
  rows: readonly ToppingRow[],
): Promise<PastTopping[]> {
  const documentsOf = await ownDocumentsOf(db, rows);
  const history: PastTopping[] = [];
  let compared = 0;
  for (const row of rows) {
    const { starts_at: startsAt, ends_at: endsAt } = row;
    const wasTopped = (row.topping_state === 'running' || row.topping_state === 'ended') && startsAt && endsAt;
    const isCompared = wasTopped && compared < comparedToppings;
    if (isCompared) compared += 1;
    history.push({
      id: row.id,
      number: row.number,
      state: row.topping_state,
      days: row.days,
      price: priceOf(row),
      started_at: row.started_at.toISOString(),
      starts_at: startsAt?.toISOString() ?? null,
      ends_at: endsAt?.toISOString() ?? null,
      reason: row.reason,
      is_refunded: row.state === 'refunded',
      documents: documentsOf(row),
      effect: isCompared ? await readEffect(db, advert, { startsAt, endsAt, now: now() }) : null,
    });
  }
  return history;
}
