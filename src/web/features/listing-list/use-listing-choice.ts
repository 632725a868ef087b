import { useMemo, useState } from 'react';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { choiceSearch, readChoice, type ListingChoice } from './listing-address.ts';

export interface ChoiceControl {
  readonly choice: ListingChoice;
  /** Changes filters or order at once and goes to the first page of the new results. */
  readonly change: (patch: Partial<ListingChoice>) => void;
  readonly hrefOf: (choice: ListingChoice, page?: number) => string;
}

/** The choice in the page's address; the controls show a change before its results have arrived. */
export function useListingChoice(isSearch: boolean): ChoiceControl {
  const { path, search } = usePage();
  const { navigate, isNavigating } = useNavigation();
  const arrived = useMemo(() => readChoice(new URLSearchParams(search), { isSearch }), [search, isSearch]);
  const [pending, setPending] = useState<ListingChoice>();
  // Its results have arrived, or failed to load.
  if (pending && !isNavigating) setPending(undefined);
  const choice = pending ?? arrived;
  const hrefOf = (next: ListingChoice, page?: number) => `${path}${choiceSearch(next, page)}`;
  return {
    choice,
    hrefOf,
    change: (patch) => {
      const next = { ...choice, ...patch };
      setPending(next);
      navigate(hrefOf(next), { keepScroll: true });
    },
  };
}
