import type { BankLine, BankStatement } from '#shared/bank-statements/admin-contract.ts';
import type { Money } from '#shared/money/money.ts';
import type { ShareRow } from './bank-share.queries.ts';
import type { StatementRow } from './bank-statement.queries.ts';
import type { ListedLine } from './clerk/line-list.queries.ts';
import { isUndoable } from './clerk/undoable.ts';

export function presentStatement(row: StatementRow): BankStatement {
  const { currency_code: currency, opening_minor: opening, closing_minor: closing, imported_at, ...rest } = row;
  return {
    ...rest,
    opening: opening === null ? null : { amount: opening, currency },
    closing: closing === null ? null : { amount: closing, currency },
    imported_at: imported_at.toISOString(),
  };
}

export function presentLine(
  row: ListedLine,
  allShares: readonly ShareRow[],
  dues: ReadonlyMap<string, Money>,
): BankLine {
  const { currency_code: currency, amount_minor: amount, decided_at, suggestion, ...rest } = row;
  const { account: _account, format: _format, is_reversal: _isReversal, ...shown } = rest;
  const shares = allShares.filter(({ line_id: id }) => id === row.id);
  return {
    ...shown,
    amount: { amount, currency },
    suggestion: suggestion.map((share) => ({
      symbol: share.symbol,
      amount: { amount: share.amount, currency },
      due: dues.get(share.symbol) ?? null,
    })),
    shares: shares.map((share) => ({
      symbol: share.variable_symbol,
      amount: { amount: share.amount_minor, currency },
      outcome: share.outcome,
      order_id: share.subject_kind === 'order' ? share.subject_id : null,
      service: share.subject_kind === 'order' ? null : share.subject_kind,
    })),
    decided_at: decided_at?.toISOString() ?? null,
    can_be_undone: isUndoable(row.state, shares),
  };
}
