import { describe, expect, it } from 'vitest';
import { shopCodes } from '#shared/shop/shops.ts';
import { buildDemo } from './build/build.ts';
import { createCalendar } from './calendar.ts';

describe.each(shopCodes)('the adverts of the demo of %s', (code) => {
  const demo = buildDemo(createCalendar(new Date('2026-11-21T08:00:00Z')), code);
  const published = new Map(demo.listing!.map((listing) => [listing.id, String(listing.published_at)]));
  const begun = (table: string, column: string) =>
    demo[table]!.filter((row) => row.listing_id !== null && row[column] !== null).map((row) => ({
      table,
      listing: row.listing_id,
      at: String(row[column]),
    }));

  it('are older than what was written, agreed and paid for them', () => {
    const requests = new Map(demo.paid_service!.map((service) => [service.id, String(service.started_at)]));
    const events = [
      ...begun('conversation', 'created_at'),
      ...begun('deal', 'offered_at'),
      ...begun('advert', 'topped_from'),
      ...begun('advert_revision', 'submitted_at'),
      ...demo.topping!.map((row) => ({
        table: 'topping',
        listing: row.listing_id,
        at: requests.get(row.service_id)!,
      })),
    ];
    expect(events.length).toBeGreaterThan(80);
    expect(events.filter(({ listing, at }) => !(at > published.get(listing)!))).toEqual([]);
  });

  it('end with the deals that end them', () => {
    const changed = new Map(demo.advert!.map((row) => [row.listing_id, [row.state, row.state_changed_at]]));
    const of = (state: string) => demo.deal!.find((deal) => deal.state === state)!;
    expect(changed.get(of('done').listing_id)).toEqual(['sold', of('done').ended_at]);
    expect(changed.get(of('ended').listing_id)).toEqual(['paused', of('ended').ended_at]);
    const ends = demo.advert_event!.filter(({ kind }) => kind === 'sell' || kind === 'pause');
    for (const { listing_id: id, ended_at: at } of [of('done'), of('ended')])
      expect(ends.filter((event) => event.listing_id === id).map((event) => event.happened_at)).toEqual([at]);
  });

  it('of those whom a visitor logs in as are in every state', () => {
    const statesOf = (username: string) => {
      const { id } = demo.account!.find((account) => account.username === username)!;
      return demo.advert!.filter(({ account_id: of }) => of === id).map(({ state }) => state);
    };
    expect(new Set(statesOf('overeny'))).toEqual(new Set(['approved', 'paused', 'sold', 'expired']));
    expect(statesOf('novy').toSorted()).toEqual(['approved', 'approved', 'paused', 'rejected', 'waiting']);
  });

  it('have at least the views and contacts of their days and conversations', () => {
    const totals = new Map(demo.advert_statistics!.map((row) => [row.listing_id, row]));
    const sums = new Map<unknown, { views: number; contacts: number }>();
    for (const { listing_id: id, views, contacts } of demo.advert_day!) {
      const sum = sums.get(id) ?? { views: 0, contacts: 0 };
      sums.set(id, { views: sum.views + Number(views), contacts: sum.contacts + Number(contacts) });
    }
    const few = [...sums].filter(([id, { views, contacts }]) => {
      const total = totals.get(id)!;
      return Number(total.views) < views || Number(total.contacts) < contacts;
    });
    expect(few).toEqual([]);
    const talks = new Map<unknown, number>();
    for (const { listing_id: id } of demo.conversation!) if (id !== null) talks.set(id, (talks.get(id) ?? 0) + 1);
    expect([...talks].filter(([id, count]) => Number(totals.get(id)!.contacts) < count)).toEqual([]);
    expect([...totals.values()].filter(({ views, contacts }) => Number(views) < Number(contacts))).toEqual([]);
  });
});
