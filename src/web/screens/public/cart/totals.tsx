import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart, DeliveryOffer, PaymentOffer } from '#shared/cart/contract.ts';
import type { Money } from '#shared/money/money.ts';
import { Price } from '#web/features/price/price.tsx';
import { showMoney } from '#web/features/price/shown-price.ts';
import { useCurrency, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';

/** The total of an order with the chosen delivery and payment; unselected ones count as zero. */
export function totalsOf(
  cart: Pick<Cart, 'total'>,
  delivery: Pick<DeliveryOffer, 'price'> | undefined,
  payment: Pick<PaymentOffer, 'fee' | 'cash_step'> | undefined,
) {
  const exact = cart.total.amount + (delivery?.price.amount ?? 0) + (payment?.fee.amount ?? 0);
  const step = payment?.cash_step ?? 1;
  const total = Math.round(exact / step) * step;
  return { total: { ...cart.total, amount: total }, rounding: { ...cart.total, amount: total - exact } };
}

interface TotalsProps {
  readonly cart: Cart;
  readonly delivery: DeliveryOffer | undefined;
  readonly payment: PaymentOffer | undefined;
}

/** The order's totals. */
export function Totals({ cart, delivery, payment }: TotalsProps) {
  const { t } = useLingui();
  const { total, rounding } = totalsOf(cart, delivery, payment);
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-col gap-1.5">
        <Row name={t`Zboží`} money={cart.goods} />
        {cart.discount.amount > 0 && <Row name={t`Sleva`} money={negative(cart.discount)} />}
        {delivery && <Row name={t`Doprava`} money={delivery.price} free={t`zdarma`} />}
        {payment && payment.fee.amount > 0 && <Row name={t`Platba`} money={payment.fee} />}
        {rounding.amount !== 0 && <Row name={t`Zaokrouhlení`} money={rounding} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">
            <Trans>Celkem s DPH</Trans>
          </dt>
          <dd className="font-heading text-2xl font-semibold">
            <Price money={total} />
          </dd>
        </div>
      </dl>
      <Charged money={total} />
    </div>
  );
}

/** The total at the bottom edge of the window, with the way to the next step, until the submit button is in view. */
export function TotalBar({ cart, delivery, payment, onContinue }: TotalsProps & { readonly onContinue: () => void }) {
  const { total } = totalsOf(cart, delivery, payment);
  return (
    <div className="bottom-bar">
      <p aria-hidden className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-muted">
          <Trans>Celkem s DPH</Trans>
        </span>
        <Price money={total} className="font-heading text-xl font-semibold" />
      </p>
      <Button onClick={onContinue} className="min-h-12 shrink-0">
        <Trans>Pokračovat</Trans>
      </Button>
    </div>
  );
}

function Row({ name, money, free }: { name: ReactNode; money: Money; free?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{free && money.amount === 0 ? free : <Price money={money} />}</dd>
    </div>
  );
}

/** Other currencies are only indicative: this states the amount that will be charged. */
function Charged({ money }: { money: Money }) {
  const { currencies } = usePage().shell;
  const own = currencies.find(({ code }) => code === money.currency);
  const chosen = useCurrency();
  if (!own || own.code === chosen.code) return null;
  const asked = showMoney(money, currencies, own);
  return (
    <p className="text-sm text-muted">
      <Trans>Přepočteno podle kurzu, účtujeme {asked}</Trans>
    </p>
  );
}

const negative = ({ amount, currency }: Money): Money => ({ amount: -amount, currency });
