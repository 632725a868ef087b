import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address, Me } from '#shared/accounts/contract.ts';
import type { Cart } from '#shared/cart/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { termsPath } from '#shared/content/terms-path.ts';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { ordersContract } from '#shared/orders/contract.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { shops } from '#shared/shop/shops.ts';
import { ApiError } from '#web/api/client.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { isAtPlace } from './at-place.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { fittingPayment } from './fitting-payment.ts';
import { LoadFailure } from './load-failure.tsx';
import type { Offers } from './offers.ts';
import { dropOrderKey } from './order-key.ts';
import { useOrderParts } from './order-parts.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { keepPoint, keptPoint } from './pickup-point-draft.ts';
import { isStale } from './stale-fields.ts';
import { TotalBar, Totals } from './totals.tsx';

interface OrderFormProps {
  readonly cart: Cart;
  /** Undefined: they could not be loaded. */
  readonly offers: Offers | undefined;
  readonly countries: readonly Country[];
  readonly me: Me | null;
  /** Undefined: they could not be loaded. */
  readonly addresses: readonly Address[] | undefined;
  /** Typed into its field, but not applied; empty: none. */
  readonly unusedVoucher: string;
  readonly onAddresses: () => Promise<void>;
  /** Loads the offers once more. */
  readonly onOffers: () => Promise<void>;
  /** The cart is no longer what is shown; why vouchers were refused. */
  readonly onStale: (refused: readonly string[]) => Promise<void>;
}

/** Delivery, payment, contact, consent: one page whose steps keep what was filled in. */
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
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const { navigate } = useNavigation();
  const [carrierId, setCarrierId] = useState<number>();
  const [paymentId, setPaymentId] = useState<number>();
  const [branchId, setBranchId] = useState<number>();
  const isHydrated = useHydrated();
  const [point, setPoint] = useKeyedState(isHydrated, () => (isHydrated ? keptPoint() : null));
  // Those of another cart are not shown, but what was chosen among them stays chosen.
  const offers = loaded ?? { ...noOffers, country: shops[shell.shop].country };

  const delivery = offers.deliveries.find(({ id }) => id === carrierId);
  const wanted = offers.payments.find(({ id }) => id === paymentId);
  const payment = fittingPayment(wanted, offers.payments, delivery);
  const branch = offers.branches.find(({ id }) => id === branchId);
  const parts = useOrderParts(delivery?.kind);
  const ofCarrier = point && point.carrier_id === delivery?.id ? point : null;

  const ofOrder = { cart, offers, delivery, payment, branch, point: ofCarrier, locale };
  const chosen = useRef(ofOrder);
  const sent = useRef(ofOrder);
  useEffect(() => {
    chosen.current = ofOrder;
  });

  const choosePoint = (chosen: PickupPoint | null) => {
    setPoint(chosen);
    keepPoint(chosen);
  };

  const form = useForm({
    draft: 'order',
    isStale,
    parts: parts.count,
    send: async (): Promise<CallAnswer<(typeof ordersContract)['place']>> => {
      if (unusedVoucher)
        throw new ApiError(422, {
          message: t`Voucher ${unusedVoucher} jste nepoužili. Potvrďte ho tlačítkem Použít, nebo ho z pole smažte.`,
        });
      const { placeOrder } = await parts.drawSteps();
      // As the form is now: while steps are waited for, it fills up, and something else may be chosen.
      sent.current = chosen.current;
      return placeOrder(new FormData(form.props.ref.current!), sent.current);
    },
    onDone: ({ id, hash, redirect, payment_failed }) => {
      dropOrderKey();
      keepPoint(null);
      showPieces(0);
      if (redirect) window.location.assign(redirect);
      else {
        navigate(routePath(me ? 'account-order-summary' : 'order-summary', locale, { id, hash }));
        showSnackbar(
          payment_failed
            ? {
                text: t`Při načítání plateb nastala chyba. Objednávku máme, zaplatit ji můžete o chvíli později.`,
                tone: 'error',
              }
            : { text: t`Objednávku jsme odeslali.`, tone: 'success' },
        );
      }
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'order_key_used') dropOrderKey();
      // What was chosen and is refused has gone meanwhile: it must not go on being offered.
      const { delivery, payment, branch, point } = sent.current;
      const refused = Object.entries({
        vouchers: true,
        carrier_id: delivery,
        payment_method_id: payment,
        branch_id: branch,
        pickup_point_id: point,
      }).some(([name, value]) => value && error.answer.errors?.[name]);
      if (error.answer.errors?.pickup_point_id) choosePoint(null);
      if (refused || staleCodes.has(error.code)) void onStale(error.answer.errors?.vouchers ?? []);
    },
  });
  const isPickup = isAtPlace(delivery);
  const { forget } = form;
  // The address that is asked for is another.
  useEffect(() => forget((field) => /^(delivery|invoice)_/.test(field)), [forget, isPickup]);
  const terms = termsPath(locale);

  return (
    <form
      {...form.props}
      // What gets the focus mustn't come to lie under the bar with the total.
      className="grid items-start gap-8 max-desktop:[&_:is(a,button,input,select,textarea)]:scroll-mb-24 desktop:grid-cols-[minmax(0,1fr)_22rem]"
    >
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
              chosenId={carrierId}
              onChoose={({ id }) => {
                setCarrierId(id);
                // That none has been chosen yet is as true as before.
                if (wanted) forget((field) => field === 'payment_method_id');
              }}
              branch={branch}
              onBranch={setBranchId}
              point={ofCarrier}
              onPoint={(chosen) => {
                choosePoint(chosen);
                forget((field) => field === 'pickup_point_id');
              }}
            />
            <PaymentChoice
              form={form}
              payments={offers.payments}
              delivery={delivery}
              wanted={wanted}
              chosen={payment}
              onChoose={({ id }) => setPaymentId(id)}
            />
          </>
        ) : (
          <LoadFailure onRetry={onOffers}>
            <p>{t`Při načítání dopravců nastala chyba. Zkuste to prosím později.`}</p>
            <p>{t`Při načítání plateb nastala chyba. Zkuste to prosím později.`}</p>
            {branchId !== undefined && <p>{t`Při načítání prodejen nastala chyba. Zkuste to prosím později.`}</p>}
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
      <TotalBar cart={cart} delivery={delivery} payment={payment} />
      <aside
        aria-label={t`Souhrn objednávky`}
        className="flex flex-col gap-4 rounded border border-line bg-surface p-4 tablet:p-5 desktop:sticky desktop:top-28"
      >
        <Totals cart={cart} delivery={delivery} payment={payment} />
        <div className="flex flex-col gap-1">
          <Checkbox
            name="terms"
            errors={form.errorsOf('terms')}
            label={
              <Trans>
                Souhlasím s{' '}
                <a href={terms} target="_blank">
                  obchodními podmínkami
                </a>
              </Trans>
            }
          />
          <Checkbox
            name="age"
            errors={form.errorsOf('age')}
            label={<Trans>Potvrzuji, že je mi {ageLimit} let nebo více</Trans>}
          />
        </div>
        {cart.changes.length > 0 && (
          <p id="changes-first" className="text-sm">
            <Trans>Nejprve prosím vezměte na vědomí, co se v košíku změnilo.</Trans>
          </p>
        )}
        <Button
          type="submit"
          disabled={form.isSending || cart.changes.length > 0 || !loaded}
          aria-describedby={cart.changes.length > 0 ? 'changes-first' : undefined}
          className="min-h-12"
        >
          <Trans>Objednávka zavazující k platbě</Trans>
        </Button>
      </aside>
    </form>
  );
}

const noOffers = { deliveries: [], too_small: [], payments: [], branches: [], today: '' };

const staleCodes: ReadonlySet<string> = new Set(['cart_changed', 'cart_empty', 'order_key_used']);
