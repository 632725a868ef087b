import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { Checkbox } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

/** Pieces by line id. */
export type ChosenPieces = Readonly<Record<number, number>>;

interface GoodsChoiceProps {
  readonly lines: OrderReturns['lines'];
  readonly chosen: ChosenPieces;
  readonly onChoose: (chosen: ChosenPieces) => void;
  readonly errors: readonly string[];
}

/** The goods to return, with the number of pieces of each. */
export function GoodsChoice({ lines, chosen, onChoose, errors }: GoodsChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset data-field="lines" aria-describedby={errors.length > 0 ? 'goods-errors' : undefined}>
      <legend className="mb-2 font-semibold">
        <Trans>Které zboží vracíte</Trans>
      </legend>
      <ul className="flex flex-col gap-2">
        {lines
          .filter(({ left }) => left > 0)
          .map(({ id, name, left }) => {
            const pieces = Math.min(chosen[id] ?? 0, left);
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
                <Checkbox
                  name={`line_${id}`}
                  label={name}
                  checked={pieces > 0}
                  onChange={({ target }) => onChoose({ ...chosen, [id]: target.checked ? left : 0 })}
                />
                {pieces > 0 && left > 1 && (
                  <SelectField
                    name={`pieces_${id}`}
                    label={t`Počet kusů: ${name}`}
                    isLabelHidden
                    className="w-28"
                    value={pieces}
                    onChange={({ target }) => onChoose({ ...chosen, [id]: Number(target.value) })}
                  >
                    {Array.from({ length: left }, (_, index) => index + 1).map((count) => (
                      <option key={count} value={count}>
                        {t`${count} ks`}
                      </option>
                    ))}
                  </SelectField>
                )}
              </li>
            );
          })}
      </ul>
      {errors.length > 0 && (
        <div role="alert">
          <FieldErrors id="goods-errors" errors={errors} />
        </div>
      )}
    </fieldset>
  );
}
