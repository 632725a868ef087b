import { Trans, useLingui } from '@lingui/react/macro';
import { piecesPerLine } from '#shared/cart/limits.ts';
import type { PricedDraft } from '#shared/orders/clerk-contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

export interface EditedLine {
  /** The name of its field, at which the server reports errors. */
  readonly field: string;
  readonly name: string;
  readonly sku: string;
  /** 0 while nothing is typed. */
  readonly quantity: number;
  /** It stays visible so that it can be restored. */
  readonly isRemoved?: boolean;
  /** Undefined until the server has priced it. */
  readonly priced: PricedDraft['lines'][number] | undefined;
  readonly errors: readonly string[];
}

interface EditedLinesProps {
  readonly label: string;
  readonly lines: readonly EditedLine[];
  readonly onQuantity: (field: string, quantity: number) => void;
  /** Restores a line that is removed. */
  readonly onRemove: (field: string) => void;
}

/** Goods of an order with their quantities. */
export function EditedLines({ label, lines, onQuantity, onRemove }: EditedLinesProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <Line key={line.field} line={line} onQuantity={onQuantity} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Line({
  line,
  onQuantity,
  onRemove,
}: { line: EditedLine } & Pick<EditedLinesProps, 'onQuantity' | 'onRemove'>) {
  const { t } = useLingui();
  const text = useChargedText();
  const { field, name, sku, quantity, isRemoved = false, priced } = line;
  const available = priced?.available ?? 0;
  const problem =
    priced?.problem === 'too_few'
      ? t`K dispozici je jen ${available} ks.`
      : priced?.problem === 'not_sold'
        ? t`Toto zboží se teď neprodává.`
        : undefined;
  const errors = line.errors.length > 0 ? line.errors : problem ? [problem] : [];
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 py-3 tablet:gap-x-4">
      <span className="min-w-48 flex-1">
        <span className={isRemoved ? 'text-muted line-through' : undefined}>{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {sku}
          {priced && !isRemoved && <>, {text(priced.price)}</>}
        </span>
      </span>
      {isRemoved ? (
        <span className="text-muted">
          <Trans>odebráno</Trans>
        </span>
      ) : (
        <TextField
          className="w-20 tablet:w-24"
          name={field}
          label={t`Počet kusů: ${name}`}
          isLabelHidden
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={piecesPerLine}
          required
          data-undrafted
          value={quantity === 0 ? '' : quantity}
          errors={errors}
          onChange={({ target }) => {
            const typed = Number.parseInt(target.value, 10);
            onQuantity(field, Number.isNaN(typed) ? 0 : Math.min(Math.max(typed, 0), piecesPerLine));
          }}
        />
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={isRemoved ? t`Vrátit: ${name}` : t`Odebrat: ${name}`}
        onClick={() => onRemove(field)}
      >
        {isRemoved ? <Trans>Vrátit</Trans> : <Trans>Odebrat</Trans>}
      </Button>
      <span className="ml-auto text-right tablet:min-w-24 font-semibold whitespace-nowrap tabular-nums">
        {priced && !isRemoved && text(priced.total)}
      </span>
    </li>
  );
}
