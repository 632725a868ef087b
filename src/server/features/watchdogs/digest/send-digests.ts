import { isLocale, defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { readWatchedNames } from '#server/features/catalog/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueFound, type Digest } from '../mails.ts';
import { findAddressee, listDuePeople, takeDue, takeFound, type Person } from './digest.queries.ts';

const peopleAtOnce = 500;

/**
 * Tells people what their watchdogs have found: one mail for all watchdogs of a person that are due. Run by the worker
 * every minute; safe to repeat and to run in several workers.
 * @returns how many people were told
 */
export async function sendDigests(context: Context): Promise<number> {
  const { db, now } = context;
  const at = now();
  let told = 0;
  for (const person of await listDuePeople(db, at, peopleAtOnce))
    await db.transaction().execute(async (tx) => {
      if (await tell(context, tx, person, at)) told += 1;
    });
  return told;
}

async function tell(context: Context, tx: Tx, person: Person, at: Date): Promise<boolean> {
  const due = await takeDue(tx, person, at);
  const account = person.account_id === null ? undefined : await findAddressee(tx, person.account_id);
  if (due.length === 0 || (person.account_id !== null && !account)) return false;
  const locale = account ? (isLocale(account.locale) ? account.locale : defaultLocale) : due.at(-1)!.locale;
  const found = await takeFound(
    tx,
    due.map(({ id }) => id),
    { locale, at },
  );
  const parts = due
    .map((watchdog) => ({ watchdog, listings: found.filter((each) => each.watchdog_id === watchdog.id) }))
    .filter(({ listings }) => listings.length > 0);
  if (parts.length === 0) return false;
  const names = await readWatchedNames(
    context,
    parts.flatMap(({ watchdog }) => watchdog.query ?? []),
    locale,
  );
  const digest: Digest = { parts, categories: names.categories, at };
  await queueFound(context, tx, account ? { account } : { email: person.email!, locale }, digest);
  return true;
}
