import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { categories } from '../data/categories/categories.ts';
import { demoShops } from '../data/shops/demo-shops.ts';
import { createAlbum } from '../drawing.ts';
import { mergeRows, type Rows } from '../rows.ts';
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
  const pages = mergeRows(buildContent(calendar, album, demo), buildSettings(calendar, album, demo));
  return mergeRows(
    buildPlaces(demo),
    buildCatalogue(demo),
    people.rows,
    { picture: album.pictures.map((picture) => ({ ...picture })) },
    offered,
    market,
    buildDelivery(calendar, demo.shop),
    buildOrders(calendar, code, listSellable(offered), people.influencerId),
    pages,
  );
}
