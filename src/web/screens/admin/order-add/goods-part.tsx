import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundGoods, PricedDraft } from '#shared/orders/clerk-contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { EditedLines } from '#web/features/order-goods/edited-lines.tsx';
import { GoodsSearch } from '#web/features/order-goods/goods-search.tsx';
import type { OrderWish, WishedLine } from './order-wish.ts';

interface GoodsPartProps {
  readonly form: Form;
  readonly wish: OrderWish;
  readonly priced: PricedDraft | undefined;
  readonly onChange: (lines: readonly WishedLine[]) => void;
}

export function GoodsPart({ form, wish: { lines, buyer }, priced, onChange }: GoodsPartProps) {
  const { t } = useLingui();
  const fieldOf = (index: number) => `lines.${index}.quantity`;
  const change = (listing: number, quantity: number) =>
    onChange(lines.map((line) => (line.listing_id === listing ? { ...line, quantity } : line)));
  const add = ({ listing_id, name, sku }: FoundGoods) => {
    const known = lines.find((line) => line.listing_id === listing_id);
    if (known) change(listing_id, known.quantity + 1);
    else onChange([...lines, { listing_id, name, sku, quantity: 1 }]);
  };
  return (
    <div data-field="lines" className="flex flex-col gap-4">
      {lines.length > 0 ? (
        <EditedLines
          label={t`Objednané zboží`}
          lines={lines.map((line, index) => ({
            ...line,
            field: fieldOf(index),
            priced: priced?.lines.find((each) => each.listing_id === line.listing_id),
            errors: form.errorsOf(fieldOf(index)),
          }))}
          onQuantity={(field, quantity) =>
            onChange(lines.map((line, index) => (fieldOf(index) === field ? { ...line, quantity } : line)))
          }
          onRemove={(field) => onChange(lines.filter((_, index) => fieldOf(index) !== field))}
        />
      ) : (
        <p className="text-muted">
          <Trans>Zatím tu není žádné zboží.</Trans>
        </p>
      )}
      {form.errorsOf('lines').map((error) => (
        <p key={error} className="font-semibold text-burgundy-text">
          {error}
        </p>
      ))}
      <GoodsSearch account={buyer?.id ?? null} onChoose={add} />
    </div>
  );
}
