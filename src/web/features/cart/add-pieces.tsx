import { Trans, useLingui } from '@lingui/react/macro';
import { piecesPerLine } from '#shared/cart/limits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { addLook } from './add-button.tsx';

/** Adds a chosen number of pieces to the cart, on a product's page. */
export function AddPieces({ id, most }: { id: number; most: number }) {
  const { t } = useLingui();
  return (
    <div data-cart-box className="hidden flex-wrap gap-3 scripted:flex">
      <label className="flex items-center gap-2">
        <span className="sr-only">{t`Počet kusů`}</span>
        <input
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={Math.min(most, piecesPerLine)}
          required
          defaultValue={1}
          className="min-h-12 w-20 rounded border border-line-strong bg-surface px-3 text-center tabular-nums"
        />
      </label>
      <button
        type="button"
        data-cart-add={id}
        className={`${addLook} min-h-12 grow border-bottle bg-bottle px-6 text-on-bottle hover:bg-bottle-strong`}
      >
        <Icon name="cart" />
        <Trans>Do košíku</Trans>
      </button>
    </div>
  );
}
