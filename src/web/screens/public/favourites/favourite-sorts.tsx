import { useLingui } from '@lingui/react/macro';
import { favouriteSorts, type FavouriteSort } from '#shared/favourites/limits.ts';

interface FavouriteSortsProps {
  readonly current: FavouriteSort;
  readonly hrefOf: (sort: FavouriteSort) => string;
}

export function FavouriteSorts({ current, hrefOf }: FavouriteSortsProps) {
  const { t } = useLingui();
  const texts: Record<FavouriteSort, string> = {
    newest: t`Naposledy přidané`,
    price_drop: t`Nejvíc zlevněné`,
    cheapest: t`Nejlevnější`,
  };
  return (
    <nav aria-label={t`Řazení`}>
      <ul className="flex flex-wrap gap-x-1">
        {favouriteSorts.map((sort) => (
          <li key={sort}>
            <a
              href={hrefOf(sort)}
              aria-current={sort === current ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded px-2.5 no-underline hover:underline aria-[current]:bg-sunken aria-[current]:font-semibold pointer-coarse:min-h-11"
            >
              {texts[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
