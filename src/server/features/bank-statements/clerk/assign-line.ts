import { conflict, FieldError, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { listPayables, type PaymentSubjects, type Subject } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { eachInTransaction } from '#server/platform/db/each-in-transaction.ts';
import { lockLine, setLineState, type LineRow, type SuggestedShare } from '../bank-line.queries.ts';
import { bookShare } from '../book-share.ts';

interface Clerk {
  readonly actorId: number;
}

/**
 * A clerk assigns money that has come to one or several orders or services.
 * @throws not_found; conflict when it does not wait any more; FieldError on `shares`
 */
export function assignLine(
  context: Context,
  subjects: PaymentSubjects,
  { id, shares, actorId }: Clerk & { readonly id: number; readonly shares: readonly SuggestedShare[] },
): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    const line = await lockLine(tx, id);
    if (!line) throw notFound();
    if (line.state !== 'waiting' || line.amount_minor < 0) throw conflict();
    await assignLocked(context, tx, subjects, { line, shares, actorId });
  });
}

/** Assigns transactions as suggested, each in its own transaction. */
export function assignSuggested(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Clerk & { readonly ids: readonly number[] },
) {
  return eachInTransaction(context, { action: 'bank-lines.assign', ids }, async (tx, id) => {
    const line = await lockLine(tx, id);
    if (!line) return 'missing';
    if (line.state !== 'waiting' || line.amount_minor < 0) return 'not_waiting';
    const { suggestion: shares } = line;
    if (sumOf(shares) !== line.amount_minor) return 'no_suggestion';
    await assignLocked(context, tx, subjects, { line, shares, actorId });
    return undefined;
  });
}

interface Assignment extends Clerk {
  readonly line: LineRow;
  readonly shares: readonly SuggestedShare[];
}

async function assignLocked(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  { line, shares, actorId }: Assignment,
): Promise<void> {
  if (sumOf(shares) !== line.amount_minor) throw fieldError('shares', 'shares_differ');
  const found = await findSubjects(tx, shares);
  let state: 'matched' | 'partial' = 'matched';
  for (const { subject, symbol, amount } of found)
    if ((await bookShare(context, tx, subjects, { line, subject, symbol, amount, actorId })) === 'partial')
      state = 'partial';
  const at = context.now();
  await setLineState(tx, line.id, { state, actorId, at });
  const after = {
    shares: shares.map(({ symbol, amount }) => `${symbol}: ${plainAmount(amount)} ${line.currency_code}`),
  };
  await recordAudit(tx, [{ actorId, action: 'assign', entity: 'bank_line', entityId: line.id, after }], at);
}

const sumOf = (shares: readonly SuggestedShare[]) => shares.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What the symbols stand for, in the order in which every assignment locks it.
 * @throws FieldError on `shares` when one stands for nothing
 */
async function findSubjects(
  tx: Tx,
  shares: readonly SuggestedShare[],
): Promise<(SuggestedShare & { readonly subject: Subject })[]> {
  const payables = await listPayables(
    tx,
    shares.map(({ symbol }) => symbol),
  );
  const unknown = shares.find(({ symbol }) => !payables.some((each) => each.variable_symbol === symbol));
  if (unknown) throw new FieldError({ shares: ['symbol_unknown'] });
  return payables.flatMap(({ subject_kind: kind, subject_id: id, variable_symbol: symbol }) => {
    const share = shares.find((each) => each.symbol === symbol);
    return share ? [{ ...share, subject: { kind, id } }] : [];
  });
}
