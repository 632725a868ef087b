import { useEffect, useState } from 'react';

export interface Selection<Id> {
  readonly ids: readonly Id[];
  has(id: Id): boolean;
  toggle(id: Id): void;
  /** All of them, or none when all are chosen. */
  toggleAll(): void;
  clear(): void;
}

/** Rows of a list that are chosen for something done to several at once. Another list begins without any. */
export function useSelection<Id extends number | string>(offered: readonly Id[]): Selection<Id> {
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const key = offered.join(',');
  useEffect(() => setChosen([]), [key]);
  const isAll = offered.length > 0 && offered.every((id) => chosen.includes(id));
  return {
    ids: chosen,
    has: (id) => chosen.includes(id),
    toggle: (id) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    toggleAll: () => setChosen(isAll ? [] : offered),
    clear: () => setChosen([]),
  };
}
