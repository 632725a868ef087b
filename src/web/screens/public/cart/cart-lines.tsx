import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart, CartLine } from '#shared/cart/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { Price, UnitPriceText } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ChangeCart } from './change-cart.ts';
import { useLineChange } from './use-line-change.ts';
import { useLineQuantity } from './use-line-quantity.ts';

export interface RemovedLine {
  readonly line: CartLine;
  /** Its index among the lines. */
  readonly at: number;
}

interface CartLinesProps {
  readonly cart: Cart;
  /** The last removed line, which can be put back. */
  readonly removed: RemovedLine | undefined;
  readonly onRemoved: (removed: RemovedLine | undefined) => void;
  readonly onChange: ChangeCart;
}

export function CartLines({ cart, removed, onRemoved, onChange }: CartLinesProps) {
  const rows = cart.lines.map((line, at) => (
    <Line key={line.listing_id} line={line} onChange={onChange} onRemoved={() => onRemoved({ line, at })} />
  ));
  if (removed) {
    const { line, at } = removed;
    const undo = (
      <Undo key={`undo-${line.listing_id}`} line={line} onChange={onChange} onUndone={() => onRemoved(undefined)} />
    );
    rows.splice(at, 0, undo);
  }
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" className="sr-only">
        <Trans>Zboží v košíku</Trans>
      </h2>
      <ul className="divide-y divide-line rounded border border-line bg-surface">{rows}</ul>
    </section>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly onChange: ChangeCart;
  readonly onRemoved: () => void;
}

function Line({ line, onChange, onRemoved }: LineProps) {
  const { t } = useLingui();
  const { listing_id: id, name } = line;
  const { most, shown, steppedFrom, error, isBusy, type, sendTyped, step, remove } = useLineQuantity(
    line,
    onChange,
    onRemoved,
  );
  return (
    <li
      aria-busy={isBusy}
      className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 p-3 tablet:grid-cols-[5rem_minmax(0,1fr)_auto_7rem_auto] tablet:p-4"
    >
      <ListingPicture picture={line.picture} sizes="5rem" alt="" className="rounded-sm" />
      <LineFacts line={line} />
      <Remove
        name={name}
        isBusy={isBusy}
        onClick={remove}
        className="-my-1 -mr-3 self-start justify-self-end tablet:order-last tablet:m-0 tablet:self-center"
      />
      <div className="col-start-2 flex items-center tablet:col-start-auto">
        <Step label={t`Ubrat kus: ${name}`} icon="minus" isDisabled={steppedFrom <= 1} onClick={() => step(-1)} />
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={shown}
          onChange={({ target }) => type(target.value)}
          aria-label={t`Počet kusů: ${name}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `error-${id}`}
          onBlur={sendTyped}
          onKeyDown={({ key }) => key === 'Enter' && sendTyped()}
          className="min-h-11 w-16 rounded border border-line-strong bg-surface px-1 text-center tabular-nums aria-invalid:border-2 aria-invalid:border-burgundy"
        />
        <Step label={t`Přidat kus: ${name}`} icon="plus" isDisabled={steppedFrom >= most} onClick={() => step(1)} />
      </div>
      <p className="text-right font-semibold max-tablet:col-start-3">
        <Price money={line.total} />
      </p>
      <p
        id={`error-${id}`}
        role="status"
        className="col-span-full text-sm font-semibold text-burgundy-text empty:hidden"
      >
        {error}
      </p>
    </li>
  );
}

interface UndoProps {
  readonly line: CartLine;
  readonly onChange: ChangeCart;
  readonly onUndone: () => void;
}

/** Stands where a line was removed, and puts it back with its quantity. */
function Undo({ line: { listing_id, name, quantity }, onChange, onUndone }: UndoProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { error, isBusy, change } = useLineChange(onChange);
  const putBack = async () => {
    const body = { listing_id, quantity };
    if (await change(() => browserApi.cart.add({ query: { lang: locale }, body }))) onUndone();
  };
  return (
    <li
      aria-busy={isBusy}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-sunken p-3 tablet:p-4"
    >
      <p role="status">
        <Trans>
          Odebráno: <strong className="font-semibold">{name}</strong>
        </Trans>
      </p>
      <Button
        look="secondary"
        size="small"
        disabled={isBusy}
        onClick={() => void putBack()}
        aria-label={t`Vrátit zpět: ${name}`}
      >
        <Trans>Vrátit zpět</Trans>
      </Button>
      <p role="status" className="w-full text-sm font-semibold text-burgundy-text empty:hidden">
        {error}
      </p>
    </li>
  );
}

/** The name of the item and its price per piece. */
function LineFacts({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { listing_id: id, name, price, regular_price } = line;
  return (
    <div className="min-w-0">
      <a
        href={routePath('listing', locale, { id, category: line.category.slug, listing: line.slug })}
        className="font-semibold"
      >
        {name}
      </a>
      <p className="text-sm text-muted">
        {line.package && <>{line.package} · </>}
        <Trans>
          <Price money={price} /> za kus
        </Trans>
        {line.unit_price && (
          <>
            {' · '}
            <UnitPriceText unitPrice={line.unit_price} />
          </>
        )}
        {regular_price && (
          <>
            {' '}
            <s>
              <span className="sr-only">{t`Běžná cena`} </span>
              <Price money={regular_price} />
            </s>
          </>
        )}
      </p>
      {!line.may_be_discounted && (
        <p className="text-sm text-muted">
          <Trans>Na toto zboží se slevy nevztahují.</Trans>
        </p>
      )}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'plus' | 'minus';
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Step({ label, icon, isDisabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={isDisabled ? undefined : onClick}
      // Not `disabled`: that would blur the button while it is being pressed.
      aria-disabled={isDisabled}
      className="grid size-11 place-items-center rounded hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

interface RemoveProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly className: string;
}

function Remove({ name, isBusy, onClick, className }: RemoveProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Odebrat z košíku: ${name}`}
      onClick={onClick}
      aria-disabled={isBusy}
      className={`grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink ${className}`}
    >
      <Icon name="trash" />
    </button>
  );
}
