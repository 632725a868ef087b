import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { categories } from '../data/categories/categories.ts';
import { demoShops } from '../data/shops/demo-shops.ts';
import { raiseTotals } from './advert-totals.ts';
import { createAlbum } from './album.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';
import { buildMarket } from './market.ts';
import { buildCatalogue } from './catalogue.ts';
import { buildConversations } from './conversations.ts';
import { buildHeldText } from './held-text.ts';
import { buildNotices } from './notices.ts';
import { buildWatchdogs } from './watchdogs.ts';
import { buildPrivacy } from './privacy.ts';
import { buildPayouts } from './payouts.ts';
import { buildUnfinishedImports } from './unfinished-imports.ts';
import { buildBulkChanges } from './bulk-changes.ts';
import { buildProductImports } from './product-imports.ts';
import { buildBankStatements } from './bank-statements.ts';
import { buildSubscribers } from './subscribers.ts';
import { buildNewsletters } from './newsletters.ts';
import { buildInvitations } from './invitations.ts';
import { buildListViews } from './list-views.ts';
import { buildMailTexts } from './mail-texts.ts';
import { buildContent } from './content.ts';
import { buildDeals } from './deals.ts';
import { reviewDeals } from './deal-reviews.ts';
import { endByDeals } from './ends-by-deals.ts';
import { buildDelivery } from './delivery.ts';
import { buildOrders } from './orders.ts';
import { buildPlaces } from './places.ts';
import { buildProducts, listSellable, products } from './products.ts';
import { buildFigures } from './figures.ts';
import { buildReports } from './reports.ts';
import { buildReviews } from './reviews.ts';
import { buildSellers } from './sellers.ts';
import { buildAgeProofs } from './age-proofs.ts';
import { buildToppings } from './toppings.ts';
import { buildVerifications } from './verifications.ts';
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
  const pages = mergeRows(
    buildContent(calendar, album, demo, people.administratorId),
    buildMailTexts(calendar, people.administratorId),
    buildInvitations(calendar, people.administratorId),
    buildListViews(people.administratorId),
    buildSettings(calendar, album, demo),
  );
  const rows = mergeRows(
    places,
    buildCatalogue(demo),
    people.rows,
    buildReviews(calendar, people),
    { picture: album.pictures.map((picture) => ({ ...picture })) },
    offered,
    market,
    delivery,
    buildOrders(calendar, code, {
      sellable: listSellable(offered),
      accounts: {
        administratorId: people.administratorId,
        clerkId: people.clerkId,
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
    buildAgeProofs(calendar, people.verified.id),
    buildPrivacy(calendar, {
      verifiedId: people.verified.id,
      unverifiedId: people.unverified.id,
      administratorId: people.administratorId,
    }),
    buildVerifications(calendar, demo.shop, {
      verifiedId: people.verified.id,
      unverifiedIds: people.sellers.filter(({ isVerified }) => !isVerified).map(({ id }) => id),
      administratorId: people.administratorId,
    }),
  );
  const toppings = buildToppings(
    calendar,
    demo.shop,
    {
      verifiedId: people.verified.id,
      unverifiedId: people.unverified.id,
      administratorId: people.administratorId,
    },
    rows,
  );
  const talks = buildConversations({
    calendar,
    verifiedId: people.verified.id,
    unverifiedId: people.unverified.id,
    administratorId: people.administratorId,
    rows,
  });
  const strangers = idsOf(
    rows.account!,
    ({ id, scopes, state }) =>
      state === 'approved' &&
      (scopes as string[]).length === 0 &&
      ![people.verified.id, people.unverified.id].includes(Number(id)),
  );
  const conversations = mergeRows(
    talks,
    buildDeals({
      calendar,
      verifiedId: people.verified.id,
      unverifiedId: people.unverified.id,
      strangers: strangers.slice(5, 40),
      rows,
      conversations: talks,
    }),
  );
  reviewDeals(calendar, rows, conversations.deal!);
  Object.assign(rows, endByDeals(rows, conversations.deal!));
  rows.advert_statistics = raiseTotals(rows.advert_statistics!, mergeRows(toppings, conversations));
  const [buyer, ...others] = strangers.toReversed();
  const heldText = buildHeldText({
    calendar,
    authorId: buyer!,
    delivered: others.slice(0, 3),
    held: others.slice(3, 5),
    conversations: conversations.conversation!.length,
    messages: conversations.message!.length,
  });
  const blocks = {
    account_block: [{ account_id: people.verified.id, blocked_id: buyer, blocked_at: calendar.daysAgo(0.2) }],
  };
  const notices = buildNotices(calendar, [people.verified, people.unverified], rows);
  const watchdogs = buildWatchdogs(calendar, [people.verified, people.unverified], rows);
  const subscribers = buildSubscribers(calendar, people.verified.id, rows);
  const newsletters = buildNewsletters(calendar, rows, subscribers);
  const reports = buildReports({
    calendar,
    verifiedId: people.verified.id,
    unverifiedId: people.unverified.id,
    administratorId: people.administratorId,
    rows: mergeRows(rows, conversations),
  });
  const imports = buildProductImports(calendar, people.administratorId, offered);
  const unfinished = buildUnfinishedImports(calendar, people.administratorId, offered);
  const bulkChanges = buildBulkChanges(calendar, people.administratorId, offered);
  const bank = buildBankStatements(calendar, code, people.administratorId, rows);
  const payouts = buildPayouts(calendar, code, people, rows);
  const figures = buildFigures({
    calendar,
    sellable: listSellable(offered),
    influencerId: people.influencerId,
    branchIds: idsOf(places.branch!, ({ kind }) => kind === 'store'),
    categoryOf: new Map(offered.listing!.map(({ id, category_id: category }) => [Number(id), Number(category)])),
    purchasePriceOf: new Map(
      offered.product!.map((row) => [Number(row.listing_id), row.purchase_price_minor as number | null]),
    ),
    carrierIds: idsOf(delivery.carrier!, () => true),
    methodIds: idsOf(delivery.payment_method!, () => true),
    delivery: demo.shop.code === 'cz' ? 9900 : 390,
  });
  return mergeRows(
    rows,
    bank,
    imports,
    unfinished,
    bulkChanges,
    payouts,
    toppings,
    conversations,
    heldText,
    blocks,
    notices,
    watchdogs,
    subscribers,
    newsletters,
    reports,
    figures,
  );
}

function idsOf(rows: readonly Row[], isWanted: (row: Row) => boolean): number[] {
  return rows.filter(isWanted).map(({ id }) => Number(id));
}
