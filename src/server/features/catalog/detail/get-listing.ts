import type { ListingCard, ListingDetail } from '#shared/catalog/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCategoryTexts } from '../category/category.queries.ts';
import { presentCard } from '../cards/listing-card-presenter.ts';
import type { ListingCardRow } from '../cards/listing-card.queries.ts';
import { listCards } from '../cards/list-cards.ts';
import { readOnce } from '../cards/reader-for-pages.ts';
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
} from './listing-detail.queries.ts';

const furtherOfSeller = 6;
const similarListings = 8;

/** Gets an advert or a product with everything that its page shows. Sold adverts stay readable; hidden ones are not found. */
export async function getListing(
  reader: Reader,
  id: number,
  { locale, discountPercent, now }: { locale: Locale; discountPercent: number; now: Date },
): Promise<ListingDetail> {
  const facts = await findListingFacts(reader, id, locale);
  if (!facts) throw notFound();
  const [texts, categoryTexts, pictureKeys, further, similar] = await Promise.all([
    listListingTexts(reader, id),
    readOnce(reader, `texts ${facts.path.join()}`, ['categories'], () => listCategoryTexts(reader, facts.path)),
    listPictureKeys(reader, id),
    facts.seller_id === null ? [] : listFurtherOfSeller(reader, facts.seller_id, id, furtherOfSeller),
    listSimilar(reader, facts, similarListings),
  ]);
  const rows = await listCards(reader, [...new Set([id, ...further, ...similar])], locale);
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, locale, discountPercent)]));
  const cardsOf = (ids: readonly number[]) => ids.map((other) => cards.get(other)).filter((card) => card !== undefined);
  const row = rows.find((other) => other.id === id);
  const card = cards.get(id);
  if (!row || !card) throw notFound();
  const product = facts.kind === 'product' ? await getProduct(reader, { row, card }, locale, now) : null;
  const sellerFurther = cardsOf(further);
  return presentDetail(
    { card, facts, texts, categoryTexts, pictureKeys, sellerFurther, similar: cardsOf(similar), product },
    locale,
  );
}

async function getProduct(
  reader: Reader,
  shown: { readonly row: ListingCardRow; readonly card: ListingCard },
  locale: Locale,
  now: Date,
): Promise<ListingDetail['product']> {
  const { id } = shown.row;
  const [product, branches, sales, history] = await Promise.all([
    findProduct(reader, id, locale),
    listBranchStock(reader, id),
    listSales(reader, id),
    listPriceHistory(reader, id),
  ]);
  return product ? presentProduct(product, shown, branches, { sales, history, now }) : null;
}
