import { expectedSpan, nextDeparture } from '#server/features/delivery/index.ts';
import type { FeedFormat } from './feed-format.ts';
import { element, escapeXml, xmlHead } from './xml.ts';

/** Couriers bring parcels by this time of the day; local time of the shop. */
const endOfDelivery = '18:00';

/**
 * Stock and delivery times for Heureka, which reads this feed more often than that of the offers: `item_list` of items
 * with `stock_quantity` and `delivery_time`, whose attribute `orderDeadline` is the last moment to order. Its `depot`s,
 * places of pickup by numbers that Heureka gives them, are not in it.
 */
export const heurekaAvailabilityFormat: FeedFormat = {
  hasSoldOut: false,
  head: () => `${xmlHead}<item_list>\n`,
  end: '</item_list>\n',
  item: ({ id, stock, is_in_prague: isInPrague }, { calendar }) => {
    const { deadline, arrival } = nextDeparture(expectedSpan(isInPrague === true ? 'prague' : 'elsewhere'), calendar);
    return (
      `<item id="${escapeXml(String(id))}">${element('stock_quantity', stock)}` +
      `<delivery_time orderDeadline="${deadline}">${arrival} ${endOfDelivery}</delivery_time></item>\n`
    );
  },
};
