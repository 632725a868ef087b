import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { categories } from '../data/categories/categories.ts';
import { demoShops } from '../data/shops/demo-shops.ts';
import { createAlbum } from './album.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';
import { buildMarket } from './market.ts';
import { buildCatalogue } from './catalogue.ts';
import { buildContent } from './content.ts';
import { buildDelivery } from './delivery.ts';
import { buildOrders } from './orders.ts';
import { buildPlaces } from './places.ts';
import { buildProducts, listSellable, products } from './products.ts';
import { buildSellers } from './sellers.ts';
import { buildSettings } from './settings.ts';

/** All rows of a shop's demo but the documents, whose files are made apart. The same day gives the same rows. */
export function buildDemo(calendar: Calendar, code: ShopCode): Rows {
  const demo = demoShops[code];
  const album = createAlbum();
  const people = buildSellers(calendar, demo);
  // Categories and listings share one sequence.
  const firstProduct = categories.length + 1;
  const offered = buildProducts(calendar, album, firstProduct, demo);
  const market = buildMarket(calendar, album, people, { demo, firstId: firstProduct + products.length });
  const places = buildPlaces(demo);
  const delivery = buildDelivery(calendar, demo.shop);
  const pages = mergeRows(buildContent(calendar, album, demo), buildSettings(calendar, album, demo));
  return mergeRows(
    places,
    buildCatalogue(demo),
    people.rows,
    { picture: album.pictures.map((picture) => ({ ...picture })) },
    offered,
    market,
    delivery,
    buildOrders(calendar, code, {
      sellable: listSellable(offered),
      accounts: {
        administratorId: people.administratorId,
        influencerId: people.influencerId,
        idOf: new Map([
          ['overeny', people.verified.id],
          ['novy', people.unverified.id],
        ]),
      },
      places: {
        branchIds: idsOf(places.branch!, ({ kind }) => kind === 'store'),
        warehouseId: idsOf(places.branch!, ({ kind }) => kind === 'warehouse')[0]!,
        pickupPointIds: idsOf(delivery.pickup_point!, ({ kind }) => kind !== 'locker'),
      },
    }),
    pages,
  );
}

function idsOf(rows: readonly Row[], isWanted: (row: Row) => boolean): number[] {
  return rows.filter(isWanted).map(({ id }) => Number(id));
}
