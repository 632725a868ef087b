import type { Row, Rows } from '../rows.ts';

/** How an advert ends with a deal in this state. */
const endOf: Readonly<Record<string, string>> = { done: 'sell', ended: 'pause' };

/** Adverts of closed deals were sold, and those of deals without goods were paused, when the deal ended. */
export function endByDeals(rows: Rows, deals: readonly Row[]): Pick<Rows, 'advert' | 'advert_event'> {
  const ended = new Map(
    deals
      .filter(({ state }) => String(state) in endOf)
      .map((deal) => [deal.listing_id, { kind: endOf[String(deal.state)], at: deal.ended_at }]),
  );
  return {
    advert: rows.advert!.map((advert) => {
      const end = ended.get(advert.listing_id);
      return end ? { ...advert, state_changed_at: end.at } : advert;
    }),
    advert_event: rows.advert_event!.map((event) => {
      const end = ended.get(event.listing_id);
      return end?.kind === event.kind ? { ...event, happened_at: end!.at } : event;
    }),
  };
}
