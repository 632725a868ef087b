import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { LinkedWatchdog } from '#shared/watchdogs/contract.ts';
import { confirmationDays } from '#shared/watchdogs/limits.ts';
import type { Context } from '#server/context.ts';
import { pathOf } from '../list-watchdogs.ts';
import { confirmByToken, endByToken, findByToken } from './guest-watchdog.queries.ts';

const noNames = { categories: new Map(), sellers: new Map(), brands: [], packages: [], origins: [] };

/** @throws not_found (404) for an unknown link, and for one that was not confirmed in time */
export async function getLinked({ db, now }: Context, token: string, locale: Locale): Promise<LinkedWatchdog> {
  const row = await findByToken(db, token, locale);
  const isLate = row?.state === 'unconfirmed' && row.created_at <= confirmableAfter(now());
  if (!row || isLate) throw notFound();
  const { kind, state, others, listing, account_id: accountId } = row;
  return {
    kind,
    state,
    others,
    name: listing?.name ?? row.name,
    of_guest: accountId === null,
    path: pathOf(row, noNames, locale),
  };
}

/** Starts a guest's watchdog. Repeated, or for one that runs, it changes nothing. @throws not_found (404) */
export async function confirmWatchdog(context: Context, token: string, locale: Locale): Promise<LinkedWatchdog> {
  await context.db.transaction().execute((tx) => confirmByToken(tx, token, confirmableAfter(context.now())));
  return getLinked(context, token, locale);
}

/** Ends a watchdog, or all of its owner. An unknown link has ended already. */
export async function endWatchdogs({ db, now }: Context, token: string, isAll: boolean): Promise<void> {
  await db.transaction().execute((tx) => endByToken(tx, token, { isAll, at: now() }));
}

function confirmableAfter(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * 86_400_000);
}
