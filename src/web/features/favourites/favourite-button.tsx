import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#web/ui/store.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { favouriteIds, noFavourites } from './favourite-ids.ts';

interface FavouriteButtonProps {
  readonly listing: { readonly id: number; readonly name: string };
  /** With its word; on cards the heart has to do. */
  readonly isWide?: boolean;
}

/** The heart of a listing. `toggleByButton` handles the click. */
export function FavouriteButton({ listing: { id, name }, isWide = false }: FavouriteButtonProps) {
  const { t } = useLingui();
  const isFavourite = useStore(favouriteIds, noFavourites).has(id);
  return (
    <button
      type="button"
      data-favourite={id}
      aria-pressed={isFavourite}
      aria-label={isWide ? undefined : t`Oblíbené: ${name}`}
      className={classes('favourite', isWide && 'favourite-wide')}
    >
      <Icon name={isFavourite ? 'heart-full' : 'heart'} />
      {isWide && <Trans>Oblíbené</Trans>}
    </button>
  );
}
