import type { ReactNode } from 'react';
import { ListingCards } from '#web/features/listing-card/listing-cards.tsx';
import type { ShownCards } from '#web/features/listing-card/shown-cards.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Hides items of an incomplete last row, for 3, 4 and 5 columns. */
const wholeRows = {
  1: 'tablet:max-wide:[&>:nth-child(n+4)]:hidden wide:max-fullhd:[&>:nth-child(n+5)]:hidden fullhd:[&>:nth-child(n+6)]:hidden',
  2: 'tablet:max-wide:[&>:nth-child(n+7)]:hidden wide:max-fullhd:[&>:nth-child(n+9)]:hidden fullhd:[&>:nth-child(n+11)]:hidden',
} as const;

/** Estimated height of a skipped section (`content-visibility`), from the tablet width on. */
const estimatedHeights = { 1: '', 2: 'tablet:[contain-intrinsic-size:auto_68rem]' } as const;

interface ListingRowProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Shown next to the title. */
  readonly note?: ReactNode;
  readonly listings: ShownCards;
  /** Rows of the grid. */
  readonly rows?: keyof typeof wholeRows;
  /** On the first screen: painted and its pictures loaded at once. */
  readonly isFirst?: boolean;
  /** The page with the full list. */
  readonly all?: { readonly href: string; readonly text: ReactNode };
}

/** A section of listings: a scrolling row on mobile, otherwise a grid of complete rows. */
export function ListingRow({ id, title, note, listings, rows = 2, isFirst = false, all }: ListingRowProps) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={isFirst ? undefined : classes('later-part', estimatedHeights[rows])}>
      <header className="mb-3 flex tablet:mb-5 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl tablet:text-2xl">
          {title}
        </h2>
        {note && <p className="text-sm text-muted">{note}</p>}
        {all && (
          <a
            href={all.href}
            className="inline-flex items-center gap-1 py-1 font-semibold text-link no-underline hover:underline"
          >
            {all.text}
            <Icon name="arrow-right" size={18} />
          </a>
        )}
      </header>
      <ListingCards
        listings={listings}
        priorityCount={isFirst ? 2 : 0}
        className={classes(
          '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-2',
          'tablet:mx-0 tablet:grid tablet:grid-cols-3 tablet:gap-4 tablet:overflow-visible tablet:px-0 tablet:pb-0 wide:grid-cols-4 fullhd:grid-cols-5',
          wholeRows[rows],
        )}
        itemClassName="w-[44%] shrink-0 snap-start tablet:w-auto"
      />
    </section>
  );
}
