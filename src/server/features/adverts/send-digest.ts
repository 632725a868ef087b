import type { Context } from '#server/context.ts';
import { countWaiting, listAdvertAdministrators } from './digest.queries.ts';
import { queueDigest } from './mails.ts';

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
 * Tells administrators how much waits for them; nothing when nothing does. Once a day, not before eight in the
 * morning in Prague, however often it is called.
 */
export async function sendDigest({ db, now }: Context): Promise<void> {
  const { day, hour } = readPragueTime(now());
  if (hour < earliestHour) return;
  const waiting = await countWaiting(db);
  if (Object.values(waiting).every((number) => number === 0)) return;
  await db.transaction().execute(async (tx) => {
    for (const administrator of await listAdvertAdministrators(tx)) await queueDigest(tx, administrator, waiting, day);
  });
}

function readPragueTime(time: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(pragueTime.formatToParts(time).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}
