import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The cart in the header. The page is the same for every visitor: CSS shows the count (`showPieces`). */
export function CartLink() {
  return (
    <a href={routePath('cart', usePage().locale)} className="cart-link header-button relative">
      <Icon name="cart" size={24} />
      <span className="sr-only">
        <Trans>Košík</Trans>
      </span>
    </a>
  );
}
