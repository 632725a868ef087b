import { unpaidToppingDays } from '#shared/topping/topping.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { lockService } from '#server/features/paid-services/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { readEffect } from './effect.ts';
import { queueEnded, queueEnding } from './mails.ts';
import { giveUpTopping } from './request-topping.ts';
import { findAdvertState, listGivenUp, listOver, listUnreminded } from './sweep.queries.ts';
import { hasEndedForGood } from './topping-policy.ts';
import { findAdvert, findRunningEnd, findTopping, updateTopping, type ToppingRow } from './topping.queries.ts';

const day = 86_400_000;

/**
 * Ends toppings whose time is over, reminds of those that end tomorrow, and gives up the requests of sold and deleted
 * adverts and unpaid ones that are forgotten. Run by the worker every minute; each topping commits by itself.
 */
export async function sweepToppings(context: Context): Promise<void> {
  const { db } = context;
  const now = context.now();
  for (const id of await listOver(db, now)) await change(context, id, (tx, row) => end(context, tx, row, now));
  const until = new Date(now.getTime() + day);
  for (const id of await listUnreminded(db, { now, until }))
    await change(context, id, (tx, row) => remind(context, tx, row, now));
  const before = new Date(now.getTime() - unpaidToppingDays * day);
  for (const id of await listGivenUp(db, before))
    await change(context, id, async (tx, row) => {
      if (row.topping_state !== 'unpaid' && row.topping_state !== 'requested') return;
      const state = row.listing_id === null ? null : await findAdvertState(tx, row.listing_id);
      const isForgotten = row.topping_state === 'unpaid' && row.started_at < before;
      if (hasEndedForGood(state) || isForgotten) {
        const reason = state === 'sold' ? 'advert_sold' : 'advert_deleted';
        await giveUpTopping(tx, row, { at: now, reason });
      }
    });
}

/** Locks the topping as every change does and reads it again. */
async function change({ db }: Context, id: number, work: (tx: Tx, row: ToppingRow) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockService(tx, id);
    const row = await findTopping(tx, id);
    if (row) await work(tx, row);
  });
}

async function end(context: Context, tx: Tx, row: ToppingRow, now: Date): Promise<void> {
  const { id, listing_id: advertId, starts_at: startsAt, ends_at: endsAt } = row;
  if (row.topping_state !== 'running' || !startsAt || !endsAt || endsAt > now) return;
  await updateTopping(tx, id, { state: 'ended' });
  const advert = advertId === null ? undefined : await findAdvert(tx, advertId, defaultLocale);
  // An extension goes on: there is nothing to tell.
  if (!advert || (await findRunningEnd(tx, advert.id, { at: now }))) return;
  await queueEnded(context, tx, row, await readEffect(tx, advert, { startsAt, endsAt, now }));
}

async function remind(context: Context, tx: Tx, row: ToppingRow, now: Date): Promise<void> {
  const { id, listing_id: advertId, ends_at: endsAt } = row;
  if (row.topping_state !== 'running' || !endsAt || advertId === null) return;
  await updateTopping(tx, id, { reminded_at: now });
  const isExtended = (await findRunningEnd(tx, advertId, { at: endsAt })) !== null;
  if (!isExtended) await queueEnding(context, tx, row, endsAt);
}
