import type { Row, Rows } from '../rows.ts';

/** The totals of adverts, with at least the views and contacts of their days and conversations. */
export function raiseTotals(statistics: readonly Row[], { advert_day: days = [], conversation = [] }: Rows): Row[] {
  const least = new Map<unknown, { views: number; contacts: number }>();
  const add = (id: unknown, views: number, contacts: number) => {
    const known = least.get(id) ?? { views: 0, contacts: 0 };
    least.set(id, { views: known.views + views, contacts: known.contacts + contacts });
  };
  for (const { listing_id: id, views, contacts } of days) add(id, Number(views), Number(contacts));
  const talks = new Map<unknown, number>();
  for (const { listing_id: id } of conversation) talks.set(id, (talks.get(id) ?? 0) + 1);
  return statistics.map((row) => {
    const { views, contacts } = least.get(row.listing_id) ?? { views: 0, contacts: 0 };
    const allContacts = Math.max(Number(row.contacts), contacts, talks.get(row.listing_id) ?? 0);
    return { ...row, contacts: allContacts, views: Math.max(Number(row.views), views, allContacts) };
  });
}
