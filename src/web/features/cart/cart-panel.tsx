import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '#shared/cart/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { Price, UnitPriceText } from '#web/features/price/price.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { addedToCart, type AddedToCart } from './added-to-cart.ts';
import { FreeDelivery } from './free-delivery.tsx';
import { useQuantityError } from './quantity-error.ts';

/** The cart after an item was added, or opened from the header, with links to continue. */
export function CartPanel({ added }: { added: AddedToCart | undefined }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const quantityError = useQuantityError();
  const close = () => addedToCart.set(undefined);
  const failure = added && 'failure' in added ? added.failure : undefined;
  useEffect(() => {
    if (failure === undefined) return;
    addedToCart.set(undefined);
    const atFields = failure instanceof ApiError ? Object.values(failure.answer.errors ?? {}).flat() : [];
    const reason = atFields.length > 0 ? atFields.join(' ') : failureText(failure);
    showSnackbar({ text: `${t`Zboží se nepodařilo přidat do košíku.`} ${reason}`, tone: 'error' });
  });
  const refused = added && 'most' in added ? added : undefined;
  useEffect(() => {
    if (refused === undefined) return;
    addedToCart.set(undefined);
    showSnackbar({ text: quantityError(refused.wanted, refused.most), tone: 'error' });
  });
  const shown = added && 'cart' in added ? added : undefined;
  return (
    <Dialog
      isOpen={shown !== undefined}
      onClose={close}
      title={shown && shown.listingId === undefined ? t`Košík` : t`Přidáno do košíku`}
    >
      {shown && <Content cart={shown.cart} listingId={shown.listingId} onClose={close} />}
    </Dialog>
  );
}

const lineOrder = (listingId: number | undefined) => (one: { listing_id: number }) =>
  one.listing_id === listingId ? 0 : 1;

interface ContentProps {
  readonly cart: Cart;
  readonly listingId: number | undefined;
  readonly onClose: () => void;
}

function Content({ cart, listingId, onClose }: ContentProps) {
  const { locale } = usePage();
  const rank = lineOrder(listingId);
  const lines = cart.lines.toSorted((one, other) => rank(one) - rank(other));
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.listing_id} className="flex items-center gap-3 py-2">
            <ListingPicture picture={line.picture} sizes="3rem" alt="" className="w-12 shrink-0 rounded-sm" />
            <span className="min-w-0 grow">
              <a
                href={routePath('listing', locale, {
                  id: line.listing_id,
                  category: line.category.slug,
                  listing: line.slug,
                })}
                onClick={onClose}
                className={line.listing_id === listingId ? 'font-semibold' : undefined}
              >
                {line.name}
              </a>
              <span className="block text-sm text-muted">
                <Trans>{line.quantity} ks</Trans>
                {line.unit_price && (
                  <>
                    {' · '}
                    <UnitPriceText unitPrice={line.unit_price} />
                  </>
                )}
              </span>
            </span>
            <Price money={line.total} className="font-semibold" />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span>
          <Trans>Celkem za zboží</Trans>
        </span>
        <Price money={cart.total} className="font-heading text-xl font-semibold" />
      </p>
      <FreeDelivery cart={cart} />
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Pokračovat v nákupu</Trans>
        </Button>
        <LinkButton href={routePath('cart', locale)} onClick={onClose}>
          <Trans>Přejít do košíku</Trans>
          <Icon name="arrow-right" size={18} />
        </LinkButton>
      </p>
    </div>
  );
}
