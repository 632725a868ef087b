import { useState } from 'react';
import { matchedAtOnce } from '#shared/products/limits.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import type { ChosenProducts, ProductChoice } from './product-list.ts';

interface FoundProducts {
  /** Rows on the page. */
  readonly offered: number;
  readonly total: number;
  readonly choice: ProductChoice;
}

interface Matching {
  /** Offers to select those on other pages, too. */
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
  readonly chosen: ChosenProducts;
}

/**
 * Whether all products that match the filters are selected, not only rows of this page. Deselecting a row or changing the
 * filters selects rows again.
 */
export function useMatching({ ids }: Selection<number>, { offered, total, choice }: FoundProducts): Matching {
  const { search } = usePage();
  const [chosenFor, setChosenFor] = useState<string>();
  const isPossible = ids.length === offered && total > offered && total <= matchedAtOnce;
  const isChosen = isPossible && chosenFor === search;
  const { sort: _sort, page: _page, lang: _lang, ...filter } = choice;
  return {
    isOffered: isPossible && !isChosen,
    isChosen,
    choose: () => setChosenFor(search),
    chosen: isChosen ? { filter } : { ids: [...ids] },
  };
}
