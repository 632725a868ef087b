interface Closure {
  /** Null: of all branches. */
  readonly branch_id: number | null;
  readonly day: string;
}

/**
 * Days on which a branch is closed. One that is closed for all and for the branch besides stands there once, as its own.
 */
export function closuresOf<Row extends Closure>(branchId: number, closures: readonly Row[]): Row[] {
  const own = new Set(closures.filter(({ branch_id: id }) => id === branchId).map(({ day }) => day));
  return closures.filter(({ branch_id: id, day }) => id === branchId || (id === null && !own.has(day)));
}
