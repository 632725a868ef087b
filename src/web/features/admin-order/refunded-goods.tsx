import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { useFigures } from '#web/features/form/figures.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { piecesLeft, type RefundChoice } from './refund-choice.ts';

interface RefundedGoodsProps {
  readonly data: AdminOrder;
  readonly choice: RefundChoice;
  readonly errorsOf: Form['errorsOf'];
  readonly onChoice: (choice: RefundChoice) => void;
}

/** The goods and charges to refund. If none is chosen, the amount applies to the order as a whole. */
export function RefundedGoods({ data, choice, errorsOf, onChoice }: RefundedGoodsProps) {
  const { t } = useLingui();
  const figures = useFigures();
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
              name={`pieces-${id}`}
              label={t`${name}: počet kusů z ${left}`}
              inputMode="numeric"
              data-min={0}
              data-max={left}
              defaultValue={0}
              errors={errorsOf(`pieces-${id}`)}
              autoComplete="off"
              onChange={({ target }) => {
                const typed = figures.read(target.value) ?? 0;
                // An invalid quantity counts as none.
                const pieces = Number.isInteger(typed) && typed >= 0 && typed <= left ? typed : 0;
                onChoice({ ...choice, pieces: { ...choice.pieces, [id]: pieces } });
              }}
            />
          )
        );
      })}
      {charges.delivery > 0 && (
        <Checkbox
          name="delivery"
          label={t`Doprava`}
          errors={errorsOf('delivery')}
          note={money(charges.delivery)}
          checked={choice.delivery}
          onChange={({ target }) => onChoice({ ...choice, delivery: target.checked })}
        />
      )}
      {charges.fee > 0 && (
        <Checkbox
          name="fee"
          label={t`Poplatek za platbu`}
          errors={errorsOf('fee')}
          note={money(charges.fee)}
          checked={choice.fee}
          onChange={({ target }) => onChoice({ ...choice, fee: target.checked })}
        />
      )}
      <FieldErrors id="refunded-goods-errors" errors={errorsOf('lines')} />
    </fieldset>
  );
}
