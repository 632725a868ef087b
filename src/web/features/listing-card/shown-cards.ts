import type { ListingCard } from '#shared/catalog/contract.ts';

/** What the page's state says about a card that the server sent as markup. */
export interface SentCard {
  readonly id: number;
  /** Missing if it is not. */
  readonly is_topped?: true;
  readonly name?: undefined;
}

/** Cards of a list: with their data, or all of them sent as markup. */
export type ShownCards = readonly (ListingCard | SentCard)[];

export function areSent(cards: ShownCards): cards is readonly SentCard[] {
  return cards.length > 0 && cards[0]!.name === undefined;
}

export function sentCards(cards: ShownCards): readonly SentCard[] {
  return cards.map(({ id, is_topped }) => (is_topped ? { id, is_topped } : { id }));
}
