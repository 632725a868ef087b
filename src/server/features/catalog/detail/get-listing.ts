import type { ListingDetail } from '#shared/catalog/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { readMissing, readOnce } from '#server/platform/calls/reader-for-pages.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCategoryTexts } from '../category/category.queries.ts';
import { listCards } from '../cards/list-cards.ts';
import { presentDetail, presentProduct } from './listing-detail-presenter.ts';
import {
  findListingFacts,
  findProduct,
  listBranchStock,
  listFurtherOfSeller,
  listListingTexts,
  listPictureKeys,
  listPriceHistory,
  listSales,
  listSimilar,
  type ListingFacts,
} from './listing-detail.queries.ts';

const furtherOfSeller = 6;
const similarListings = 8;

/**
 * Gets an advert or a product with everything that its page shows. Sold adverts stay readable; hidden ones are not found.
 * Pages remember what belongs to the listing alone; what stands beside it changes with its category and its seller.
 */
export async function getListing(
  reader: Reader,
  id: number,
  { locale, discountPercent, now }: { locale: Locale; discountPercent: number; now: Date },
): Promise<ListingDetail> {
  const facts = await readFacts(reader, id, locale);
  if (!facts) throw notFound();
  const [texts, categoryTexts, pictureKeys, further, similar, ofProduct] = await Promise.all([
    readPart(reader, id, 'texts', () => listListingTexts(reader, id)),
    readOnce(reader, `texts ${facts.path.join()}`, ['categories'], () => listCategoryTexts(reader, facts.path)),
    readPart(reader, id, 'pictures', () => listPictureKeys(reader, id)),
    facts.seller_id === null ? [] : listFurtherOfSeller(reader, facts.seller_id, id, furtherOfSeller),
    listSimilar(reader, facts, similarListings),
    facts.kind === 'product' ? readProduct(reader, id, locale) : null,
  ]);
  const listed = await listCards(reader, [...new Set([id, ...further, ...similar])], { locale, discountPercent });
  const cards = new Map(listed.map((card) => [card.id, card]));
  const cardsOf = (ids: readonly number[]) => ids.map((other) => cards.get(other)).filter((card) => card !== undefined);
  const card = cards.get(id);
  if (!card) throw notFound();
  const sellerFurther = cardsOf(further);
  const product = ofProduct?.product
    ? presentProduct(ofProduct.product, card, ofProduct.branches, { ...ofProduct, discountPercent, now })
    : null;
  return presentDetail(
    { card, facts, texts, categoryTexts, pictureKeys, sellerFurther, similar: cardsOf(similar), product },
    locale,
  );
}

async function readFacts(reader: Reader, id: number, locale: Locale): Promise<ListingFacts | undefined> {
  const remembered = {
    keyOf: () => `facts ${id} ${locale}`,
    idOf: (facts: ListingFacts) => facts.id,
    tagsOf: ({ seller_id: seller }: ListingFacts) => [
      `listing:${id}`,
      'categories',
      'countries',
      ...(seller === null ? [] : [`seller:${seller}`]),
    ],
  };
  const [facts] = await readMissing(reader, [id], remembered, async () => {
    const found = await findListingFacts(reader, id, locale);
    return found ? [found] : [];
  });
  return facts;
}

/** @param name unique, as it is the key under which pages remember the part */
function readPart<Part extends object | undefined>(
  reader: Reader,
  id: number,
  name: string,
  read: () => Promise<Part>,
): Promise<Part> {
  return readOnce(reader, `${name} of ${id}`, [`listing:${id}`], read);
}

async function readProduct(reader: Reader, id: number, locale: Locale) {
  const [product, branches, sales, history] = await Promise.all([
    // Its category says whether it may be discounted.
    readOnce(reader, `product ${locale} of ${id}`, [`listing:${id}`, 'categories'], () =>
      findProduct(reader, id, locale),
    ),
    readPart(reader, id, 'stock', () => listBranchStock(reader, id)),
    readPart(reader, id, 'sales', () => listSales(reader, id)),
    readPart(reader, id, 'prices', () => listPriceHistory(reader, id)),
  ]);
  return { product, branches, sales, history };
}
