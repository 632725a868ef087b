import { useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCarrier } from '#shared/delivery/admin-contract.ts';
import { useShopMoney, type ShopMoney } from '#web/features/form/shop-money.ts';
import { kilogramsInput, moneyInput, useFigures, type Figures } from '#web/features/form/figures.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';

type Price = AdminCarrier['prices'][number];

interface Row {
  readonly key: number;
  /** Undefined for an added row. */
  readonly price: Price | undefined;
}

/** Prices by the parcel's weight and the value of the goods; rows can be added and removed. */
export function PriceRows({ prices, form }: { prices: readonly Price[]; form: Form }) {
  const { t } = useLingui();
  const money = useShopMoney();
  const figures = useFigures();
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(prices.map((price, key) => ({ key, price })));
  const errors = form.errorsOf('prices');
  const symbol = money.currency.symbol_after || money.currency.symbol_before;
  const add = () => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, price: undefined }]);
  const remove = (key: number) => {
    setRows(rows.filter((row) => row.key !== key));
    // The clicked button disappears; the focus must not be lost with it.
    addButton.current?.focus();
  };
  return (
    <fieldset aria-describedby={errors.length > 0 ? id : `${id}-help`}>
      <legend className="mb-1 font-semibold">
        <Trans>Ceník</Trans>
      </legend>
      <p id={`${id}-help`} className="mb-2 text-sm text-muted">
        <Trans>Platí nejlehčí řádek, do kterého se zásilka vejde. Řádek bez hmotnosti platí pro jakoukoli.</Trans>
      </p>
      {rows.map(({ key, price }, index) => {
        const number = index + 1;
        const field = (name: keyof Price) => ({
          name: `prices.${index}.${name}`,
          errors: form.errorsOf(`prices.${index}.${name}`),
          ...(name === 'max_weight_g' ? kilogramsInput : moneyInput(money.currency)),
          autoComplete: 'off',
          maxLength: 20,
        });
        return (
          <div
            key={key}
            role="group"
            aria-label={t`Řádek ${number}`}
            className="mb-3 grid grid-cols-[repeat(3,minmax(0,1fr))_auto] items-end gap-2"
          >
            <TextField
              {...field('max_weight_g')}
              label={t`Do kg`}
              defaultValue={price?.max_weight_g ? figures.text(price.max_weight_g / 1000) : ''}
            />
            <TextField
              {...field('min_goods')}
              label={t`Zboží od ${symbol}`}
              defaultValue={money.write(price?.min_goods ?? 0)}
              required
            />
            <TextField
              {...field('price')}
              label={t`Cena ${symbol}`}
              defaultValue={price ? money.write(price.price) : ''}
              required
            />
            <Button size="small" look="quiet" aria-label={t`Odebrat řádek ${number}`} onClick={() => remove(key)}>
              <Trans>Odebrat</Trans>
            </Button>
          </div>
        );
      })}
      {errors.length > 0 && <FieldErrors id={id} errors={errors} />}
      <button
        ref={addButton}
        type="button"
        onClick={add}
        className="min-h-9 rounded border border-line-strong bg-surface px-3 py-1 text-sm font-semibold hover:bg-sunken"
      >
        <Trans>Přidat řádek</Trans>
      </button>
    </fieldset>
  );
}

export function readPrices(values: FormData, money: ShopMoney, figures: Figures): Price[] {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const prices: Price[] = [];
  for (let index = 0; values.has(`prices.${index}.price`); index += 1) {
    prices.push({
      max_weight_g: figures.kilograms(text(`prices.${index}.max_weight_g`)),
      min_goods: money.read(text(`prices.${index}.min_goods`)),
      price: money.read(text(`prices.${index}.price`)),
    });
  }
  return prices;
}
