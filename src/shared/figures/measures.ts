/** What is counted for a day. Money is in minor units of the shop's currency. */
export const orderMeasures = [
  'placed',
  'paid',
  'cancelled',
  'refunded',
  'pieces',
  'turnover',
  'net',
  'margin',
  'known_net',
  'charges',
  'discount',
] as const;
export type OrderMeasure = (typeof orderMeasures)[number];

/** Counted from rows. */
export const rowMeasures = [
  'adverts_submitted',
  'adverts_approved',
  'adverts_rejected',
  'adverts_expired',
  'adverts_sold',
  'registrations',
  'verifications',
  'toppings',
  'messages',
  'watchdogs',
] as const;

/** Counted as they happen. */
export const stepMeasures = ['views', 'cart_adds', 'order_forms', 'searches', 'empty_searches'] as const;
export type StepMeasure = (typeof stepMeasures)[number];

export const measures = [...orderMeasures, ...rowMeasures, ...stepMeasures] as const;
export type Measure = (typeof measures)[number];

export const moneyMeasures: readonly Measure[] = ['turnover', 'net', 'margin', 'known_net', 'charges', 'discount'];

/** The parts of the screen whose figures are series over time, with what each shows. */
export const seriesMeasures = {
  overview: ['turnover', 'paid', 'registrations', 'adverts_submitted', 'messages', 'searches'],
  orders: [
    'turnover',
    'net',
    'margin',
    'known_net',
    'placed',
    'paid',
    'cancelled',
    'refunded',
    'pieces',
    'charges',
    'discount',
  ],
  portal: [...rowMeasures],
  searches: ['searches', 'empty_searches'],
  funnel: ['views', 'cart_adds', 'order_forms', 'placed', 'paid'],
} as const satisfies Record<string, readonly Measure[]>;
export type SeriesName = keyof typeof seriesMeasures;
export const seriesNames = Object.keys(seriesMeasures) as [SeriesName, ...SeriesName[]];

/** By what orders are broken down. */
export const breakdowns = [
  'category',
  'product',
  'branch',
  'carrier',
  'payment',
  'channel',
  'voucher',
  'influencer',
] as const;
export type Breakdown = (typeof breakdowns)[number];

/** Rows of a breakdown, and of the searches, on the screen; files have more. */
export const mostRows = 30;

/** A text is kept, and shown, once it was searched this often: a rarer one may be private. */
export const leastSearches = 3;

/** So many days searched texts are kept: a year, to compare with its beginning. */
export const searchDays = 400;

/** Up to how many pieces stock is low. */
export const lowStock = 5;
