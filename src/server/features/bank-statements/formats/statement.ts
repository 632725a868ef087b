import type { StatementFormat } from '#shared/bank-statements/bank-lines.ts';

/** A transaction, whatever the format of its file. */
export interface StatementLine {
  /** ISO date. */
  readonly bookedOn: string;
  /** Minor units; negative: money that left. */
  readonly amount: number;
  /** Null: the currency of the account. */
  readonly currency: string | null;
  /** An IBAN or a domestic number; empty: unknown. */
  readonly counterAccount: string;
  readonly counterName: string;
  /** Without leading zeros; empty: none. */
  readonly variableSymbol: string;
  readonly constantSymbol: string;
  readonly specificSymbol: string;
  readonly message: string;
  /** The bank's own id, unique within the account; null where the format has none. */
  readonly bankId: string | null;
  /** Takes back an earlier transaction. */
  readonly isReversal: boolean;
}

export interface Statement {
  readonly format: StatementFormat;
  /** An IBAN; in GPC files the 16 digits of prefix and number, without the bank. */
  readonly account: string;
  /** Null: the file does not say. */
  readonly currency: string | null;
  readonly number: string;
  /** ISO dates. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Minor units. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly lines: readonly StatementLine[];
}

/** A file that is not what its format requires. `line`: of a text file, or the position of the transaction in JSON. */
export class BrokenStatement extends Error {
  readonly line: number;

  constructor(line: number, what: string) {
    super(`${what} (line ${line})`);
    this.name = 'BrokenStatement';
    this.line = line;
  }
}

/** Longer texts are cut: they come from strangers. */
const longestText = 500;

export function plainTextOf(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestText);
}

/** A symbol as it is compared: digits without leading zeros; empty for anything else. */
export function symbolOf(text: string): string {
  return /^\d{1,10}$/.exec(text.trim())?.[0].replace(/^0+/, '') ?? '';
}

/** A written decimal in minor units, without a detour through fractions of floats; undefined when it is none. */
export function minorUnitsOf(text: string): number | undefined {
  const [, sign, whole = '', part = ''] = /^([+-]?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const units = Number(`${whole}${part.padEnd(2, '0')}`);
  return sign === '-' && units !== 0 ? -units : units;
}

/** Whether a day exists: formats with fixed columns shift when a character is lost. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}
