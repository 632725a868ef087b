/** One line of the table: what was measured, beside a baseline of the same run, and what it may be. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly baseline: string;
  readonly budget: string;
  readonly isWithinBudget: boolean;
}

export interface BenchOptions {
  /** A PostgreSQL server on which the bench makes databases of its own. */
  readonly databaseServer: string;
  /** Rows of the large set. */
  readonly listings: number;
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;
