import { notFound } from '#shared/errors.ts';
import type { DealPage, DealQuery } from '#shared/deals/contract.ts';
import { dealsPerPage } from '#shared/deals/limits.ts';
import { listCards } from '#server/features/catalog/index.ts';
import { listHiddenTexts } from '#server/features/messages/index.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listDealRows } from './deal-list.queries.ts';
import { presentDeal } from './present-deal.ts';

/** @throws not_found beyond the last page */
export async function listDeals(
  reader: Reader,
  accountId: number,
  { lang: locale, folder, page }: DealQuery,
): Promise<DealPage> {
  const { rows, total } = await listDealRows(reader.db, accountId, { folder, page });
  if (page > 1 && rows.length === 0) throw notFound();
  const ids = [...new Set(rows.flatMap(({ listing_id: id }) => (id === null ? [] : [id])))];
  const [cards, hidden] = await Promise.all([
    listCards(reader, ids, { locale, discountPercent: 0 }),
    rows.length === 0
      ? new Set<string>()
      : listHiddenTexts(
          reader.db,
          rows.map((row) => row.conversation_id),
        ),
  ]);
  return {
    deals: rows.map((row) => ({
      ...presentDeal(row, accountId, hidden),
      conversation_id: row.conversation_id,
      subject: row.subject,
      partner: { id: row.partner_id, username: row.partner },
      listing: cards.find(({ id }) => id === row.listing_id) ?? null,
    })),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / dealsPerPage)),
  };
}
