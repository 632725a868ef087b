import type { Row, Rows } from '../rows.ts';

/** Raises the views and contacts of adverts to what their days and conversations have. */
export function raiseTotals(statistics: readonly Row[], { advert_day: days = [], conversation = [] }: Rows): void {
  const least = new Map<unknown, { views: number; contacts: number }>();
  const add = (id: unknown, views: number, contacts: number) => {
    const known = least.get(id) ?? { views: 0, contacts: 0 };
    least.set(id, { views: known.views + views, contacts: known.contacts + contacts });
  };
  for (const { listing_id: id, views, contacts } of days) add(id, Number(views), Number(contacts));
  const talks = new Map<unknown, number>();
  for (const { listing_id: id } of conversation) if (id !== null) talks.set(id, (talks.get(id) ?? 0) + 1);
  for (const row of statistics) {
    const { views, contacts } = least.get(row.listing_id) ?? { views: 0, contacts: 0 };
    row.contacts = Math.max(Number(row.contacts), contacts, talks.get(row.listing_id) ?? 0);
    row.views = Math.max(Number(row.views), views, Number(row.contacts));
  }
}
