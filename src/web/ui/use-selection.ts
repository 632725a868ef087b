import { useState } from 'react';

export interface Selection<Id> {
  readonly ids: readonly Id[];
  has(id: Id): boolean;
  toggle(id: Id): void;
  /** Selects all rows, or none if all are selected. */
  toggleAll(): void;
  clear(): void;
}

/** Selected rows of a list, for bulk actions. A row that left the list is not selected. */
export function useSelection<Id extends number | string>(offered: readonly Id[]): Selection<Id> {
  const [ever, setChosen] = useState<readonly Id[]>([]);
  const chosen = ever.filter((id) => offered.includes(id));
  const isAll = offered.length > 0 && offered.every((id) => chosen.includes(id));
  return {
    ids: chosen,
    has: (id) => chosen.includes(id),
    toggle: (id) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    toggleAll: () => setChosen(isAll ? [] : offered),
    clear: () => setChosen([]),
  };
}
