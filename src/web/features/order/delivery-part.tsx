import { Trans } from '@lingui/react/macro';
import type { PickupStore } from '#shared/delivery/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Order } from '#shared/orders/contract.ts';
import { pickupCodeText } from '#shared/orders/pickup-code.ts';
import { awaitedStates } from '#shared/orders/lifecycle.ts';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { AddressLines } from './address-lines.tsx';
import { Labelled } from './order-lines.tsx';

interface DeliveryPartProps {
  readonly order: Order;
  readonly countryName: (code: string) => string;
}

/** The delivery of an order: how, where to and when. */
export function DeliveryPart({ order, countryName }: DeliveryPartProps) {
  const { delivery, delivery_address: address, phone } = order;
  return (
    <Labelled title={<Trans>Doprava</Trans>}>
      <p className="font-semibold">{delivery.name}</p>
      {delivery.pickup ? (
        <Store pickup={delivery.pickup} delivery={delivery} state={order.state} />
      ) : (
        <>
          {delivery.place && <p>{delivery.place}</p>}
          {address && (
            <address className="not-italic">
              <AddressLines address={address} countryName={countryName} />
            </address>
          )}
          <p>{phone}</p>
          {awaitedStates.includes(order.state) && <Expected delivery={delivery} />}
        </>
      )}
      {delivery.tracking_code && (
        <p className="mt-2">
          {delivery.tracking_url ? (
            <a href={delivery.tracking_url} target="_blank" rel="noreferrer">
              <Trans>Sledovat zásilku {delivery.tracking_code}</Trans>
            </a>
          ) : (
            <Trans>Číslo zásilky {delivery.tracking_code}</Trans>
          )}
        </p>
      )}
    </Labelled>
  );
}

function Expected({ delivery }: Pick<Order, 'delivery'>) {
  const { locale } = usePage();
  const { after_payment: afterPayment, expected_from: from, expected_to: to } = delivery;
  const days = afterPayment?.text;
  return (
    <p className="mt-2 text-muted">
      {days === undefined ? (
        <Trans>
          Předpokládané doručení {formatDate(from, locale)} – {formatDate(to, locale)}.
        </Trans>
      ) : (
        <Trans>Předpokládané doručení {days}.</Trans>
      )}
    </p>
  );
}

interface StoreProps {
  readonly pickup: PickupStore;
  readonly delivery: Order['delivery'];
  readonly state: Order['state'];
}

/** The pickup branch, the pickup dates and the opening hours. */
function Store({ pickup, delivery, state }: StoreProps) {
  const { locale } = usePage();
  const { town } = pickup;
  const isReady = state === 'ready_for_pickup';
  const isAhead = isReady || awaitedStates.includes(state);
  return (
    <>
      <address className="not-italic">
        <a href={routePath('branch', locale, { id: pickup.id, slug: pickup.slug })}>
          <Trans>Prodejna {town}</Trans>
        </a>
        <br />
        {pickup.street}
        <br />
        {pickup.postcode} {pickup.town}
        {pickup.phone && (
          <>
            <br />
            <a href={`tel:${pickup.phone.replaceAll(' ', '')}`}>{pickup.phone}</a>
          </>
        )}
      </address>
      {isAhead && (
        <p className="mt-2">
          {isReady ? <Trans>Připraveno k vyzvednutí.</Trans> : <Ready pickup={pickup} delivery={delivery} />}{' '}
          <Trans>Vezměte si prosím s sebou doklad totožnosti.</Trans>
        </p>
      )}
      {isReady && <Waiting delivery={delivery} today={pickup.today} />}
      <div className="mt-2">
        <OpeningHours hours={pickup.opening_hours} today={pickup.today} closures={pickup.closures} />
      </div>
    </>
  );
}

/** Until when the goods wait, and the code to show at the counter. */
function Waiting({
  delivery: { collect_by: day, pickup_code: code },
  today,
}: Pick<StoreProps, 'delivery'> & { today: string }) {
  const { locale } = usePage();
  const date = day && formatDate(day, locale);
  return (
    <>
      {code && (
        <p className="mt-3">
          <Trans>Kód k vyzvednutí</Trans>
          <strong className="block font-heading text-2xl tracking-wider tabular-nums">{pickupCodeText(code)}</strong>
        </p>
      )}
      {day && (
        <p className="mt-2 font-semibold">
          {today <= day ? (
            <Trans>Zboží na vás počká do {date}.</Trans>
          ) : (
            <Trans>Zboží na vás čekalo do {date}. Zeptejte se prosím prodejny, zda ho ještě má.</Trans>
          )}
        </p>
      )}
    </>
  );
}

function Ready({ pickup: { ready_from: first, ready_to: last }, delivery }: Omit<StoreProps, 'state'>) {
  const { locale } = usePage();
  const days = delivery.after_payment?.text;
  if (days !== undefined) return <Trans>Připraveno k vyzvednutí {days}.</Trans>;
  if (first === null || last === null) return <Trans>Jakmile bude zboží připraveno k vyzvednutí, napíšeme vám.</Trans>;
  const [from, to] = [formatDate(first, locale), formatDate(last, locale)];
  return from === to ? (
    <Trans>Připraveno k vyzvednutí {from}.</Trans>
  ) : (
    <Trans>
      Připraveno k vyzvednutí {from} – {to}.
    </Trans>
  );
}
