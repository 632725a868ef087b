import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Favourite } from '#shared/favourites/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { favouriteIds, noFavourites } from '#web/features/favourites/favourite-ids.ts';
import { loadFavourites, markAll, removeFavourite, restoreFavourite } from '#web/features/favourites/own-favourites.ts';
import { ListingCard } from '#web/features/listing-card/listing-card.tsx';
import { Price } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useStore } from '#web/ui/store.ts';

/** Favourites as cards, with what has become of each. A removed one leaves its place to the way back. */
export function FavouriteGrid({ favourites }: { favourites: readonly Favourite[] }) {
  const ids = useStore(favouriteIds, noFavourites);
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    loadFavourites().then(
      () => {
        // Some may have been added in another tab or on another device since the hearts were loaded.
        markAll(favourites.map(({ listing_id: id }) => id));
        setIsKnown(true);
      },
      () => undefined,
    );
  }, [favourites]);
  return (
    <ul className="grid grid-cols-2 gap-2.5 tablet:grid-cols-3 tablet:gap-4 desktop:grid-cols-4 wide:grid-cols-5">
      {favourites.map((favourite) => (
        <li key={favourite.listing_id} className="flex flex-col">
          {isKnown && !ids.has(favourite.listing_id) ? (
            <Removed favourite={favourite} />
          ) : (
            <Kept favourite={favourite} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Kept({ favourite }: { favourite: Favourite }) {
  const { locale } = usePage();
  const { card, price, added_at: addedAt } = favourite;
  return (
    <>
      {card ? (
        <div className="grow">
          <ListingCard listing={card} headingLevel={2} />
        </div>
      ) : (
        <Gone favourite={favourite} />
      )}
      <div className="px-1 pt-1.5 text-sm">
        <Mark favourite={favourite} />
        <p className="text-muted">
          {price ? (
            <Trans>
              Přidáno {formatDate(addedAt, locale)} za <Price money={price} />
            </Trans>
          ) : (
            <Trans>Přidáno {formatDate(addedAt, locale)}</Trans>
          )}
        </p>
      </div>
    </>
  );
}

function Mark({ favourite: { state, drop, card } }: { favourite: Favourite }) {
  const { locale } = usePage();
  if (state === 'sold' || state === 'sold_out') {
    const similar =
      card && routePath('listing', locale, { id: card.id, category: card.category.slug, listing: card.slug });
    return (
      <p className="flex flex-wrap gap-x-2 font-semibold">
        <span className="inline-flex items-center gap-1">
          <Icon name="info" size={16} />
          {state === 'sold' ? <Trans>Prodáno</Trans> : <Trans>Vyprodáno</Trans>}
        </span>
        {similar && (
          <a href={similar}>
            <Trans>Podobné nabídky</Trans>
          </a>
        )}
      </p>
    );
  }
  return drop ? (
    <p className="inline-flex items-center gap-1 font-semibold text-burgundy-text">
      <Icon name="tag" size={16} />
      <span>
        <Trans>
          Zlevněno o <Price money={drop} />
        </Trans>
      </span>
    </p>
  ) : null;
}

/** Only its name is left of a listing that is not public any more. */
function Gone({ favourite: { listing_id: id, name } }: { favourite: Favourite }) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  return (
    <article className="flex grow flex-col items-start gap-2 rounded border border-dashed border-line-strong p-3">
      <h2 className="line-clamp-3 font-sans text-base font-semibold tracking-normal break-words">{name}</h2>
      <p className="text-sm">
        <Trans>Tato nabídka už není dostupná.</Trans>
      </p>
      <span className="mt-auto">
        <Button
          size="small"
          look="secondary"
          disabled={isRunning}
          aria-label={t`Odebrat z oblíbených: ${name}`}
          onClick={() => void run(() => removeFavourite(id))}
        >
          <Trans>Odebrat</Trans>
        </Button>
      </span>
    </article>
  );
}

function Removed({ favourite }: { favourite: Favourite }) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const { listing_id: listingId, added_at: addedAt, name, price } = favourite;
  const place = useRef<HTMLDivElement>(null);
  // The heart that had the focus is gone.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const putBack = async () => {
    await restoreFavourite({ listing_id: listingId, added_at: addedAt, name, price });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-favourite="${listingId}"]`)?.focus());
  };
  return (
    <div
      ref={place}
      className="flex grow flex-col items-center justify-center gap-3 rounded border border-dashed border-line-strong p-3 text-center"
    >
      <p role="status">
        <Trans>Odebráno z oblíbených</Trans>
        <span className="block font-semibold break-words">{name}</span>
      </p>
      <Button
        size="small"
        look="secondary"
        disabled={isRunning}
        aria-label={t`Vrátit mezi oblíbené: ${name}`}
        onClick={() => void run(putBack)}
      >
        <Trans>Vrátit</Trans>
      </Button>
    </div>
  );
}
