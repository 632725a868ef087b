import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { lastFetchedDay } from '../bank-statement.queries.ts';
import { parseFioJson } from '../formats/fio-json.ts';
import { storeStatement } from '../import-statements.ts';

const timeLimitMs = 20_000;
const mostCharacters = 20_000_000;
const dayMs = 86_400_000;
/** Transactions may be booked on an earlier day afterwards; what is known already is left out. */
const overlapDays = 4;
/** The token of the bank reads no further back without a confirmation. */
const longestDays = 80;

/**
 * Fetches the transactions of the last days from the API of Fio banka; without a token nothing happens. It asks for days,
 * not for what is new since the last call: that cursor moves at the bank even if storing fails here, and transactions
 * would be lost. The bank answers one call in 30 s; a refused one is repeated by the next run of the job.
 */
export async function fetchFio(context: Context): Promise<void> {
  const { config, db, log, now } = context;
  const { fio, iban } = config.bank;
  if (!fio) return;
  const today = now();
  const last = await lastFetchedDay(db, iban);
  const earliest = today.getTime() - longestDays * dayMs;
  const from = last === null ? earliest : Math.max(Date.parse(last) - overlapDays * dayMs, earliest);
  const days = `${isoDay(new Date(from))}/${isoDay(today)}`;
  const answer = await fetch(`${fio.url}/periods/${fio.token}/${days}/transactions.json`, {
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch((error: unknown) => {
    // The address holds the token, so the error itself is not logged.
    log.warn('The bank could not be reached', { kind: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  });
  if (!answer) return;
  if (!answer.ok) {
    await answer.body?.cancel();
    log.warn('The bank refused to give transactions', { status: answer.status });
    return;
  }
  const text = await answer.text();
  if (text.trim() === '') return;
  if (text.length > mostCharacters) throw new Error(`The bank answered ${text.length} characters`);
  const statement = parseFioJson(text);
  await db.transaction().execute((tx) => storeStatement(context, tx, statement, { fileName: '', actorId: null }));
}
