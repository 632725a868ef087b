import type { Context } from '#server/context.ts';
import { countWaiting, listAdministratorsOf } from './digest.queries.ts';
import { queueDigest, type WaitingNumbers } from '../mails.ts';

const earliestHour = 8;
const pragueTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * Mails each administrator how many items wait within their scopes, unless none does. At most once a day, from
 * eight in the morning in Prague, however often it is called.
 */
export async function sendDigest({ db, now }: Context): Promise<void> {
  const { day, hour } = readPragueTime(now());
  if (hour < earliestHour) return;
  const waiting = await countWaiting(db);
  await db.transaction().execute(async (tx) => {
    for (const administrator of await listAdministratorsOf(tx, ['adverts', 'users'])) {
      const theirs = numbersIn(administrator.scopes, waiting);
      if (Object.values(theirs).some((number) => number > 0)) await queueDigest(tx, administrator, theirs, day);
    }
  });
}

function numbersIn(
  scopes: readonly string[],
  { registrations, ...ofAdverts }: Required<WaitingNumbers>,
): WaitingNumbers {
  return { ...(scopes.includes('adverts') && ofAdverts), ...(scopes.includes('users') && { registrations }) };
}

function readPragueTime(time: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(pragueTime.formatToParts(time).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}
