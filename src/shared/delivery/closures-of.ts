interface Closure {
  /** Null: all branches. */
  readonly branch_id: number | null;
  readonly day: string;
}

/**
 * Days on which a branch is closed. If a day is closed both for all branches and for this one, only the branch's own
 * closure is listed.
 */
export function closuresOf<Row extends Closure>(branchId: number, closures: readonly Row[]): Row[] {
  const own = new Set(closures.filter(({ branch_id: id }) => id === branchId).map(({ day }) => day));
  return closures.filter(({ branch_id: id, day }) => id === branchId || (id === null && !own.has(day)));
}
