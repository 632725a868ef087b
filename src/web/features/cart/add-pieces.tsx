import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { piecesPerLine } from '#shared/cart/limits.ts';
import type { Money } from '#shared/money/money.ts';
import { Price } from '#web/features/price/price.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { addLook } from './add-button.tsx';
import { addedToCart } from './added-to-cart.ts';

interface AddPiecesProps {
  readonly id: number;
  /** Pieces in stock. */
  readonly stock: number;
  readonly price: Money;
}

/** Adds a chosen number of pieces to the cart, on a product's page. On phones also by a bar at the bottom edge. */
export function AddPieces({ id, stock, price }: AddPiecesProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const most = Math.min(stock, piecesPerLine);
  const step = (by: -1 | 1) => {
    const { value, stepUp, stepDown } = field.current!;
    if (by > 0 && Number(value) >= most) addedToCart.set({ wanted: most + 1, most });
    (by > 0 ? stepUp : stepDown).call(field.current!);
  };
  const stepButton = (by: -1 | 1, label: string) => (
    <button
      type="button"
      data-steps
      aria-label={label}
      onClick={() => step(by)}
      className="grid size-11 place-items-center rounded hover:bg-sunken"
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size={18} />
    </button>
  );
  const addButton = (
    <button
      type="button"
      data-cart-add={id}
      className={`${addLook} min-h-12 grow border-bottle bg-bottle px-4 text-on-bottle hover:bg-bottle-strong`}
    >
      <Icon name="cart" />
      <Trans>Do košíku</Trans>
    </button>
  );
  return (
    <div data-cart-box className="bottom-bar-scope hidden scripted:block">
      <div className="bottom-bar-subject flex flex-wrap gap-x-3 gap-y-2">
        <div className="flex items-center">
          {most > 1 && stepButton(-1, t`Ubrat kus`)}
          <input
            ref={field}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            required
            defaultValue={1}
            aria-label={t`Počet kusů`}
            className="min-h-12 w-16 rounded border border-line-strong bg-surface px-1 text-center tabular-nums"
          />
          {most > 1 && stepButton(1, t`Přidat kus`)}
        </div>
        {addButton}
      </div>
      <div className="bottom-bar">
        <Price money={price} className="font-heading text-xl font-semibold" />
        {addButton}
      </div>
    </div>
  );
}
