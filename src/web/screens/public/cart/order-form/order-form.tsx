import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Address, Me } from '#shared/accounts/contract.ts';
import type { Cart } from '#shared/cart/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { isAtPlace } from './at-place.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { LoadFailure } from '../load-failure.tsx';
import type { Offers } from './offers.ts';
import { useOrderParts } from './order-parts.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { SubmitOrder } from './submit-order.tsx';
import { TotalBar } from '../totals.tsx';
import { useOrderChoice } from './use-order-choice.ts';
import { useOrderSending } from './use-order-sending.ts';

interface OrderFormProps {
  readonly cart: Cart;
  /** Undefined: they could not be loaded. */
  readonly offers: Offers | undefined;
  readonly countries: readonly Country[];
  readonly me: Me | null;
  /** Undefined: they could not be loaded. */
  readonly addresses: readonly Address[] | undefined;
  /** Typed but not applied; empty: none. */
  readonly unusedVoucher: string;
  readonly onAddresses: () => Promise<void>;
  /** Loads the offers again. */
  readonly onOffers: () => Promise<void>;
  /** Called when the shown cart is outdated, with the reasons why vouchers were refused. */
  readonly onStale: (refused: readonly string[]) => Promise<void>;
}

/** Delivery, payment, contact, consent: steps on one page, whose values are stored as a draft. */
export function OrderForm({
  cart,
  offers: loaded,
  countries,
  me,
  addresses,
  unusedVoucher,
  onAddresses,
  onOffers,
  onStale,
}: OrderFormProps) {
  const { t, i18n } = useLingui();
  const choice = useOrderChoice(loaded);
  const { offers, delivery, payment } = choice;
  const parts = useOrderParts(delivery?.kind);
  const form = useOrderSending({ cart, choice, parts, isLoggedIn: me !== null, unusedVoucher, onStale });
  const { forget } = form;
  const proceed = async () => {
    // Their failure has been reported when they began to load.
    const steps = await parts.renderSteps().catch(() => undefined);
    const missing = steps?.leadOn(form.props.ref.current!);
    if (missing) form.report({ [missing.field]: [i18n._(missing.text)] });
  };
  const isPickup = isAtPlace(delivery);
  // Errors of one address do not apply to the other.
  useEffect(() => forget((field) => /^(delivery|invoice)_/.test(field)), [forget, isPickup]);

  return (
    <form {...form.props} className="bottom-bar-scope grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <FormFailures form={form} />
        {loaded ? (
          <>
            <DeliveryChoice
              form={form}
              parts={parts}
              deliveries={offers.deliveries}
              tooSmall={offers.too_small}
              weightG={cart.weight_g}
              branches={offers.branches}
              needsAgeCheck={cart.needs_age_check}
              today={offers.today}
              chosen={delivery}
              chosenId={choice.carrierId}
              onChoose={({ id }) => {
                choice.setCarrierId(id);
                // If no payment is chosen yet, its error still applies.
                if (choice.wantedPayment) forget((field) => field === 'payment_method_id');
              }}
              branch={choice.branch}
              onBranch={choice.setBranchId}
              point={choice.point}
              onPoint={(point) => {
                choice.setPoint(point);
                forget((field) => field === 'pickup_point_id');
              }}
            />
            <PaymentChoice
              form={form}
              payments={offers.payments}
              delivery={delivery}
              wanted={choice.wantedPayment}
              chosen={payment}
              onChoose={({ id }) => choice.setPaymentId(id)}
            />
          </>
        ) : (
          <LoadFailure onRetry={onOffers}>
            <p>{t`Při načítání dopravců nastala chyba. Zkuste to prosím později.`}</p>
            <p>{t`Při načítání plateb nastala chyba. Zkuste to prosím později.`}</p>
            {choice.branchId !== undefined && (
              <p>{t`Při načítání prodejen nastala chyba. Zkuste to prosím později.`}</p>
            )}
          </LoadFailure>
        )}
        {parts.steps && (
          <parts.steps.LaterSteps
            form={form}
            cart={cart}
            country={offers.country}
            countries={countries}
            me={me}
            addresses={addresses}
            onAddresses={onAddresses}
            delivery={delivery}
          />
        )}
      </div>
      <TotalBar cart={cart} delivery={delivery} payment={payment} onContinue={() => void proceed()} />
      <SubmitOrder form={form} cart={cart} delivery={delivery} payment={payment} hasOffers={loaded !== undefined} />
    </form>
  );
}
