import { msg, plural } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { dayIn } from '#server/features/branches/index.ts';
import type { Span } from '#server/features/delivery/index.ts';
import type { OrderDetailRow } from '../order-detail.queries.ts';

type Promised = Pick<
  OrderDetailRow,
  'state' | 'placed_at' | 'expected_from' | 'expected_to' | 'promised_min_days' | 'promised_max_days'
>;

interface Reading {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly shop: Shop;
  readonly at: Date;
}

/**
 * How many working days an order takes once it is paid; null when it awaits no payment. The stored dates hold only if it
 * is paid on the day of the order: later payments renew them (`settleOrder`). So the text names both on that day, and
 * only the number of days afterwards.
 */
export function daysAfterPayment(
  { state, placed_at, promised_min_days: min, promised_max_days: max, ...dates }: Promised,
  { i18n, locale, shop, at }: Reading,
): Order['delivery']['after_payment'] {
  if (state !== 'waiting_for_payment') return null;
  const span = { min, max };
  const days = spanText(i18n, span);
  const isPlacedToday = dayIn(shop.timeZone, at) === dayIn(shop.timeZone, placed_at);
  if (!isPlacedToday) return { ...span, text: days };
  const range = datesText(dates, locale);
  const today = formatDate(at, locale);
  return { ...span, text: i18n._(msg`${{ range }} při platbě ${{ today }}, jinak ${{ days }}`) };
}

/** The promised dates: one day, or the first and the last. */
export function datesText(
  { expected_from: from, expected_to: to }: Pick<Promised, 'expected_from' | 'expected_to'>,
  locale: Locale,
): string {
  return from === to ? formatDate(from, locale) : `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
}

function spanText(i18n: I18n, { min, max }: Span): string {
  if (min === 0) return i18n._(msg`v den přijetí platby, nejpozději další den, kdy máme otevřeno`);
  const days = i18n._(
    msg`${plural(max, { one: '# pracovní den', few: '# pracovní dny', other: '# pracovních dnů' })} po přijetí platby`,
  );
  return min === max ? days : i18n._(msg`${{ min }} až ${{ days }}`);
}
