import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { ShownCards } from '#web/features/listing-card/shown-cards.ts';
import { ListingGrid } from '#web/features/listing-card/listing-grid.tsx';
import { classes } from '#web/ui/classes.ts';
import { Verbatim } from '#web/ui/verbatim.tsx';

interface RowProps {
  readonly listing: ListingDetail;
  readonly className?: string;
}

export function SimilarListings({ listing: { similar, state, stock, offer_type }, className }: RowProps) {
  return (
    <Row listings={similar} className={className}>
      {offer_type === 'demand' ? (
        <Trans>Podobné poptávky</Trans>
      ) : state === 'sold' ? (
        <Trans>Podobné nabídky, které jsou k mání</Trans>
      ) : stock === 'sold_out' ? (
        <Trans>Podobné zboží skladem</Trans>
      ) : (
        <Trans>Podobné nabídky</Trans>
      )}
    </Row>
  );
}

export function FurtherOfSeller({ listing: { seller_further, seller }, className }: RowProps) {
  return (
    <Row listings={seller_further} className={className}>
      <Trans>
        Další inzeráty uživatele <Verbatim text={seller?.username} />
      </Trans>
    </Row>
  );
}

function Row({
  listings,
  children,
  className,
}: {
  listings: ShownCards;
  children: ReactNode;
  className: string | undefined;
}) {
  const headingId = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes('print:hidden', className)}>
      <h2 id={headingId} className="mb-4 text-xl">
        {children}
      </h2>
      <ListingGrid listings={listings} />
    </section>
  );
}
