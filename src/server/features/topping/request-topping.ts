import type { ServiceMethod } from '#shared/paid-services/services.ts';
import { alreadyPaid, conflict, notFound, toppingUnavailable } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { RefundReason } from '#shared/payments/payments.ts';
import type { ToppingDays } from '#shared/topping/topping.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import {
  beginService,
  cancelService,
  giveBackService,
  payService,
  type ServiceRow,
} from '#server/features/paid-services/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { getPrices } from './prices.ts';
import { obstacleOf } from './topping-policy.ts';
import {
  findAdvert,
  findOpenTopping,
  insertTopping,
  updateTopping,
  type ToppedAdvert,
  type ToppingRow,
} from './topping.queries.ts';

interface Paying {
  readonly accountId: number;
  readonly advertId: number;
  readonly days: ToppingDays;
  readonly method: ServiceMethod;
  readonly locale: Locale;
}

/**
 * Begins the request of a topping, or continues the open one, which keeps its price; safe to repeat.
 * @returns where to send the user; null for a bank transfer
 * @throws not_found for another's advert, topping_unavailable, already_paid, conflict when the open request is for
 *   other days, invoice_address_missing, payment_gateway_unavailable
 */
export function payTopping(context: Context, subjects: PaymentSubjects, paying: Paying): Promise<string | null> {
  return payService(context, subjects, paying.method, (tx) => findOrBegin(context, tx, paying));
}

async function findOrBegin(context: Context, tx: Tx, paying: Paying): Promise<ServiceRow> {
  const { accountId, advertId, days, method, locale } = paying;
  await lockAccount(tx, accountId);
  const advert = await findOwnAdvert(tx, accountId, advertId, locale);
  const open = await findOpenTopping(tx, advertId);
  if (open?.topping_state === 'requested') throw alreadyPaid();
  if (obstacleOf(advert)) throw toppingUnavailable();
  if (open) {
    if (open.days !== days) throw conflict();
    return open;
  }
  const price = (await getPrices(tx, context))[days];
  const service = await beginService(context, tx, { kind: 'topping', accountId, method, locale, price });
  await insertTopping(tx, { service_id: service.id, listing_id: advertId, days, state: 'unpaid' });
  return service;
}

/** @throws not_found for another's advert and for a deleted one */
export async function findOwnAdvert(db: Queryable, accountId: number, id: number, lang: Locale): Promise<ToppedAdvert> {
  const advert = await findAdvert(db, id, lang);
  if (advert?.account_id !== accountId || advert.advert_state === 'deleted') throw notFound();
  return advert;
}

/**
 * Cancels the unpaid request of an advert, or withdraws the paid one before it is approved; safe to repeat.
 * @throws not_found for another's advert
 */
export async function cancelTopping(
  { db, now }: Context,
  { accountId, advertId, locale }: Pick<Paying, 'accountId' | 'advertId' | 'locale'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await findOwnAdvert(tx, accountId, advertId, locale);
    const open = await findOpenTopping(tx, advertId);
    if (open) await giveUpTopping(tx, open, { at: now(), reason: 'withdrawal' });
  });
}

/** Cancels an open request; a paid one is refunded. The account is locked. */
export async function giveUpTopping(
  tx: Tx,
  open: ToppingRow,
  { at, reason }: { readonly at: Date; readonly reason: RefundReason },
): Promise<void> {
  if (open.topping_state === 'unpaid') {
    await cancelService(tx, open, at);
    await updateTopping(tx, open.id, { state: 'cancelled' });
  } else {
    await updateTopping(tx, open.id, { state: 'withdrawn', decided_at: at });
    await giveBackService(tx, open, { reason, actorId: null, at });
  }
}
