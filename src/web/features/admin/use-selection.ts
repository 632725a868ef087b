import { useEffect, useState } from 'react';

export interface Selection {
  readonly ids: readonly number[];
  has(id: number): boolean;
  toggle(id: number): void;
  /** All of them, or none when all are chosen. */
  toggleAll(): void;
  clear(): void;
}

/** Rows of a list that are chosen for something done to several at once. Another list begins without any. */
export function useSelection(offered: readonly number[]): Selection {
  const [chosen, setChosen] = useState<readonly number[]>([]);
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
