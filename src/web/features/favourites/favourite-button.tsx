import { useLingui } from '@lingui/react/macro';
import { useStore } from '#web/ui/store.ts';
import { favouriteIds, noFavourites } from './favourite-ids.ts';

/** The heart in the corner of a listing's picture. `toggleByButton` handles the click. */
export function FavouriteButton({
  listing: { id, name },
}: {
  listing: { readonly id: number; readonly name: string };
}) {
  const { t } = useLingui();
  const isFavourite = useStore(favouriteIds, noFavourites).has(id);
  return (
    <button type="button" data-favourite={id} aria-pressed={isFavourite} aria-label={t`Oblíbené: ${name}`}>
      <svg>
        <use href={`/icons.svg#${isFavourite ? 'heart-full' : 'heart'}`} />
      </svg>
    </button>
  );
}
