import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The favourites in the header. On phones they are in the menu. */
export function FavouritesLink() {
  return (
    <a href={routePath('favourites', usePage().locale)} className="header-button hidden tablet:grid">
      <Icon name="heart" size={24} />
      <span className="sr-only">
        <Trans>Oblíbené</Trans>
      </span>
    </a>
  );
}
