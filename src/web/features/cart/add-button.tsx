import { useLingui } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';

export const addLook = 'hidden items-center justify-center gap-2 rounded border font-semibold scripted:inline-flex';

/** Adds one piece to the cart, on a card. `addByButton` handles the click. */
export function AddToCart({ listing: { id, name } }: { listing: { readonly id: number; readonly name: string } }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      data-cart-add={id}
      aria-label={t`Přidat do košíku: ${name}`}
      className={`${addLook} relative size-11 shrink-0 border-line-strong bg-surface text-link hover:bg-sunken`}
    >
      <Icon name="cart" />
    </button>
  );
}
