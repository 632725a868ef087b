import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { piecesLeft, type RefundChoice } from './refund-choice.ts';

interface RefundedGoodsProps {
  readonly data: AdminOrder;
  readonly choice: RefundChoice;
  readonly errors: readonly string[];
  readonly onChoice: (choice: RefundChoice) => void;
}

/** Which of the goods and charges go back. Nothing chosen: the amount is for the order as a whole. */
export function RefundedGoods({ data, choice, errors, onChoice }: RefundedGoodsProps) {
  const { t } = useLingui();
  const text = useChargedText();
  const { order, refundable_charges: charges } = data;
  const money = (amount: number) => text({ amount, currency: order.total.currency });
  return (
    <fieldset className="flex w-full flex-col gap-2">
      <legend className="mb-1 text-sm text-muted">
        <Trans>Za co se vrací. Bez výběru se částka rozdělí na celou objednávku.</Trans>
      </legend>
      {order.lines.map(({ id, name }) => {
        const left = piecesLeft(data, id);
        return (
          left > 0 && (
            <TextField
              key={id}
              type="number"
              label={t`${name}: kusů z ${left}`}
              min={0}
              max={left}
              value={choice.pieces[id] ?? 0}
              onChange={({ target }) => {
                const pieces = Math.min(left, Math.max(0, Math.trunc(Number(target.value) || 0)));
                onChoice({ ...choice, pieces: { ...choice.pieces, [id]: pieces } });
              }}
            />
          )
        );
      })}
      {charges.delivery > 0 && (
        <Checkbox
          label={t`Doprava`}
          note={money(charges.delivery)}
          checked={choice.delivery}
          onChange={({ target }) => onChoice({ ...choice, delivery: target.checked })}
        />
      )}
      {charges.fee > 0 && (
        <Checkbox
          label={t`Poplatek za platbu`}
          note={money(charges.fee)}
          checked={choice.fee}
          onChange={({ target }) => onChoice({ ...choice, fee: target.checked })}
        />
      )}
      <FieldErrors id="refunded-goods-errors" errors={errors} />
    </fieldset>
  );
}
