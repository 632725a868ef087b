import { locales } from '#shared/i18n/locales.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { carriers } from '../data/delivery/carriers.ts';
import { paymentMethods } from '../data/delivery/payment-methods.ts';
import { pickupTowns, type PickupTown } from '../data/delivery/pickup-towns.ts';
import { createRandom } from '../random.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';

/** Carriers and what they charge, payment methods, pickup points, days on which branches are closed. */
export function buildDelivery(calendar: Calendar, shop: Shop): Rows {
  const idOf = new Map(paymentMethods.map(({ code }, index) => [code, index + 1]));
  return mergeRows(buildCarriers(shop), {
    payment_method: paymentMethods.map(({ code, fee }, index) => ({
      id: index + 1,
      code,
      fee_minor: fee[shop.code],
      is_active: true,
      position: index + 1,
    })),
    payment_method_text: paymentMethods.flatMap(({ name, description }, index) =>
      locales.map((locale) => ({
        payment_method_id: index + 1,
        locale,
        name: name[locale],
        description: description[locale],
      })),
    ),
    carrier_payment_method: carriers.flatMap(({ payments }, index) =>
      payments.map((code) => ({ carrier_id: index + 1, payment_method_id: idOf.get(code) })),
    ),
    pickup_point: buildPickupPoints(shop),
    branch_closure: buildClosures(calendar),
  });
}

function buildCarriers(shop: Shop): Rows {
  return {
    carrier: carriers.map(
      (
        { code, kind, trackingUrl, days: [daysMin, daysMax], minWeightG = null, heurekaId = null, zboziId = null },
        index,
      ) => ({
        id: index + 1,
        code,
        kind,
        is_active: true,
        position: index + 1,
        checks_age: true,
        tracking_url: trackingUrl,
        days_min: daysMin,
        days_max: daysMax,
        min_weight_g: minWeightG,
        heureka_id: heurekaId,
        zbozi_id: zboziId,
      }),
    ),
    carrier_text: carriers.flatMap(({ name, description }, index) =>
      locales.map((locale) => ({
        carrier_id: index + 1,
        locale,
        name: name[locale],
        description: description[locale],
      })),
    ),
    carrier_price: carriers
      .flatMap(({ prices }, index) => prices[shop.code].map((price) => ({ carrier: index + 1, price })))
      .map(({ carrier, price: [weightG, goods, price] }, index) => ({
        id: index + 1,
        carrier_id: carrier,
        max_weight_g: weightG,
        min_goods_minor: goods,
        price_minor: price,
      })),
  };
}

const shopNames = ['Trafika U Nádraží', 'Potraviny Klas', 'Papírnictví Sova', 'Večerka Na Rohu', 'Květiny Lípa'];
const streets = ['Ukázková', 'Smyšlená', 'Příkladná', 'Zkušební', 'Vzorová', 'Pokusná'];

const weekdays = (span: string) => ({ mon: [span], tue: [span], wed: [span], thu: [span], fri: [span] });
const openingHours = {
  shop: { ...weekdays('08:00-20:00'), sat: ['08:00-14:00'], sun: [] },
  post: { ...weekdays('08:00-18:00'), sat: ['08:00-12:00'], sun: [] },
  locker: { ...weekdays('00:00-24:00'), sat: ['00:00-24:00'], sun: ['00:00-24:00'] },
} as const;

/** Each town has two shops, a post office and a locker. */
function buildPickupPoints(shop: Shop): Row[] {
  const carrierId = carriers.findIndex(({ kind }) => kind === 'pickup_point') + 1;
  return pickupTowns(shop.code)
    .flatMap((place) => pointsOf(place))
    .map((point, index) => ({
      id: index + 1,
      carrier_id: carrierId,
      code: `VM${String(index + 1).padStart(4, '0')}`,
      ...point,
      country_code: shop.country,
      is_active: true,
    }));
}

function pointsOf({ town, postcode, latitude, longitude }: PickupTown): Row[] {
  const random = createRandom(`pickup points ${town}`);
  const [first, second] = random.sample(shopNames, 2);
  const around = (degrees: number) => Number((degrees + (random.next() - 0.5) / 50).toFixed(5));
  const named = [
    { kind: 'shop', name: first! },
    { kind: 'shop', name: second! },
    { kind: 'post', name: `Pošta ${town} 1` },
    { kind: 'locker', name: `Výdejní box ${town}` },
  ] as const;
  const places = random.sample(streets, named.length);
  return named.map(({ kind, name }, index) => ({
    kind,
    name,
    street: `${places[index]} ${random.int(1, 98)}`,
    city: town,
    postcode,
    latitude: around(latitude),
    longitude: around(longitude),
    opening_hours: openingHours[kind],
  }));
}

/** Stocktaking everywhere on the last day of the year, and a branch that is painted soon. */
function buildClosures(calendar: Calendar): Row[] {
  const day = (daysAhead: number) => calendar.daysAgo(-daysAhead).slice(0, 10);
  const closures = [
    { branch_id: null, day: `${day(0).slice(0, 4)}-12-31`, note: 'Inventura' },
    { branch_id: 2, day: day(12), note: 'Malování prodejny' },
    { branch_id: 2, day: day(13), note: 'Malování prodejny' },
  ];
  return closures.map((closure, index) => ({ id: index + 1, ...closure }));
}
