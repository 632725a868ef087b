import { useMemo, useState } from 'react';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { choiceSearch, readChoice, type ListingChoice } from './listing-address.ts';

export interface ChoiceControl {
  readonly choice: ListingChoice;
  /** Changes filters or order at once and goes to the first page of what they give. */
  readonly change: (patch: Partial<ListingChoice>) => void;
  readonly hrefOf: (choice: ListingChoice, page?: number) => string;
}

/** The choice of the page's address; a change shows in the controls before its results have arrived. */
export function useListingChoice(isSearch: boolean): ChoiceControl {
  const { path, search } = usePage();
  const { navigate, isNavigating } = useNavigation();
  const arrived = useMemo(() => readChoice(new URLSearchParams(search), { isSearch }), [search, isSearch]);
  const [pending, setPending] = useState<ListingChoice>();
  // Its results are here, or can't be had.
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
