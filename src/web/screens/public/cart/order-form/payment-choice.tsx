import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryOffer, PaymentOffer } from '#shared/cart/contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { CardLogos } from '#web/features/payment/card-logos.tsx';
import { Price } from '#web/features/price/price.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { fitsDelivery } from './fitting-payment.ts';

interface PaymentChoiceProps {
  readonly form: Form;
  readonly payments: readonly PaymentOffer[];
  readonly delivery: DeliveryOffer | undefined;
  /** The chosen method, even if the delivery rules it out. */
  readonly wanted: PaymentOffer | undefined;
  readonly chosen: PaymentOffer | undefined;
  readonly onChoose: (payment: PaymentOffer) => void;
}

/** Payment methods. Those incompatible with the chosen delivery remain visible with the reason. */
export function PaymentChoice({ form, payments, delivery, wanted, chosen, onChoose }: PaymentChoiceProps) {
  const { t } = useLingui();
  const errors = form.errorsOf('payment_method_id');
  const fits = (payment: PaymentOffer) => fitsDelivery(payment, delivery);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-heading text-2xl font-semibold">
        <Trans>Platba</Trans>
      </legend>
      {errors.length > 0 && <FieldErrors id="payment-errors" errors={errors} />}
      <div className={classes('flex flex-col gap-3', errors.length > 0 && 'mt-2')}>
        {payments.map((payment) => (
          <ChoiceCard
            key={payment.id}
            name="payment_method_id"
            value={payment.id}
            checked={chosen?.id === payment.id}
            onChange={() => onChoose(payment)}
            disabled={!fits(payment)}
            required
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? 'payment-errors' : undefined}
            title={
              <>
                {payment.name}{' '}
                {payment.is_test && (
                  <span className="inline-block rounded-sm bg-amber-soft px-2 py-0.5 text-sm font-normal text-amber-text">
                    <Trans>zkušební provoz, peníze se nestrhnou</Trans>
                  </span>
                )}
              </>
            }
            text={fits(payment) ? payment.description : <IncompatibilityReason payment={payment} delivery={delivery} />}
            note={
              payment.code === 'card' && (
                <>
                  <CardLogos />
                  <p>
                    <Trans>Údaje o kartě zadáte až na zabezpečené stránce platební brány, k nám se nedostanou.</Trans>
                  </p>
                </>
              )
            }
            price={payment.fee.amount === 0 ? t`zdarma` : <Price money={payment.fee} />}
          />
        ))}
      </div>
      <p role="status" className="font-semibold text-burgundy-text not-empty:mt-2">
        {wanted &&
          chosen !== wanted &&
          (chosen
            ? t`Platbu jsme změnili na „${chosen.name}“: „${wanted.name}“ nelze se zvolenou dopravou použít.`
            : t`„${wanted.name}“ nelze se zvolenou dopravou použít. Vyberte prosím jiný způsob platby.`)}
      </p>
    </fieldset>
  );
}

function IncompatibilityReason({ payment, delivery }: { payment: PaymentOffer; delivery: DeliveryOffer | undefined }) {
  if (delivery?.over_limit.includes(payment.id))
    return <Trans>Tak vysokou částku zákon nedovoluje platit v hotovosti.</Trans>;
  return delivery?.kind === 'branch' ? (
    <Trans>Osobní odběr vyžaduje online platbu.</Trans>
  ) : (
    <Trans>Tento způsob platby nelze se zvolenou dopravou použít.</Trans>
  );
}
