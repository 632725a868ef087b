import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsNavigating, useNavigation, usePage } from '#web/page/page-context.tsx';
import { choiceSearch, readChoice, type ListingChoice } from './listing-address.ts';

type ChoicePatch = Partial<ListingChoice>;

export interface ChoiceControl {
  readonly choice: ListingChoice;
  /**
   * Changes filters or order at once and goes to the first page of the new results. A change may be a transition; one
   * that depends on the choice is then a function of the latest one, which is not shown yet.
   */
  readonly change: (patch: ChoicePatch | ((latest: ListingChoice) => ChoicePatch)) => void;
  readonly hrefOf: (choice: ListingChoice, page?: number) => string;
}

/** The choice in the page's address; the controls show a change before its results have arrived. */
export function useListingChoice(isSearch: boolean): ChoiceControl {
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const isNavigating = useIsNavigating();
  const arrived = useMemo(() => readChoice(new URLSearchParams(search), { isSearch }), [search, isSearch]);
  const [pending, setPending] = useState<ListingChoice>();
  // Its results have arrived, or failed to load.
  if (pending && !isNavigating) setPending(undefined);
  const choice = pending ?? arrived;
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);
  const hrefOf = (next: ListingChoice, page?: number) => `${path}${choiceSearch(next, page)}`;
  return {
    choice,
    hrefOf,
    change: (patch) => {
      const next = { ...latest.current, ...(typeof patch === 'function' ? patch(latest.current) : patch) };
      latest.current = next;
      setPending(next);
      navigate(hrefOf(next), { keepScroll: true });
    },
  };
}
