import { createHash } from 'node:crypto';
import type { StatementLine } from './formats/statement.ts';

/**
 * Identifies each transaction within its account, so that a file imported twice, or one that overlaps another, brings it
 * once: by the bank's id, else by its content. Equal ones are numbered: a statement holds whole days, so that another
 * file with the same day numbers them alike.
 */
export function withKeys<Line extends StatementLine>(lines: readonly Line[]): (Line & { readonly key: string })[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = line.bankId === null ? digestOf(line) : `id:${line.bankId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { ...line, key: count === 1 ? key : `${key}#${count}` };
  });
}

function digestOf(line: StatementLine): string {
  const { bookedOn, amount, currency, counterAccount, counterName, variableSymbol, specificSymbol, message } = line;
  const content = [bookedOn, amount, currency, counterAccount, counterName, variableSymbol, specificSymbol, message];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
