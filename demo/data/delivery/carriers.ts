import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { HeurekaCarrier, ZboziCarrier } from '#shared/feeds/feeds.ts';
import type { ShopCode } from '#shared/shop/shops.ts';
import { text, type Text } from '../../text.ts';

export interface Carrier {
  readonly code: string;
  readonly kind: CarrierKind;
  readonly trackingUrl: string | null;
  /** Working days on top. */
  readonly days: readonly [number, number];
  /** Lighter carts are not offered it. */
  readonly minWeightG?: number;
  readonly name: Text;
  readonly description: Text;
  /** Rows of weight (up to, in grams; null: any), value of the goods (from) and price; minor units. */
  readonly prices: Readonly<
    Record<ShopCode, readonly (readonly [weightG: number | null, goods: number, price: number])[]>
  >;
  readonly payments: readonly PaymentMethodCode[];
  readonly heurekaId?: HeurekaCarrier;
  readonly zboziId?: ZboziCarrier;
}

/** Carriers by id: the first is 1. */
export const carriers: readonly Carrier[] = [
  {
    code: 'courier',
    kind: 'courier',
    heurekaId: 'PPL',
    zboziId: 'PPL',
    trackingUrl: 'https://kuryr.example/zasilka/{code}',
    days: [0, 0],
    name: text('Kurýr na adresu', 'Courier to your address', 'Kurier an Ihre Adresse'),
    description: text(
      'Přiveze zásilku až k vám, předem zavolá. Věk ověří při předání.',
      'Brings the parcel to your door and calls beforehand. Your age is checked at handover.',
      'Bringt die Sendung bis an die Haustür und ruft vorher an. Das Alter wird bei der Übergabe geprüft.',
    ),
    prices: {
      cz: [
        [5_000, 0, 12_900],
        [5_000, 100_000, 9_900],
        [30_000, 0, 17_900],
      ],
      sk: [
        [5_000, 0, 490],
        [5_000, 4_000, 390],
        [30_000, 0, 690],
      ],
    },
    payments: ['card', 'bank_transfer', 'cash_on_delivery'],
  },
  {
    code: 'post',
    kind: 'post',
    heurekaId: 'CESKA_POSTA',
    zboziId: 'CESKA_POSTA',
    trackingUrl: 'https://posta.example/sledovani/{code}',
    days: [1, 1],
    name: text('Balík Do ruky', 'Parcel by post', 'Paket per Post'),
    description: text(
      'Doručí pošta. Nezastihne-li vás, uloží zásilku na vaší poště na sedm dní.',
      'Delivered by post. If you are out, the parcel waits at your post office for seven days.',
      'Die Post stellt zu. Sind Sie nicht da, liegt die Sendung sieben Tage in Ihrer Postfiliale.',
    ),
    prices: {
      cz: [
        [2_000, 0, 9_900],
        [10_000, 0, 13_900],
        [30_000, 0, 18_900],
      ],
      sk: [
        [2_000, 0, 390],
        [10_000, 0, 550],
        [30_000, 0, 750],
      ],
    },
    payments: ['card', 'bank_transfer', 'cash_on_delivery'],
  },
  {
    code: 'pickup_point',
    kind: 'pickup_point',
    heurekaId: 'ZASILKOVNA',
    zboziId: 'ZASILKOVNA',
    trackingUrl: 'https://vydejna.example/zasilka/{code}',
    days: [0, 1],
    name: text('Výdejní místo', 'Pickup point', 'Abholstelle'),
    description: text(
      'Obchod, pošta nebo box ve vašem okolí. Zboží od 18 let vydají jen místa s obsluhou.',
      'A shop, a post office or a parcel locker near you. Only staffed points hand over goods for adults.',
      'Ein Geschäft, eine Postfiliale oder ein Paketautomat in Ihrer Nähe. Ware ab 18 geben nur besetzte Stellen aus.',
    ),
    prices: {
      cz: [
        [5_000, 0, 7_900],
        [5_000, 100_000, 5_900],
        [15_000, 0, 9_900],
      ],
      sk: [
        [5_000, 0, 290],
        [5_000, 4_000, 190],
        [15_000, 0, 390],
      ],
    },
    payments: ['card', 'bank_transfer', 'cash_on_delivery'],
  },
  {
    code: 'branch',
    kind: 'branch',
    trackingUrl: null,
    days: [0, 0],
    name: text('Osobní odběr na prodejně', 'Pickup at one of our branches', 'Abholung in der Filiale'),
    description: text(
      'Zdarma v kterékoli z našich třinácti prodejen. Platí se předem kartou.',
      'Free of charge at any of our thirteen branches. Paid in advance by card.',
      'Kostenlos in jeder unserer dreizehn Filialen. Bezahlt wird vorab mit Karte.',
    ),
    prices: { cz: [[null, 0, 0]], sk: [[null, 0, 0]] },
    payments: ['card'],
  },
  {
    code: 'heavy_courier',
    kind: 'courier',
    heurekaId: 'TOPTRANS',
    zboziId: 'TOPTRANS',
    trackingUrl: 'https://spedice.example/zasilka/{code}',
    days: [1, 2],
    minWeightG: 30_000,
    name: text('Přeprava těžkých zásilek', 'Courier for heavy goods', 'Spedition für schwere Sendungen'),
    description: text(
      'Zásilky od 30 do 300 kg na paletě, složí je dva lidé. Den domluví telefonicky.',
      'From 30 to 300 kg on a pallet, unloaded by two people. The day is agreed by phone.',
      'Von 30 bis 300 kg auf der Palette, abgeladen von zwei Personen. Der Tag wird telefonisch vereinbart.',
    ),
    prices: {
      cz: [
        [50_000, 0, 39_000],
        [300_000, 0, 69_000],
      ],
      sk: [
        [50_000, 0, 1_590],
        [300_000, 0, 2_790],
      ],
    },
    payments: ['card', 'bank_transfer'],
  },
];
