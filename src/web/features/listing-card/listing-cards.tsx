import type { ListingCard as Listing } from '#shared/catalog/contract.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { PageFragment } from '#web/page/page-fragment.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { cardsClass, enlivenCards } from './enliven-cards.ts';
import { areSent, sentCards, type ShownCards } from './shown-cards.ts';
import { useCurrentRates } from './use-current-rates.ts';

interface ListingCardsProps {
  readonly listings: ShownCards;
  readonly headingLevel?: 2 | 3 | 4;
  /** Number of cards above the fold. */
  readonly priorityCount?: number;
  readonly className: string;
  /** Of the element around each card. */
  readonly itemClassName?: string;
}

const loadCard = lazyPart(() => import('./listing-card.tsx'));
let card = import.meta.env.SSR ? await import('./listing-card.tsx') : undefined;

/** Loads what shows cards that the server has not sent: `parts` of every screen with cards. */
export async function loadListingCards(): Promise<void> {
  card ??= await loadCard();
}

/** Cards of listings as a list, a fragment of the page. */
export function ListingCards({ listings, className, ...look }: ListingCardsProps) {
  const isSent = areSent(listings);
  useCurrentRates(isSent);
  const loaded = useChunk(loadCard, !isSent && card === undefined);
  const code = card ?? loaded;
  const enliven = enlivenCards[usePage().locale];
  return (
    <PageFragment
      as="ul"
      className={`${cardsClass} ${className}`}
      data={listings}
      rest={import.meta.env.SSR && sentCards(listings)}
      isSent={isSent}
      enliven={enliven}
      snippets={() => (code ? (listings as readonly Listing[]).map((each, at) => snippetOf(code, each, at, look)) : [])}
    />
  );
}

type Code = NonNullable<typeof card>;

function snippetOf(
  { ListingCard }: Code,
  listing: Listing,
  at: number,
  { headingLevel = 3, priorityCount = 0, itemClassName }: Omit<ListingCardsProps, 'listings' | 'className'>,
) {
  const priority = at < priorityCount;
  return {
    of: listing,
    look: `card ${headingLevel} ${priority} ${itemClassName}`,
    element: (
      <li key={listing.id} className={itemClassName}>
        <ListingCard listing={listing} headingLevel={headingLevel} priority={priority} />
      </li>
    ),
  };
}
