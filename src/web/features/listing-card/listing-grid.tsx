import { classes } from '#web/ui/classes.ts';
import { ListingCards } from './listing-cards.tsx';
import type { ShownCards } from './shown-cards.ts';

interface ListingGridProps {
  readonly listings: ShownCards;
  readonly headingLevel?: 2 | 3 | 4;
  /** Number of cards above the fold. */
  readonly priorityCount?: number;
  readonly className?: string;
}

/** Cards of listings: two columns on mobile, five on a full HD screen. */
export function ListingGrid({ className, ...cards }: ListingGridProps) {
  return (
    <ListingCards
      {...cards}
      className={classes(
        'grid grid-cols-2 gap-2.5 tablet:grid-cols-3 tablet:gap-4 wide:grid-cols-4 fullhd:grid-cols-5',
        className,
      )}
    />
  );
}
