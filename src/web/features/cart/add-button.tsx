import { useLingui } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';

export const addLook =
  'hidden items-center justify-center gap-2 rounded border font-semibold aria-busy:opacity-60 scripted:inline-flex';

/** Puts one piece into the cart, on a card. `addByButton` does it. */
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
