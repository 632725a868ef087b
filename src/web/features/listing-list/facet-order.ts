interface Value {
  readonly id: number | string;
}

/** The ids of a filter's values, the chosen ones first, otherwise as offered. */
export function orderOfValues(values: readonly Value[], chosen: readonly string[]): Value['id'][] {
  const ids = values.map(({ id }) => id);
  const isChosen = (id: Value['id']) => chosen.includes(String(id));
  return [...ids.filter(isChosen), ...ids.filter((id) => !isChosen(id))];
}

/** Values in an earlier order; values that are new since then come last. */
export function inOrder<T extends Value>(values: readonly T[], order: readonly Value['id'][]): T[] {
  const known = order.flatMap((id) => values.filter((value) => value.id === id));
  return [...known, ...values.filter(({ id }) => !order.includes(id))];
}
