import type { ListingCard as Listing } from '#shared/catalog/contract.ts';
import { classes } from '#web/ui/classes.ts';
import { ListingCard } from './listing-card.tsx';

interface ListingGridProps {
  readonly listings: readonly Listing[];
  readonly headingLevel?: 2 | 3 | 4;
  /** Number of cards above the fold. */
  readonly priorityCount?: number;
  readonly className?: string;
}

/** Cards of listings: two columns on mobile, five on a full HD screen. */
export function ListingGrid({ listings, headingLevel, priorityCount = 0, className }: ListingGridProps) {
  return (
    <ul
      className={classes(
        'grid grid-cols-2 gap-2.5 tablet:grid-cols-3 tablet:gap-4 wide:grid-cols-4 fullhd:grid-cols-5',
        className,
      )}
    >
      {listings.map((listing, at) => (
        <li key={listing.id}>
          <ListingCard listing={listing} headingLevel={headingLevel} priority={at < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
