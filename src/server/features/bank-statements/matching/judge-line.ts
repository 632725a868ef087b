import type { LineReason } from '#shared/bank-statements/bank-lines.ts';
import { listPayables, type PayableRow } from '#server/features/payments/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import {
  hasTwinOfOtherFormat,
  listUnmatchedOfSymbol,
  type LineRow,
  type SuggestedShare,
} from '../bank-line.queries.ts';
import { isRecorded } from '../recorded-by-hand.ts';
import {
  listAwaitedOfPayers,
  listAwaitedOfSum,
  listAwaitedOfSymbols,
  listKnownPayers,
  listPayersOfSymbol,
  type AwaitedTransfer,
} from './candidates.queries.ts';
import { isTypo, symbolsIn } from './nearest-symbol.ts';
import { combinationOf } from './sums.ts';

/** Certain, or the reason why a clerk decides and what is suggested. */
export type Judgement =
  | { readonly isCertain: true; readonly payable: PayableRow }
  | {
      readonly isCertain: false;
      readonly reason: LineReason;
      readonly suggestion: readonly SuggestedShare[];
      /** Other transactions that wait for the same order and add up with this one. */
      readonly together?: readonly number[];
    };

/**
 * Judges money that has come. Certain is only what agrees in variable symbol, amount, currency and account, and is
 * awaited as a transfer or was recorded by hand before; the account is certain because only statements of the shop's
 * account are imported.
 */
export async function judgeLine(db: Queryable, line: LineRow): Promise<Judgement> {
  if (line.is_reversal) return unsure('reversal');
  const symbol = line.variable_symbol;
  const payables = symbol === '' ? [] : await listPayables(db, [symbol]);
  const [payable, second] = payables;
  if (await hasTwinOfOtherFormat(db, line)) return unsure('possible_duplicate', payable ? [whole(line, symbol)] : []);
  if (!payable) return judgeStranger(db, line);
  if (second) return unsure('symbol_unknown');
  return judgePayable(db, line, payable);
}

const unsure = (reason: LineReason, suggestion: readonly SuggestedShare[] = []): Judgement => ({
  isCertain: false,
  reason,
  suggestion,
});
const whole = (line: LineRow, symbol: string): SuggestedShare => ({ symbol, amount: line.amount_minor });
const shareOf = ({ symbol, amount }: AwaitedTransfer): SuggestedShare => ({ symbol, amount });

async function judgePayable(db: Queryable, line: LineRow, payable: PayableRow): Promise<Judgement> {
  const { amount_minor: amount, variable_symbol: symbol } = line;
  const { due_minor: due, settled_id: settledId } = payable;
  if (settledId !== null) {
    if (await isRecorded(db, payable, line.currency_code, amount)) return { isCertain: true, payable };
    return unsure('already_paid', [whole(line, symbol)]);
  }
  if (due === null || payable.due_provider !== 'bank_transfer') return unsure('not_by_transfer', [whole(line, symbol)]);
  if (payable.due_currency !== line.currency_code) return unsure('wrong_currency', [whole(line, symbol)]);
  if (amount === due) return { isCertain: true, payable };
  if (!payable.is_awaited) return unsure('order_ended', [whole(line, symbol)]);
  return amount < due ? judgeLower(db, line, due) : judgeHigher(db, line);
}

/** The rest may have come with other transactions. */
async function judgeLower(db: Queryable, line: LineRow, due: number): Promise<Judgement> {
  const symbol = line.variable_symbol;
  const others = (await listUnmatchedOfSymbol(db, symbol)).filter(
    ({ id, currency_code: currency }) => id !== line.id && currency === line.currency_code,
  );
  const rest = due - line.amount_minor;
  const single = others.find(({ amount_minor: amount }) => amount === rest);
  const sum = others.reduce((total, { amount_minor: amount }) => total + amount, 0);
  const together = single ? [single] : sum === rest ? others : [];
  if (together.length === 0) return unsure('amount_lower', [whole(line, symbol)]);
  return {
    isCertain: false,
    reason: 'several_transfers',
    suggestion: [whole(line, symbol)],
    together: together.map(({ id }) => id),
  };
}

/** One transfer may pay several orders of the same buyer. */
async function judgeHigher(db: Queryable, line: LineRow): Promise<Judgement> {
  const symbol = line.variable_symbol;
  const payers = await listPayersOfSymbol(db, symbol);
  const awaited = await listAwaitedOfPayers(db, payers);
  const combined = combinationOf(awaited.filter(isIn(line)), line.amount_minor);
  if (combined?.some((each) => each.symbol === symbol)) return unsure('several_orders', combined.map(shareOf));
  return unsure('amount_higher', [whole(line, symbol)]);
}

const isIn = (line: LineRow) => (awaited: AwaitedTransfer) => awaited.currency === line.currency_code;

/** The symbol is missing, or nothing has it. */
async function judgeStranger(db: Queryable, line: LineRow): Promise<Judgement> {
  const { variable_symbol: symbol, amount_minor: amount } = line;
  const named = await listAwaitedOfSymbols(db, symbolsIn(`${line.message} ${line.specific_symbol}`));
  const written = combinationOf(named.filter(isIn(line)), amount);
  if (written) return unsure('several_orders', written.map(shareOf));
  if (named.length === 1) return unsure('symbol_missing', [whole(line, named[0]!.symbol)]);
  const sameSum = await listAwaitedOfSum(db, amount, line.currency_code);
  const typos = sameSum.filter((awaited) => isTypo(symbol, awaited.symbol));
  if (symbol !== '' && typos.length === 1) return unsure('symbol_typo', typos.map(shareOf));
  const ofPayer = (await listAwaitedOfPayers(db, await listKnownPayers(db, line.counter_account))).filter(isIn(line));
  const exact = ofPayer.filter((awaited) => awaited.amount === amount);
  if (exact.length === 1) return unsure('known_payer', exact.map(shareOf));
  const combined = combinationOf(ofPayer, amount);
  if (combined) return unsure('several_orders', combined.map(shareOf));
  return unsure(symbol === '' ? 'symbol_missing' : 'symbol_unknown', sameSum.length === 1 ? sameSum.map(shareOf) : []);
}
