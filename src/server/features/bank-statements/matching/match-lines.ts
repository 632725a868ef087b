import type { Context } from '#server/context.ts';
import { settleSentTransfer, type PaymentSubjects } from '#server/features/payments/index.ts';
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { listNewLines, lockLine, setLineState, type LineRow } from '../bank-line.queries.ts';
import { insertShare } from '../bank-share.queries.ts';
import { bookShare } from '../book-share.ts';
import { judgeLine } from './judge-line.ts';

const batch = 100;

/** What else money that has left may concern; `taken_out`: a payment that was not to be sent any more. */
export type OutgoingMatcher = (
  tx: Tx,
  sent: { readonly symbol: string; readonly amount: number; readonly currency: string },
) => Promise<'sent' | 'taken_out' | undefined>;

/**
 * Matches transactions that no job has matched yet, each in its own transaction: after a crash the next run continues
 * with those that are left.
 * @returns how many were matched or given to the clerks
 */
export function matchLines(
  context: Context,
  subjects: PaymentSubjects,
  matchOutgoing: OutgoingMatcher = () => Promise.resolve(undefined),
): Promise<number> {
  return inBatches(async () => {
    const ids = await listNewLines(context.db, batch);
    for (const id of ids) await matchOne(context, subjects, id, matchOutgoing);
    return ids.length;
  });
}

async function matchOne(
  context: Context,
  subjects: PaymentSubjects,
  id: number,
  matchOutgoing: OutgoingMatcher,
): Promise<void> {
  try {
    await context.db.transaction().execute(async (tx) => {
      const line = await lockLine(tx, id);
      if (line?.state !== 'new') return;
      if (line.amount_minor < 0) await matchSent(context, tx, subjects, line, matchOutgoing);
      else await matchReceived(context, tx, subjects, line);
    });
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    // One transaction must not hold up all others: a clerk decides about it.
    context.log.error('A bank transaction could not be matched', { line: id, error });
    await context.db.transaction().execute(async (tx) => {
      const line = await lockLine(tx, id);
      if (line?.state === 'new')
        await setLineState(tx, id, { state: 'waiting', reason: 'undone', actorId: null, at: context.now() });
    });
  }
}

/** Nothing is wrong with the transaction, so the job is repeated: a lost connection, a deadlock, a server that stops. */
function isOfDatabase(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return isDatabaseUnavailable(error) || (typeof code === 'string' && /^(40|53|57)/.test(code));
}

async function matchReceived(context: Context, tx: Tx, subjects: PaymentSubjects, line: LineRow): Promise<void> {
  const judgement = await judgeLine(tx, line);
  const decided = { actorId: null, at: context.now() };
  if (judgement.isCertain) {
    const { subject_kind: kind, subject_id: id, variable_symbol: symbol } = judgement.payable;
    const booking = { line, subject: { kind, id }, symbol, amount: line.amount_minor, actorId: null };
    await setLineState(tx, line.id, { state: await bookShare(context, tx, subjects, booking), ...decided });
    return;
  }
  const { reason, suggestion, together = [] } = judgement;
  await setLineState(tx, line.id, { state: 'waiting', reason, suggestion, ...decided });
  for (const id of together) {
    const other = await lockLine(tx, id);
    if (other?.state !== 'waiting') continue;
    const share = { symbol: other.variable_symbol, amount: other.amount_minor };
    await setLineState(tx, id, { state: 'waiting', reason, suggestion: [share], note: other.note, ...decided });
  }
}

/** A refund or a payout, if its symbol and sum say so. */
async function matchSent(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  line: LineRow,
  matchOutgoing: OutgoingMatcher,
): Promise<void> {
  const at = context.now();
  const amount = -line.amount_minor;
  const decided = { actorId: null, at };
  if (line.is_reversal) {
    await setLineState(tx, line.id, { state: 'waiting', reason: 'reversal', ...decided });
    return;
  }
  const { variable_symbol: symbol, currency_code: currency } = line;
  const own = { lineId: line.id, symbol, amount, ...decided };
  // A payment of a batch first: it may be the refund that has the same symbol.
  const outgoing = symbol === '' ? undefined : await matchOutgoing(tx, { symbol, amount, currency });
  const isMatched = outgoing === 'sent';
  const sent =
    isMatched || symbol === ''
      ? undefined
      : await settleSentTransfer(tx, subjects, { variableSymbol: symbol, amount, currency, at });
  if (isMatched) await insertShare(tx, { ...own, subject: null, outcome: 'payout', paymentId: null });
  if (sent) await insertShare(tx, { ...own, ...sent, outcome: 'refund' });
  if (outgoing === 'taken_out' && !sent) {
    await setLineState(tx, line.id, { state: 'waiting', reason: 'taken_out', ...decided });
    return;
  }
  await setLineState(tx, line.id, { state: isMatched || sent ? 'matched' : 'irrelevant', ...decided });
}
