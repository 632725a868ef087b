import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangedOrder } from '#shared/orders/clerk-contract.ts';
import type { Money } from '#shared/money/money.ts';
import { Sum } from '#web/features/order/order-lines.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';

type Sums = Pick<ChangedOrder, 'goods' | 'discount' | 'delivery_price' | 'fee' | 'rounding' | 'total' | 'vouchers'>;

interface PricedSumsProps {
  readonly sums: Sums;
  /** The total until now. */
  readonly before?: Money;
  /** False while no delivery is chosen. */
  readonly hasDelivery?: boolean;
}

/** What an order costs, as the server computes it, with what becomes of its vouchers. */
export function PricedSums({ sums, before, hasDelivery = true }: PricedSumsProps) {
  const { t } = useLingui();
  const text = useChargedText();
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {sums.vouchers.map(({ code, error }) =>
        error === null ? null : (
          <p key={code} className="font-semibold text-burgundy-text">
            <Trans>
              Voucher {code} se neuplatní. {error}
            </Trans>
          </p>
        ),
      )}
      <dl className="flex flex-col gap-1">
        <Sum name={t`Zboží`} value={text(sums.goods)} />
        {sums.discount.amount > 0 && <Sum name={t`Sleva`} value={`−${text(sums.discount)}`} />}
        {hasDelivery && (
          <Sum name={t`Doprava`} value={sums.delivery_price.amount === 0 ? t`zdarma` : text(sums.delivery_price)} />
        )}
        {sums.fee.amount > 0 && <Sum name={t`Platba`} value={text(sums.fee)} />}
        {sums.rounding.amount !== 0 && <Sum name={t`Zaokrouhlení`} value={text(sums.rounding)} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">
            <Trans>Celkem s DPH</Trans>
          </dt>
          <dd className="font-heading text-xl font-semibold whitespace-nowrap tabular-nums">{text(sums.total)}</dd>
        </div>
        {before && before.amount !== sums.total.amount && <Sum name={t`Dosud`} value={text(before)} />}
      </dl>
    </div>
  );
}
